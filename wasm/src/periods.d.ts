/** A heap below the pre-period whose value differs from the one that the repetition, continued
 * downwards, gives. */
export interface PeriodException {
  index: number;
  value: number;
  expected: number;
}

/** The data with which a proof can be checked. Index = heap size, from 0. */
export interface PeriodCertificate {
  /** The rules in the form of the criterion. "octal": `digits`, beginning with the one before the
   * point. "repeating": the same, then `tail` repeated. "finite-subtraction": `set`. "all-but":
   * `excluded`. "named": the set `name`, as in the game's notation. */
  rules:
    | { kind: 'octal'; digits: number[] }
    | { kind: 'repeating'; digits: number[]; tail: number[] }
    | { kind: 'finite-subtraction'; set: number[] }
    | { kind: 'all-but'; excluded: number[] }
    | { kind: 'named'; name: string };
  /** The index at which the theorem's hypothesis is tested: its n0 or n1. */
  anchor: number;
  /** How many values were computed for the proof: those of the indices 0..computed-1. */
  computed: number;
  /** The values of the indices 0..preperiod+period-1, from which all others follow. */
  table: Uint32Array;
  /** Whether the proof was checked again, from the rules, by code that is independent of the
   * search; false only where that would take noticeable time. */
  rechecked: boolean;
}

/** The period of a game, as far as the values up to `checkedTo` show or prove it. Index = heap
 * size, from 0 (coin-turning games: coin number, from 1). */
export interface Periodicity {
  game: string;
  /** "proved": holds for all indices. "observed": the computed values repeat, for at least three
   * whole periods, 16 values and half of the computed values. "none": they do not. */
  status: 'proved' | 'observed' | 'none';
  /** The largest index whose value was computed. */
  checkedTo: number;
  /** Not with "none": the first index from which G(n + period) = G(n) + saltus; the least
   * period. */
  preperiod?: number;
  period?: number;
  saltus?: number;
  /** "proved": the theorem, "guy-smith", "window-repetition", "all-but", "laskers-nim" or
   * "closed-form". "none": "closed-form", where a formula shows that there is no period at all. */
  criterion?: string;
  /** "observed", where a theorem applies: the index up to which values would be needed for a
   * proof. */
  neededTo?: number;
  /** "proved": the exceptions by ascending index, at most the first 1,000; how many there are;
   * and the last one. */
  exceptions?: PeriodException[];
  exceptionCount?: number;
  lastException?: PeriodException;
  certificate?: PeriodCertificate;
  /** Where nothing is proved: the repetition that lasted longest before it broke at the index
   * `brokenAt`. */
  broken?: { preperiod: number; period: number; saltus: number; brokenAt: number };
  /** Where values up to `checkedTo` were not computed but follow from the proved period. */
  continued?: Continuation;
}

/** The period of a game, as far as the values up to n show or prove it. */
export function periodicity(
  request: { game: string; n: NumberLike },
  progress?: ProgressListener,
): Periodicity;
