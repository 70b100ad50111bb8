/* How the cells of a strip are laid. Pure: numbers in, numbers out. */

/** Cells at most. The engine gives up to 10,000 values from anywhere. */
export const CELLS = 8000;
/** Cells in a row at most. */
export const WIDEST = 128;

const HEIGHT = 400;

export interface Layout {
  size: number;
  /** Cells in a row. */
  columns: number;
  rows: number;
  /** Blocks of rows, side by side. */
  blocks: number;
  /** Cells for which there is room, and those that are there. */
  fits: number;
  shown: number;
}

/**
 * Cell size, and how the cells are laid: in rows, and where rows are short, in several blocks side by side. `all` is the
 * length of the whole sequence, of which `here` are at hand: every page of a sequence is laid alike.
 */
export function layoutOf(all: number, here: number, room: number, wanted: number | undefined): Layout {
  const have = Math.min(CELLS, all);
  const most = room < 500 ? 26 : 30;
  let size = most;
  let columns = wanted;
  if (columns) {
    size = Math.max(4, Math.min(most, Math.floor(room / columns)));
    // Smaller cells, as long as they can be read, bring more rows into view.
    while (size > 20 && capacity(size, columns, room) < have) size--;
  } else if (have * 18 <= room) {
    size = Math.min(most, Math.floor(room / Math.max(1, have)));
    columns = Math.max(1, have);
  } else {
    while (size > 10 && Math.ceil(have / Math.floor(room / size)) * size > HEIGHT) size--;
    columns = Math.max(1, Math.floor(room / size));
  }
  const fits = Math.max(columns, Math.min(CELLS - (CELLS % columns), capacity(size, columns, room)));
  const shown = Math.min(here, fits);
  const rows = Math.max(1, Math.min(Math.floor(HEIGHT / size), Math.ceil(shown / columns)));
  const blocks = Math.max(1, Math.ceil(shown / (rows * columns)));
  return { size, columns, rows, blocks, fits, shown };
}

/** Where a cell stands: its left and upper edge. Blocks are a cell apart. */
export function placeOf(cell: number, { size, columns, rows }: Layout): [number, number] {
  const block = Math.floor(cell / (columns * rows));
  const row = Math.floor(cell / columns) % rows;
  return [(block * (columns + 1) + (cell % columns)) * size, row * size];
}

export function widthOf({ size, columns, blocks }: Layout): number {
  return (blocks * (columns + 1) - 1) * size;
}

/** How many cells there is room for. */
function capacity(size: number, columns: number, room: number): number {
  const blocks = Math.max(1, Math.floor((room + size) / ((columns + 1) * size)));
  return blocks * columns * Math.floor(HEIGHT / size);
}

/** Room between cells of that size. */
export function gapOf(size: number): number {
  if (size >= 14) return 2;
  return size >= 6 ? 1 : 0;
}
