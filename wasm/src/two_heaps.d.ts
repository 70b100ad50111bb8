/** A game on two numbers, row and column, in requests as `game`. "wythoff": two heaps; take any
 * positive number from one, or the same from both. "euclid": two heaps, none empty; take a positive
 * multiple of the smaller from the larger, leaving some of it. "euclid-to-zero": the same, and all
 * of the larger heap may be taken; the player who empties a heap wins. "fibonacci-nim": row = heap,
 * column = limit; take 1 to limit, and the new limit is twice that.
 *
 * Further notations: "wythoff:R" with R from 1 to 32: from both heaps two numbers whose difference
 * is below R. "dynamic:R" with R from 1 to 64: as "fibonacci-nim", and the new limit is R times
 * what was taken. "rule:((a,b) to (a-1,b), (a,b-1))": an own rule of two coordinates, row and
 * column, or of three, whose last one is the field `layer`. */
export type TwoHeapsGame = 'wythoff' | 'euclid' | 'euclid-to-zero' | 'fibonacci-nim';

/** What a move takes from: one heap, both, or the heap under a limit; "rule": what an own rule
 * says. */
export type TwoHeapsFrom = 'row' | 'column' | 'both' | 'limit' | 'rule';

/** A game on two numbers, and the range of its table. */
export interface TableGame {
  /** The canonical notation. */
  game: string;
  /** 2, or 3 for an own rule with layers. */
  coordinates: number;
  /** The least row and column: 1 for Euclid; for an own rule, where its board begins. */
  first: number;
  /** The greatest row and column of which `table` gives values; of an own rule only as far as
   * positions lead to at most 1,048,576 others. */
  maxRow: number;
  maxColumn: number;
}

export interface CellOption {
  from: TwoHeapsFrom;
  /** Stones taken, from each heap that is taken from; "rule": the number of the option in the
   * order of the rule, from 1. */
  move: number;
  /** Stones taken from the column, where it is another number than from the row. */
  also?: number;
  /** Row and column of the cell it leads to. */
  to: [number, number];
  /** The third coordinate of that cell. */
  layer?: number;
  /** The other positions of the sum that an option of an own rule leaves. */
  and?: number[][];
  value: number;
}

export interface CellExplanation {
  game: string;
  row: number;
  column: number;
  layer?: number;
  /** The Grundy value: the mex of the options' values. */
  value: number;
  optionCount: number;
  /** The options: from the row, from the column, from both, each by ascending move, or in the
   * order of the rule; at most the first 1,000. */
  options: CellOption[];
  /** How many different values the options have. */
  valueCount: number;
  /** For the least values, ascending: how many options have it, and the first that has it. At
   * most 1,000. */
  byValue: Array<{ value: number; count: number; first: CellOption }>;
}

/** The game of a notation, before anything is computed. An error in a rule points at the place. */
export function tableGame(request: { game: string }): TableGame;
/** Grundy values of a window of at most 4,194,304 cells, row by row. Rows and columns count from
 * 0 (euclid: from 1) to 4,095 (wythoff), 1,023 (wythoff:2 and further), 4,294,967,295 (euclid; also
 * limits of fibonacci-nim and dynamic), 10,000 (heaps of fibonacci-nim and dynamic). Of an own rule
 * cells that do not exist have the value 0, and all cells together lead to at most 1,048,576
 * positions. A rule that leads back to a position is refused with the code `cycle`, one that leads
 * to more positions with `out-of-range`; where both are so, with either. */
export function table(
  request: {
    game: string;
    fromRow: NumberLike;
    fromColumn: NumberLike;
    rows: NumberLike;
    columns: NumberLike;
    layer?: NumberLike;
  },
  progress?: ProgressListener,
): Uint32Array;
/** The mex at one cell, option by option. Limits as in `table`. */
export function tableExplain(
  request: { game: string; row: NumberLike; column: NumberLike; layer?: NumberLike },
  progress?: ProgressListener,
): CellExplanation;
/** The P-positions of up to 10,000 rows, each with the columns first..last, but for the column
 * `except` (euclid-to-zero: the row itself), by the game's theorem; any row up to 10^1000. `last`
 * is absent where they have no end (row 0 of fibonacci-nim). Not for own rules. */
export function tableZeros(request: {
  game: string;
  fromRow: NumberLike;
  rows: NumberLike;
}): Array<{ row: string; first: string; last?: string; except?: string }>;
/** Outcome and every winning move of a cell, by the game's theorem, up to 10^1000. Of fibonacci-nim
 * and dynamic the first 100 and the taking of the whole heap; `complete` is false where there are
 * more. Of an own rule by the values of the options, within the limits of `table`, the first 1,000.
 * `value`: the Grundy value, for both versions of euclid and own rules. */
export function tableMoves(
  request: { game: string; row: NumberLike; column: NumberLike; layer?: NumberLike },
  progress?: ProgressListener,
): {
  outcome: 'P' | 'N';
  winning: Array<{
    from: TwoHeapsFrom;
    move: string;
    also?: string;
    to: [string, string];
    layer?: string;
    and?: string[][];
  }>;
  complete: boolean;
  value?: string;
};
