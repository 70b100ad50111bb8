/*
 * The set of heads on a board, and its notation in links: "all", "none", cells such as "2,3.5,7",
 * or one hexadecimal number a row, "x81.0.ff", whose bit 0 is column 1. Pure functions.
 */

import type { Cell } from '../../grid/cell';

export interface Size {
  rows: number;
  columns: number;
}

/** Characters of cells that are not worth shortening. */
const READABLE = 24;

/** Heads by row, then column: bit (column - 1) of entry (row - 1). */
export type Heads = readonly number[];

const full = ({ columns }: Size) => 2 ** columns - 1;

export const allHeads = (size: Size): Heads => Array.from({ length: size.rows }, () => full(size));
export const noHeads = ({ rows }: Size): Heads => Array.from({ length: rows }, () => 0);

export function isHead(heads: Heads, { row, column }: Cell): boolean {
  return (((heads[row - 1] ?? 0) >>> (column - 1)) & 1) === 1;
}

/** The heads after all coins in these rows and columns are turned. */
export function turned(heads: Heads, rows: readonly number[], columns: readonly number[]): Heads {
  const mask = columns.reduce((sum, column) => sum | (1 << (column - 1)), 0);
  return heads.map((line, at) => (rows.includes(at + 1) ? (line ^ mask) >>> 0 : line));
}

/** The cells of the heads, by row, then column. */
export function cellsOf(heads: Heads): Cell[] {
  return heads.flatMap((line, at) => {
    const cells: Cell[] = [];
    for (let column = 1; line >>> (column - 1) !== 0; column++) {
      const cell = { row: at + 1, column };
      if (isHead(heads, cell)) cells.push(cell);
    }
    return cells;
  });
}

/** Reads the heads of a link; undefined if it is none. Cells beyond the board are left out. */
export function readHeads(text: string, size: Size): Heads | undefined {
  const written = text.trim().toLowerCase();
  if (written === 'all') return allHeads(size);
  if (written === 'none') return noHeads(size);
  if (/^x[\da-f]{1,8}(?:\.[\da-f]{1,8})*$/.test(written)) {
    const lines = written.slice(1).split('.');
    return noHeads(size).map((_, at) => (Number.parseInt(lines[at] ?? '0', 16) & full(size)) >>> 0);
  }
  if (!/^\d{1,3},\d{1,3}(?:\.\d{1,3},\d{1,3})*$/.test(written)) return undefined;
  let heads = noHeads(size);
  for (const cell of written.split('.')) {
    const [row = 0, column = 0] = cell.split(',').map(Number);
    const isNew = column >= 1 && column <= size.columns && !isHead(heads, { row, column });
    if (isNew) heads = turned(heads, [row], [column]);
  }
  return heads;
}

/** The heads in a link: a few as cells, which can be read, others as briefly as possible. */
export function writeHeads(heads: Heads, size: Size): string {
  if (heads.every((line) => line === 0)) return 'none';
  if (heads.every((line) => line === full(size))) return 'all';
  const cells = cellsOf(heads)
    .map(({ row, column }) => `${row},${column}`)
    .join('.');
  const lines = `x${heads.map((line) => line.toString(16)).join('.')}`.replace(/(?:\.0)+$/, '');
  return cells.length <= Math.max(READABLE, lines.length) ? cells : lines;
}
