/** Takes over what another instance computed, so that two workers together compute nothing twice: the values of `take:squares`, or of
 * a coin-turning game of runs, from the index `from` on, as `sequence` answered them there; for the latter also `side`, which is what
 * `productSide` answered there for the last of them. Tells how many values are known here then, those of the indices from 0 on;
 * without `values` it only tells that. Values that are known here already are passed over; `from` is at most their number. Whatever is
 * answered later is as right as what was taken over. */
export function takeOver(request: {
  game: string;
  from?: NumberLike;
  values?: Uint32Array;
  side?: ProductSide;
}): number;
