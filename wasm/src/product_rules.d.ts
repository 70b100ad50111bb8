/** A move of a corner, as a `ProductMove` with the changes that it makes, decimal digits. */
export interface CornerMove {
  rows: number[];
  columns: number[];
  /** By which nimbers it changes the side of the rows and that of the columns. */
  a: string;
  b: string;
  /** The nim-product of a and b. */
  change: string;
  /** The nim-sum of the position's value and `change`: the value that the move leaves. */
  after: string;
}

export interface ProductCorner {
  game: string;
  row: number;
  column: number;
  /** Whether the coin shows heads. If not, no move has its corner here. */
  heads: boolean;
  /** The values of the coin `row` in the game of the rows and of the coin `column` in that of the
   * columns, and their nim-product, the value of a lone head here. Decimal digits. */
  rowValue: string;
  columnValue: string;
  cellValue: string;
  /** The value of the position before the move, decimal digits. */
  value: string;
  /** How many moves have their corner here, decimal digits. */
  moveCount: string;
  /** The first of them, at most `list`: by number of rows, then of columns. */
  moves: CornerMove[];
}

export interface PlayedOut {
  game: string;
  rows: number;
  columns: number;
  /** 2^(rows * columns). */
  positionCount: number;
  /** How many moves all positions have together, decimal digits; each was tried. */
  moveCount: string;
  /** How many positions have another value than the nim-sum of the nim-products of their heads. */
  different: number;
  /** The first of them, an index of `values`; null if there is none. */
  firstDifferent: number | null;
  /** The Grundy value of each position by the rules alone: bit (row - 1) * columns + column - 1 of
   * the index is set for heads. */
  values: Uint32Array;
}

/** The moves whose corner is the cell (`row`, `column`), both from 1 to 64, and what each does to
 * the value of the set of heads. `list` as in `productMoves`. */
export function productCorner(
  request: ProductGame & {
    heads: Array<[NumberLike, NumberLike]>;
    row: NumberLike;
    column: NumberLike;
    list?: NumberLike;
  },
  progress?: ProgressListener,
): ProductCorner;
/** Plays out every position of a board of at most 16 cells by the rules of the product alone, and
 * compares the values with those of the Tartan theorem. Throws "out-of-range" where games have too
 * many moves on it. */
export function productPlayedOut(
  request: ProductGame & { rows: NumberLike; columns: NumberLike },
  progress?: ProgressListener,
): PlayedOut;
