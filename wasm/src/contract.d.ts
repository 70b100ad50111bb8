/** A whole number: text in any notation the parser reads ("100000", "10^5", "1,000"), a safe
 * integer, or a bigint. */
export type NumberLike = string | number | bigint;

/** Called several times a second with the finished part of the work, 0 to 1. Returning `false`,
 * or throwing, stops the work with the error code `cancelled`; any other result, a promise
 * included, continues it. A listener may call the exports, and so may the listeners of these
 * calls, but no deeper: such work fails with the code `memory`. */
export type ProgressListener = (fraction: number) => boolean | void;

/** What every export throws. */
export interface GrundyscopeError {
  /** Stable name: "empty", "not-a-number", "negative", "fraction", "grouping", "mixed-digits",
   * "parentheses", "out-of-range", "missing", "wrong-type", "unknown-field", "unknown-problem",
   * "unknown-game", "no-product", "no-sum", "too-many-lines", "memory", "cycle",
   * "value-overflow", "contradiction", "nesting", "division-by-zero", "expression", "cancelled". */
  code: string;
  /** The field of the request with the error; "" for the request as a whole. */
  field: string;
  /** The error in English. */
  message: string;
  /** What is allowed instead, or was expected at the place of the error. Its English is the last
   * sentence of `message`. */
  allowed?: Message;
  /** What was given, shortened. */
  value: string;
  /** Least allowed number, for a number out of range. */
  min?: string;
  /** Greatest allowed number, for a number out of range. */
  max?: string;
  /** Where in the given text the error begins, in characters from 0. */
  at?: number;
}

/** A game and the ranges of its indices. */
export interface GameInfo {
  game: string;
  /** Largest index for sequence, histogram, density. */
  max: string;
  /** Largest index for explain. */
  explainMax: string;
  /** Largest index for a window of at most 10,000 values of the sequence, given by `from` and
   * `n`. */
  windowMax: string;
  /** The first index that counts as a position: 0 for heaps, 1 for coins. */
  first: number;
  /** Whether the sequence of a large n takes noticeable time ("slow") or not ("fast"). */
  cost: 'fast' | 'slow';
  /** For an own rule: the named game that it is by its form (`proved`), or whose heaps up to
   * `upTo` have the same options, which proves nothing about larger heaps. */
  sameAs?: { game: string; proved: boolean; upTo?: number };
}

/** The proved period from which the values of a game follow, and the index from which they do:
 * G(n + period) = G(n) + saltus for every n >= preperiod. The proof was checked from the rules, by
 * code that is independent of the search; `periodicity` has its certificate. */
export interface Continuation {
  /** The first index whose value was not computed. */
  from: number;
  preperiod: number;
  period: number;
  saltus: number;
  /** The theorem, as in Periodicity. */
  criterion: string;
}

/** What a person is to read: a stable name, from which a page makes a sentence in its reader's
 * language, and the values in it; numbers in plain decimal. */
export interface Message {
  code: string;
  values: Record<string, string | string[]>;
}

export interface SolveAnswer {
  problem: string;
  /** The arguments as the parser read them, plain decimal digits, by parameter name ("n" and the
   * others that were given). */
  arguments: Record<string, string>;
  /** Plain decimal digits. */
  answer: string;
  /** Further results by name, plain decimal digits; lists of them as arrays. See Problem.facts. A
   * list `things` may hold only the first ones where there are very many; the fact `thingCount`
   * is then their number. */
  facts: Record<string, string | string[]>;
  /** Further distributions by name ("moves": nimbers of moves, "row", "column" ...); counts as
   * decimal text. */
  distributions: Array<{ name: string; values: Uint32Array; counts: string[] }>;
  /** Why the answer is what it is, with this question's numbers. */
  why: Message[];
}

/** One side of a board: a row of coins that all show heads. */
export interface ProductSide {
  /** Its value. */
  value: number;
  /** The nimbers by which moves change it, ascending, and for each the number of such moves. */
  changes: Uint32Array;
  counts: Float64Array;
}
