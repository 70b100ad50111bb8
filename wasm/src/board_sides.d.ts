/** One side of a product's board: the row of `n` coins of a coin-turning game that all show
 * heads. The sides of a board do not depend on each other, so two workers can compute one each. */
export function productSide(
  request: { game: string; n: NumberLike },
  progress?: ProgressListener,
): ProductSide;
