/** Imports values that another instance computed, so that two workers compute nothing twice: the
 * values of `take:squares`, or of a coin-turning game of runs, from the index `from` on, as
 * `sequence` answered them there; for a game of runs also `side`, the answer of `productSide`
 * there for the last of them. Returns how many values, from index 0 on, this instance knows
 * afterwards; without `values` it only returns that. Values that are known already are skipped;
 * `from` is at most their number. Later answers are correct only if the imported values are. */
export function takeOver(request: {
  game: string;
  from?: NumberLike;
  values?: Uint32Array;
  side?: ProductSide;
}): number;
