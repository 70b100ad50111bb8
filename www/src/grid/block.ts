/* The loaded part of a large table. */

import type { Cell } from './cell';

/** Values row by row; the block's own row and column are those of its first cell. */
export interface Block extends Cell {
  rows: number;
  columns: number;
  values: Uint32Array;
  /** The distance between two rows, and between two columns, of the block; by default 1. */
  step?: number;
}

/** The value of a cell; undefined if the block does not contain it. */
export function valueAt(block: Block, { row, column }: Cell): number | undefined {
  const step = block.step ?? 1;
  const [down, across] = [(row - block.row) / step, (column - block.column) / step];
  const whole = Number.isInteger(down) && Number.isInteger(across);
  if (!whole || down < 0 || across < 0 || down >= block.rows || across >= block.columns) return undefined;
  return block.values[down * block.columns + across];
}
