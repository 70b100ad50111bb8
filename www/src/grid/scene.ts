/* The parts of a drawn table, and its layout. */

import type { Block } from './block';
import type { Cell } from './cell';
import type { Style } from './pixels';

/** The rows and columns in view, from a cell on; may be fractional. */
export interface View extends Cell {
  rows: number;
  columns: number;
}

/** The layout of a table in drawing units: see `unit` in ui/canvas.ts. */
export interface Measures {
  /** Room for the numbers along the edges. */
  gutter: { left: number; top: number };
  /** The smallest size at which cells are drawn one by one, with round zeros. */
  separate: number;
  /** The gap between cells of a size. */
  gap(size: number): number;
  /** The radius of corners, as a fraction of the cell. */
  corner: number;
  /**
   * The font size of numbers in cells of a size, for a maximum number of digits; 0 if they would be
   * illegible.
   */
  figures(size: number, digits: number): number;
  /** The frame around a marked cell: its minimum size and its line width. */
  frame: { min: number; line: number };
  edges: {
    font: number;
    /** The number of rows from one label to the next, if a label takes `room`. */
    step(size: number, room: number): number;
    /** Numbers closer than this to the corner are left out. */
    clear: number;
    /** Whether the labels of the marked cell are bold. */
    marked: boolean;
  };
  /** The rows and columns that have a line before them. */
  bounds: readonly number[];
  /** Whether cells without a value have a background. */
  ground: boolean;
}

/** Everything to draw. */
export interface Scene {
  view: View;
  block: Block | undefined;
  /** Returns the block as pixels, drawn on the first call. */
  pixels: () => HTMLCanvasElement | undefined;
  style: Style;
  cursor: Cell | undefined;
  chosen: Cell | undefined;
  /** Cells to join by a line. */
  path: readonly Cell[];
}
