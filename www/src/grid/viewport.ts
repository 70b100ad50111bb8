/* The visible part of a large square table, and the values that it needs. Pure functions. */

/** The number of rows and of columns. */
export const SIDE = 65_536;
/** The smallest number of visible rows. */
export const NEAREST = 8;
/** The number of visible rows at first. */
export const USUAL = 16;
/** The nimbers below each of these form a field; lines mark the boundaries. */
export const FIELDS = [2, 4, 16, 256, 65_536];

/** The visible part of the table, in rows and columns; may be fractional. */
export interface Place {
  row: number;
  column: number;
  /** The number of rows, and of columns. */
  side: number;
}

/** Every `step`th row and column of a part of the table. */
export interface Window {
  rowFrom: number;
  columnFrom: number;
  rows: number;
  columns: number;
  step: number;
}

/** A row and a column. */
export type RowColumn = readonly [row: number, column: number];

export const USUAL_PLACE: Place = { row: 0, column: 0, side: USUAL };

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The place moved and resized to lie within the table. */
export function within({ row, column, side }: Place): Place {
  const whole = between(NEAREST, side, SIDE);
  return { row: between(0, row, SIDE - whole), column: between(0, column, SIDE - whole), side: whole };
}

/**
 * The place zoomed to `factor` times its size; the point at the fractions `across` and `down` keeps
 * its position.
 */
export function zoomed(place: Place, factor: number, across = 0.5, down = 0.5): Place {
  const side = between(NEAREST, place.side * factor, SIDE);
  const grown = place.side - side;
  return within({ row: place.row + down * grown, column: place.column + across * grown, side });
}

/** The place moved by rows and columns. */
export function moved(place: Place, rows: number, columns: number): Place {
  return within({ ...place, row: place.row + rows, column: place.column + columns });
}

/**
 * The place at the fraction t of a transition: a point that has the same position at both ends
 * keeps it throughout.
 */
export function underway(from: Place, to: Place, t: number): Place {
  const side = from.side * (to.side / from.side) ** t;
  const along = from.side === to.side ? t : (side - from.side) / (to.side - from.side);
  return {
    row: from.row + along * (to.row - from.row),
    column: from.column + along * (to.column - from.column),
    side,
  };
}

/**
 * The distance between two drawn rows: a power of two, and 1 if each row has at least a pixel.
 */
export function stepOf(side: number, pixels: number): number {
  let step = 1;
  while (side / step > Math.max(1, pixels)) step *= 2;
  return step;
}

/**
 * The window of values for a place, with a margin, so that it can be moved before the next one
 * arrives.
 */
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

/**
 * Whether a window contains the place with half of the margin, at the full resolution.
 */
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

/** The index of a cell's value in a window; undefined if the window does not contain it. */
export function indexIn(window: Window, [row, column]: RowColumn): number | undefined {
  const { rowFrom, columnFrom, rows, columns, step } = window;
  const [down, across] = [(row - rowFrom) / step, (column - columnFrom) / step];
  const whole = Number.isInteger(down) && Number.isInteger(across);
  if (!whole || down < 0 || across < 0 || down >= rows || across >= columns) return undefined;
  return down * columns + across;
}

/**
 * The cell that is drawn at the fractions `across` and `down` of the view.
 */
export function cellAt(place: Place, step: number, across: number, down: number): RowColumn {
  const snap = (at: number) => between(0, Math.floor(at / step) * step, SIDE - step);
  return [snap(place.row + down * place.side), snap(place.column + across * place.side)];
}

/** The nearest place that contains a cell. */
export function showing(place: Place, [row, column]: RowColumn, step: number): Place {
  const near = (from: number, at: number) => between(at + step - place.side, from, at);
  return within({ ...place, row: near(place.row, row), column: near(place.column, column) });
}

/** The cell to which a key leads; undefined for any other key. */
export function keyed(
  key: string,
  [row, column]: RowColumn,
  step: number,
  page: number,
): RowColumn | undefined {
  const by: Record<string, RowColumn> = {
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

/** The number of rows from one label to the next, if a label takes `room`: a power of two. */
export function labelStep(cell: number, room: number): number {
  let step = 1;
  while (step * cell < room && step < SIDE) step *= 2;
  return step;
}
