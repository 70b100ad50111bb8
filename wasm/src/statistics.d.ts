export interface Histogram {
  /** The values that occur, ascending. */
  values: Uint32Array;
  /** How often each occurs. */
  counts: Uint32Array;
  /** Where values up to n follow from a proved period. */
  continued?: Continuation;
}

/** Indices, and the values there; both arrays are of one length. */
export interface Entries {
  indices: Uint32Array;
  values: Uint32Array;
}

export interface Records {
  /** Where the value is greater than every value before, by ascending index. */
  maxima: Entries;
  /** For each value that occurs, ascending, the first index that has it. */
  first: Entries;
  /** Where values up to n follow from a proved period. */
  continued?: Continuation;
}

export interface Zeros {
  /** The indices whose value is 0, ascending; at most the first 1,000,000. */
  zeros: Uint32Array;
  /** How many there are. */
  count: number;
  /** Where values up to n follow from a proved period. */
  continued?: Continuation;
}

/** How often each Grundy value occurs among the indices 0..n (coin-turning games: 1..n). */
export function histogram(request: { game: string; n: NumberLike }, progress?: ProgressListener): Histogram;
/** Records among the indices 0..n (coin-turning games: 1..n). */
export function records(request: { game: string; n: NumberLike }, progress?: ProgressListener): Records;
/** The indices from `from` (default 0; coin-turning games: 1) to n whose value is 0. */
export function zeros(
  request: { game: string; n: NumberLike; from?: NumberLike },
  progress?: ProgressListener,
): Zeros;
