/** How many positions of `heaps` heaps (1 to 16), each of 0..n stones (coin-turning games: coins
 * 1..n), are P-positions: their values have nim-sum 0. Without `ordered` the heaps are a multiset,
 * as in Nim Square: 1 + 2 and 2 + 1 are one position; with it they are two. With `nonempty` no heap
 * has 0 stones. Both numbers are plain decimal digits. Values must be below 1,048,576. */
export function zeroCount(
  request: { game: string; n: NumberLike; heaps: NumberLike; ordered?: boolean; nonempty?: boolean },
  progress?: ProgressListener,
): {
  zeros: string;
  /** All positions. */
  positions: string;
  /** Where values up to n follow from a proved period. */
  continued?: Continuation;
};
