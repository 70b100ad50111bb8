/** A game on two numbers, row and column. "wythoff": two heaps; take any positive number from
 * one, or the same from both. "euclid": two heaps, none empty; take a positive multiple of the
 * smaller from the larger, leaving some of it. "fibonacci-nim": row = heap, column = limit; take
 * 1 to limit, and the new limit is twice that. */
export type TwoHeapsGame = 'wythoff' | 'euclid' | 'fibonacci-nim';

/** What a move takes from: one heap, both, or (Fibonacci nim) the heap under a limit. */
export type TwoHeapsFrom = 'row' | 'column' | 'both' | 'limit';

export interface CellOption {
  from: TwoHeapsFrom;
  /** Stones taken, from each heap that is taken from. */
  move: number;
  /** Row and column of the cell it leads to. */
  to: [number, number];
  value: number;
}

export interface CellExplanation {
  game: TwoHeapsGame;
  row: number;
  column: number;
  /** The Grundy value: the mex of the options' values. */
  value: number;
  optionCount: number;
  /** The options: from the row, from the column, from both, each by ascending move; at most the
   * first 1,000. */
  options: CellOption[];
  /** How many different values the options have. */
  valueCount: number;
  /** For the least values, ascending: how many options have it, and the first that has it. At
   * most 1,000. */
  byValue: Array<{ value: number; count: number; first: CellOption }>;
}

/** Grundy values of a window of at most 4,194,304 cells, row by row. Rows and columns count from
 * 0 (euclid: from 1) to 4,095 (wythoff), 4,294,967,295 (euclid; also limits of fibonacci-nim),
 * 10,000 (heaps of fibonacci-nim). */
export function table(
  request: {
    game: TwoHeapsGame;
    fromRow: NumberLike;
    fromColumn: NumberLike;
    rows: NumberLike;
    columns: NumberLike;
  },
  progress?: ProgressListener,
): Uint32Array;
/** The mex at one cell, option by option. Limits as in `table`. */
export function tableExplain(
  request: { game: TwoHeapsGame; row: NumberLike; column: NumberLike },
  progress?: ProgressListener,
): CellExplanation;
/** The P-positions of up to 10,000 rows, each with the columns first..last, by the game's
 * theorem; any row up to 10^1000. `last` is absent where they have no end (row 0 of
 * fibonacci-nim). */
export function tableZeros(request: {
  game: TwoHeapsGame;
  fromRow: NumberLike;
  rows: NumberLike;
}): Array<{ row: string; first: string; last?: string }>;
/** Outcome and every winning move of a cell, by the game's theorem, up to 10^1000. Of Fibonacci
 * nim the first 100 and the taking of the whole heap; `complete` is false where there are more.
 * `value`: the Grundy value, for euclid. */
export function tableMoves(request: { game: TwoHeapsGame; row: NumberLike; column: NumberLike }): {
  outcome: 'P' | 'N';
  winning: Array<{ from: TwoHeapsFrom; move: string; to: [string, string] }>;
  complete: boolean;
  value?: string;
};
/** The P-positions of Wythoff's nim number k = from, from + 1, ...: the smaller heap floor(k φ),
 * the larger floor(k φ^2). k up to 10^1000, at most 10,000 of them. */
export function wythoffPairs(request: { from: NumberLike; count: NumberLike }): Array<{
  k: string;
  pair: [string, string];
}>;
