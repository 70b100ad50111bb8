/** A product of two coin-turning games: as one text "A x B" ("coins:runs:triangular x
 * coins:runs:squares"), or as its games, `a` for the rows and `b` for the columns. Other games
 * throw the code "no-product". */
export type ProductGame = { game: string } | { a: string; b: string };

export interface ProductBoard {
  game: string;
  fromRow: number;
  fromColumn: number;
  rows: number;
  columns: number;
  /** Row by row; values[(r - fromRow) * columns + (c - fromColumn)] is the value of a lone head
   * at row r, column c. */
  values: Uint32Array;
}

/** A move on a board: every coin in one of these rows and one of these columns is turned. Both
 * ascend; the coin in the last row and column goes from heads to tails. */
export interface ProductMove {
  rows: number[];
  columns: number[];
}

export interface ProductMoves {
  game: string;
  /** The nim-sum of the values of the heads, decimal digits. */
  value: string;
  outcome: 'P' | 'N';
  /** How many moves there are, and how many of them win, decimal digits. */
  moveCount: string;
  winningCount: string;
  /** The first of those that win: corners row by row, then by number of rows and of columns; at
   * most `list`. */
  winning: ProductMove[];
  /** How many pairs of changes win. */
  pairCount: number;
  /** The first of them by ascending `a`, at most `list`: the nim-product of a and b is the value,
   * and `moves` moves change the sides so, decimal digits. */
  pairs: Array<{ a: number; b: number; moves: string }>;
}

/** The values of a window of the board, `rows` x `columns` cells (at most 2^22) from (`fromRow`,
 * `fromColumn`) on, default (1, 1). Row or column 0 is no coin and has the value 0. */
export function productBoard(
  request: ProductGame & {
    rows: NumberLike;
    columns: NumberLike;
    fromRow?: NumberLike;
    fromColumn?: NumberLike;
  },
  progress?: ProgressListener,
): ProductBoard;
/** All winning moves from a set of heads, given as pairs [row, column] from 1 to 64. `list`: how
 * many are listed, 0 to 10,000, default 100; all are counted. */
export function productMoves(
  request: ProductGame & { heads: Array<[NumberLike, NumberLike]>; list?: NumberLike },
  progress?: ProgressListener,
): ProductMoves;
