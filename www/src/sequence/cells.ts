/* The layout of the cells of a strip. Pure functions. */

/** The largest number of cells drawn one by one; for more, the engine computes pixels. */
export const CELLS = 8000;
/** The largest number of cells in a row that can be chosen. */
export const WIDEST = 4096;

const HEIGHT = 400;
/** The smallest cells in columns of a period. */
const IN_COLUMNS = 16;
/** The place of the labels of these columns: at their left, and above them. */
const LABELS = { left: 40, top: 22 };

export interface Layout {
  /** The side of a cell, in CSS pixels. */
  size: number;
  /** Heaps in a cell: 1 unless there are more heaps than pixels. */
  per: number;
  /** Cells in a row. */
  columns: number;
  rows: number;
  /** Blocks of rows, side by side. */
  blocks: number;
  /** Whether `columns` cells stand below each other, in columns with labels. */
  down: boolean;
  /** The number of cells that fit, and the number of those shown. */
  fits: number;
  shown: number;
}

/**
 * Lays out `all` heaps in rows, and if rows are short, in several blocks side by side. `wanted` is
 * the chosen number of columns; without it all heaps are in view, however small. With a period
 * they are in columns of it, if all of them are legible then.
 */
export function layoutOf(
  all: number,
  room: number,
  wanted: number | undefined,
  period: number | undefined = undefined,
): Layout {
  const inColumns = period && period > 1 ? columnsDown(all, room, period) : undefined;
  if (inColumns) return inColumns;
  const { size, per, columns } = wanted ? chosen(all, room, wanted) : fitting(all, room);
  const cells = Math.ceil(all / per);
  const fits = Math.max(columns, capacity(size, columns, room));
  const shown = Math.min(cells, fits);
  const rows = Math.max(1, Math.min(Math.floor(HEIGHT / size), Math.ceil(shown / columns)));
  const blocks = Math.max(1, Math.ceil(shown / (rows * columns)));
  return { size, per, columns, rows, blocks, down: false, fits, shown };
}

/** All heaps in columns as long as the period; undefined if the cells would be too small. */
function columnsDown(all: number, room: number, period: number): Layout | undefined {
  const lines = Math.max(1, Math.ceil(all / period));
  const across = Math.floor((room - LABELS.left) / lines);
  const size = Math.min(largest(room), across, Math.floor(HEIGHT / period));
  if (size < IN_COLUMNS) return undefined;
  return {
    ...{ size, per: 1, columns: period, rows: lines, blocks: 1, down: true },
    ...{ fits: lines * period, shown: all },
  };
}

type Size = Pick<Layout, 'size' | 'per' | 'columns'>;

const largest = (room: number) => (room < 500 ? 26 : 30);

/** The chosen number of columns, with the largest cells that show all heaps, down to pixels. */
function chosen(all: number, room: number, wanted: number): Size {
  const columns = Math.min(wanted, room);
  let size = Math.max(1, Math.min(largest(room), Math.floor(room / columns)));
  // Cells of this size are legible; smaller ones only show more rows.
  while (size > 1 && capacity(size, columns, room) < all) size--;
  return { size, per: 1, columns };
}

function fitting(all: number, room: number): Size {
  if (all * 18 <= room) {
    return {
      size: Math.min(largest(room), Math.floor(room / Math.max(1, all))),
      per: 1,
      columns: Math.max(1, all),
    };
  }
  let size = largest(room);
  while (size > 1 && Math.ceil(all / Math.floor(room / size)) * size > HEIGHT) size--;
  if (size > 1) return { size, per: 1, columns: Math.max(1, Math.floor(room / size)) };
  const per = Math.max(1, Math.ceil(all / (room * HEIGHT)));
  return { size: 1, per, columns: Math.max(1, Math.floor(room)) };
}

/**
 * The left and upper edge of a cell. Blocks are a cell apart, or a little more if cells are small.
 */
export function placeOf(cell: number, layout: Layout): [number, number] {
  const { size, columns, rows, down } = layout;
  if (down) return [LABELS.left + Math.floor(cell / columns) * size, LABELS.top + (cell % columns) * size];
  const block = Math.floor(cell / (columns * rows));
  const row = Math.floor(cell / columns) % rows;
  return [block * blockOf(size, columns) + (cell % columns) * size, row * size];
}

/** The cell at a point; undefined between blocks and outside. */
export function cellAt(x: number, y: number, layout: Layout): number | undefined {
  const { size, columns, rows, shown, down } = layout;
  if (down) {
    const line = Math.floor((x - LABELS.left) / size);
    const place = Math.floor((y - LABELS.top) / size);
    if (line < 0 || place < 0 || place >= columns) return undefined;
    return line * columns + place < shown ? line * columns + place : undefined;
  }
  const block = Math.floor(x / blockOf(size, columns));
  const column = Math.floor((x - block * blockOf(size, columns)) / size);
  const row = Math.floor(y / size);
  if (x < 0 || row < 0 || row >= rows || column >= columns) return undefined;
  const cell = (block * rows + row) * columns + column;
  return cell < shown ? cell : undefined;
}

export function widthOf({ size, columns, rows, blocks, down }: Layout): number {
  if (down) return LABELS.left + rows * size;
  return blocks * blockOf(size, columns) - gutter(size);
}

export function heightOf({ size, columns, rows, down }: Layout): number {
  return down ? LABELS.top + columns * size : rows * size;
}

const gutter = (size: number) => Math.max(size, 6);

/** The distance from one block to the next. */
function blockOf(size: number, columns: number): number {
  return columns * size + gutter(size);
}

/** The number of cells that fit. */
function capacity(size: number, columns: number, room: number): number {
  const blocks = Math.max(1, Math.floor((room + gutter(size)) / blockOf(size, columns)));
  return blocks * columns * Math.floor(HEIGHT / size);
}

/** The gap between cells of a size. */
export function gapOf(size: number): number {
  if (size >= 14) return 2;
  return size >= 6 ? 1 : 0;
}

/** Milliseconds within which a width that returns counts as an oscillation. */
const SETTLING = 500;
/** The widest scroll bar, in CSS pixels. */
const SCROLL_BAR = 20;

/**
 * Whether a strip keeps its width though its place has become `more` CSS pixels wider, as wide as
 * it was `after` milliseconds ago. Another cell size can add or remove the page's scroll bar: of
 * two such widths the smaller one is kept. A window that is small for a moment changes it by more.
 */
export const isOscillation = (more: number, after: number): boolean =>
  more > 0 && more < SCROLL_BAR && after < SETTLING;
