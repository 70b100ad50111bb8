/** A heap whose value is not the one that the repetition, continued to below the pre-period, would give it. */
export interface PeriodException {
  index: number;
  value: number;
  expected: number;
}

/** All that someone needs to check the proof. Index = heap size, from 0. */
export interface PeriodCertificate {
  /** The rules in the words of the criterion. "octal": `digits`, from the one before the point on. "repeating": the
   * same, then `tail` for ever. "finite-subtraction": `set`. "all-but": `excluded`. */
  rules:
    | { kind: 'octal'; digits: number[] }
    | { kind: 'repeating'; digits: number[]; tail: number[] }
    | { kind: 'finite-subtraction'; set: number[] }
    | { kind: 'all-but'; excluded: number[] };
  /** The index at which the theorem's hypothesis is tested: its n0 or n1. */
  anchor: number;
  /** How many values were computed for the proof: those of the indices 0..computed-1. */
  computed: number;
  /** The values of the indices 0..preperiod+period-1, from which all others follow. */
  table: Uint32Array;
  /** Whether it was checked here again, from the rules, by code that shares nothing with what found it; false only
   * where that would take noticeable time. */
  rechecked: boolean;
}

/** What the values of the indices up to `checkedTo` say about a game's period. Index = heap size, from 0 (coin-turning
 * games: coin number, from 1). */
export interface Periodicity {
  game: string;
  /** "proved": holds for ever. "observed": the values repeat as far as they were computed, at least three whole
   * periods, 16 values and half of what was computed. "none": they do not. */
  status: 'proved' | 'observed' | 'none';
  /** The largest index that was looked at. */
  checkedTo: number;
  /** Not with "none": the first index from which G(n + period) = G(n) + saltus; the least period. */
  preperiod?: number;
  period?: number;
  saltus?: number;
  /** "proved": the theorem, "guy-smith", "window-repetition", "all-but" or "laskers-nim". "none": "closed-form", where
   * a formula shows that there is no period at all. */
  criterion?: string;
  /** "observed", where a theorem applies: the index up to which values would be needed for a proof. */
  neededTo?: number;
  /** "proved": the exceptions by ascending index, at most the first 1,000; how many there are; and the last one. */
  exceptions?: PeriodException[];
  exceptionCount?: number;
  lastException?: PeriodException;
  certificate?: PeriodCertificate;
  /** Where nothing is proved: the repetition that lasted longest before it broke at the index `brokenAt`. */
  broken?: { preperiod: number; period: number; saltus: number; brokenAt: number };
}

/** One Grundy value. */
export interface GrundyValue {
  game: string;
  /** Plain decimal digits. */
  n: string;
  /** Plain decimal digits. */
  value: string;
  /** "computed": the sequence was computed up to n. "closed-form": by a formula. "period": by a proved period. */
  source: 'computed' | 'closed-form' | 'period';
}

/** What the values of the indices up to n say about the game's period. */
export function periodicity(
  request: { game: string; n: NumberLike },
  progress?: ProgressListener,
): Periodicity;
/** The Grundy value at n, up to 10^1000 for games with a proved period or a closed form. */
export function value(request: { game: string; n: NumberLike }, progress?: ProgressListener): GrundyValue;
