/** Where the values of two games differ. Index = heap size, from 0; from 1 where one of them is a game of coins. */
export interface Comparison {
  /** As they are written back. */
  games: [string, string];
  /** The first index that was compared, and the last. */
  from: number;
  checkedTo: number;
  /** How many indices have different values; the first and the last of them, absent where there is none. */
  differences: number;
  firstDifference?: number;
  lastDifference?: number;
  /** The first index from which on all values that were compared are the same; absent where the last ones differ. */
  sameFrom?: number;
  /** "same": proved to be the same from `sameFrom` on, for ever. "different": proved to differ again and again, for
   * ever. "observed": nothing is known but what was compared. */
  verdict: 'same' | 'different' | 'observed';
  /** Why it is proved. "same-rules". "periods": both periods are proved, and `decidedBy` values in a row from the larger
   * pre-period `decidedFrom` on decide it (Fine and Wilf). "growth": both are proved, and grow at different rates.
   * "one-period": one period is proved, and the other game has none. */
  reason?: 'same-rules' | 'periods' | 'growth' | 'one-period';
  decidedFrom?: number;
  decidedBy?: number;
  /** How many of the indices have different values in each of at most `bins` stretches of `binWidth` indices; empty
   * where no bins were asked for. */
  bins: Uint32Array;
  binWidth: number;
}

/** Compares the values of two games up to n, 1,000,000 at most and no further than either game goes. `bins`: 0 (the
 * default) to 4,096. */
export function compare(
  request: { games: [string, string]; n: NumberLike; bins?: NumberLike },
  progress?: ProgressListener,
): Comparison;
