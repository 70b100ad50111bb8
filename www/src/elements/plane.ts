/* Where a large square table is looked at, and what is wanted of it. Pure: numbers in, numbers out. */

/** Rows and columns go from 0 to one less. */
export const SIDE = 65_536;
/** The fewest rows that are shown at once. */
export const NEAREST = 8;
/** What is shown where nobody says. */
export const USUAL = 16;
/** Lines stand where a field ends: the nimbers below each of these are one. */
export const FIELDS = [2, 4, 16, 256, 65_536];

/** The piece of the table that is in view; all in rows and columns, and not always whole ones. */
export interface Place {
  row: number;
  column: number;
  /** As many rows as columns. */
  side: number;
}

/** Every `step`th row and column of a piece of the table. */
export interface Window {
  rowFrom: number;
  columnFrom: number;
  rows: number;
  columns: number;
  step: number;
}

/** A row and a column. */
export type Cell = readonly [row: number, column: number];

export const USUAL_PLACE: Place = { row: 0, column: 0, side: USUAL };

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The same within the table. */
export function within({ row, column, side }: Place): Place {
  const whole = between(NEAREST, side, SIDE);
  return { row: between(0, row, SIDE - whole), column: between(0, column, SIDE - whole), side: whole };
}

/** `factor` times as much in view, with the point that lies at the fractions `across` and `down` of it where it is. */
export function zoomed(place: Place, factor: number, across = 0.5, down = 0.5): Place {
  const side = between(NEAREST, place.side * factor, SIDE);
  const grown = place.side - side;
  return within({ row: place.row + down * grown, column: place.column + across * grown, side });
}

/** Moved by rows and columns. */
export function moved(place: Place, rows: number, columns: number): Place {
  return within({ ...place, row: place.row + rows, column: place.column + columns });
}

/** The way from one place to another, at the fraction t of it: what stays where it is at the end stays there all the way. */
export function underway(from: Place, to: Place, t: number): Place {
  const side = from.side * (to.side / from.side) ** t;
  const along = from.side === to.side ? t : (side - from.side) / (to.side - from.side);
  return {
    row: from.row + along * (to.row - from.row),
    column: from.column + along * (to.column - from.column),
    side,
  };
}

/** From one row that is shown to the next: a power of two, and 1 where each has a pixel of its own. */
export function stepOf(side: number, pixels: number): number {
  let step = 1;
  while (side / step > Math.max(1, pixels)) step *= 2;
  return step;
}

/** What is in view, and a margin around it, so that the picture can be moved before the next one has come. */
export function windowOf(place: Place, pixels: number): Window {
  const step = stepOf(place.side, pixels);
  const margin = place.side / 4;
  const span = (from: number): [number, number] => {
    const first = Math.max(0, Math.floor((from - margin) / step));
    const last = Math.min(SIDE / step - 1, Math.floor((from + place.side + margin) / step));
    return [first * step, last - first + 1];
  };
  const [rowFrom, rows] = span(place.row);
  const [columnFrom, columns] = span(place.column);
  return { rowFrom, columnFrom, rows, columns, step };
}

/** Whether all that is in view at a place, and half of the margin, is in a window, and no coarser than can be seen. */
export function covers(window: Window, place: Place, pixels: number): boolean {
  const { step } = window;
  if (step !== stepOf(place.side, pixels)) return false;
  const margin = place.side / 8;
  const holds = (from: number, count: number, at: number) =>
    from <= Math.max(0, at - margin) && from + count * step >= Math.min(SIDE, at + place.side + margin);
  return (
    holds(window.rowFrom, window.rows, place.row) && holds(window.columnFrom, window.columns, place.column)
  );
}

/** Which value of a window is that of a cell; undefined where it has none. */
export function indexIn(window: Window, [row, column]: Cell): number | undefined {
  const { rowFrom, columnFrom, rows, columns, step } = window;
  const [down, across] = [(row - rowFrom) / step, (column - columnFrom) / step];
  const whole = Number.isInteger(down) && Number.isInteger(across);
  if (!whole || down < 0 || across < 0 || down >= rows || across >= columns) return undefined;
  return down * columns + across;
}

/** The cell at the fractions `across` and `down` of what is in view: the one that is drawn there. */
export function cellAt(place: Place, step: number, across: number, down: number): Cell {
  const snap = (at: number) => between(0, Math.floor(at / step) * step, SIDE - step);
  return [snap(place.row + down * place.side), snap(place.column + across * place.side)];
}

/** The nearest place at which a cell is in view. */
export function showing(place: Place, [row, column]: Cell, step: number): Place {
  const near = (from: number, at: number) => between(at + step - place.side, from, at);
  return within({ ...place, row: near(place.row, row), column: near(place.column, column) });
}

/** Where a key leads from a cell; undefined for a key that leads nowhere. */
export function keyed(key: string, [row, column]: Cell, step: number, page: number): Cell | undefined {
  const by: Record<string, Cell> = {
    ArrowUp: [-step, 0],
    ArrowDown: [step, 0],
    ArrowLeft: [0, -step],
    ArrowRight: [0, step],
    PageUp: [-page, 0],
    PageDown: [page, 0],
    Home: [0, -column],
    End: [0, SIDE],
  };
  const move = by[key];
  if (!move) return undefined;
  const to = (at: number) => between(0, at, SIDE - step);
  return [to(row + move[0]), to(column + move[1])];
}

/** Every how many rows a number can stand, where `room` is what one takes: a power of two. */
export function labelStep(cell: number, room: number): number {
  let step = 1;
  while (step * cell < room && step < SIDE) step *= 2;
  return step;
}
