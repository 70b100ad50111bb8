/** Where the values of two games differ. Index = heap size, from 0; from 1 where one of them is a
 * game of coins. */
export interface Comparison {
  /** Their canonical notations. */
  games: [string, string];
  /** The first index that was compared, and the last. */
  from: number;
  checkedTo: number;
  /** How many indices have different values; the first and the last of them, absent where there
   * is none. */
  differences: number;
  firstDifference?: number;
  lastDifference?: number;
  /** The first index from which on all values that were compared are the same; absent where the
   * last ones differ. */
  sameFrom?: number;
  /** "same": proved to be the same for all indices from `sameFrom` on. "different": proved to
   * differ at infinitely many indices. "observed": nothing is known beyond the compared
   * indices. */
  verdict: 'same' | 'different' | 'observed';
  /** Why it is proved. "same-rules". "periods": both periods are proved, and `decidedBy` values
   * in a row from the larger pre-period `decidedFrom` on decide it (Fine and Wilf). "growth":
   * both are proved, and grow at different rates. "one-period": one period is proved, and the
   * other game has none. */
  reason?: 'same-rules' | 'periods' | 'growth' | 'one-period';
  decidedFrom?: number;
  decidedBy?: number;
  /** How many of the indices have different values in each of at most `bins` bins of `binWidth`
   * indices; empty where no bins were asked for. */
  bins: Uint32Array;
  binWidth: number;
}

/** Compares the values of two games up to n, at most 1,000,000 and the limits of both games.
 * `bins`: 0 (the default) to 4,096. */
export function compare(
  request: { games: [string, string]; n: NumberLike; bins?: NumberLike },
  progress?: ProgressListener,
): Comparison;
