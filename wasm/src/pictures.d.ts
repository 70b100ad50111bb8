/** The graph of a part of a sequence, for drawing. Columns and rows begin at multiples of their
 * size, powers of two, so that pictures of neighbouring parts agree where they overlap. */
export interface Raster {
  /** The index at which column 0 begins, and how many indices each column has. */
  from: number;
  width: number;
  columns: number;
  /** The value at which row 0, the lowest, begins, and how many values each row has. */
  base: number;
  step: number;
  rows: number;
  /** The least and the greatest value of what is drawn. */
  least: number;
  most: number;
  /** 0: no value falls there; 1 to 255: one value to `width` values, by the logarithm. Index =
   * row * columns + column. */
  shades: Uint8Array;
}

/** The points (index, value) of `from <= index < to` of a sequence that is shown up to n, as a
 * picture with at least `columns` columns (one for each index where there are fewer, and less
 * than twice as many) and at most `rows` rows. Any part of a sequence takes a few milliseconds
 * once the sequence is computed. */
export function raster(
  request: { game: string; n: NumberLike; from: number; to: number; columns: number; rows: number },
  progress?: ProgressListener,
): Raster;
/** The heaps `from <= n < to` as pixels in a row, `per` heaps each: red, green, blue, 255. A
 * pixel has the mean of its heaps' colours. `palette`: colours by value as 0xRRGGBB; values
 * beyond have the last. `bit`: the palette's first two colours stand for that binary digit of
 * the value, 0 the lowest. */
export function pixels(
  request: {
    game: string;
    from: number;
    to: number;
    per: number;
    palette: ArrayLike<number>;
    bit?: number;
  },
  progress?: ProgressListener,
): Uint8ClampedArray;
