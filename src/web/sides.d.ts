/** One side of a product's board: the row of `n` coins of a coin-turning game that all show heads. The sides of a board do
 * not know of each other, so that two workers can compute one each. */
export function productSide(
  request: { game: string; n: NumberLike },
  progress?: ProgressListener,
): ProductSide;
/** Answers `{ problem: 'flipping-game', n }` as `solve` does, from what `productSide` answered for `coins:runs:triangular`
 * (`rows`) and for `coins:runs:squares` (`columns`). It checks that each has as many moves as `n` coins allow, and no more:
 * the answer is as right as they are. */
export function flippingGameOfSides(
  request: { n: NumberLike; rows: ProductSide; columns: ProductSide },
  progress?: ProgressListener,
): SolveAnswer;
