export interface Density {
  columns: number;
  rows: number;
  /** How many values fall into each cell; row 0 holds the lowest values; index = row * columns +
   * column. */
  counts: Uint32Array;
  /** The least index and one past the greatest, as given and cut to what exists. */
  from: number;
  to: number;
  /** The greatest value in the range; row r holds the values from r*valueStep to (r+1)*valueStep
   * - 1. */
  maxValue: number;
  valueStep: number;
}

/** The points (index, value) of `from <= index < to`, counted on a grid, for drawing. */
export function density(
  request: { game: string; from: number; to: number; columns: number; rows: number },
  progress?: ProgressListener,
): Density;
