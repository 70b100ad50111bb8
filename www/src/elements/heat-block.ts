/* A piece of a large table, as it is at hand. */

import type { Cell } from '../cell';

/** Values row by row; the cell is the upper left one. */
export interface Block extends Cell {
  rows: number;
  columns: number;
  values: Uint32Array;
}

/** The value of a cell, where the block has it. */
export function valueAt(block: Block, { row, column }: Cell): number | undefined {
  const [down, across] = [row - block.row, column - block.column];
  if (down < 0 || across < 0 || down >= block.rows || across >= block.columns) return undefined;
  return block.values[down * block.columns + across];
}
