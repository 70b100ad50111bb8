/** One side of a product's board: the row of `n` coins of a coin-turning game that all show
 * heads. The sides of a board do not depend on each other, so two workers can compute one each. */
export function productSide(
  request: { game: string; n: NumberLike },
  progress?: ProgressListener,
): ProductSide;
/** Answers `{ problem: 'flipping-game', n }` as `solve` does, from the answers of `productSide`
 * for `coins:runs:triangular` (`rows`) and for `coins:runs:squares` (`columns`). The only check
 * is that each has as many moves as `n` coins allow: the answer is correct only if the sides
 * are. */
export function flippingGameOfSides(
  request: { n: NumberLike; rows: ProductSide; columns: ProductSide },
  progress?: ProgressListener,
): SolveAnswer;
