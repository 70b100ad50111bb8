/* The colours of the values of a table, and a block of it as pixels, one for each cell. */

import { type Rgb, shownRgb, valueRgb } from '../ui/colour';
import type { Block } from './block';
import { SIDE, type Window } from './viewport';

/** The values of a window, row by row. */
export interface Picture {
  window: Window;
  values: Uint32Array;
}

/** The colours and lines of a table. */
export interface Style {
  /** Colours cells by this bit; undefined: by the value. */
  bit: number | undefined;
  /** Whether columns have lines at the ends of fields, as rows have. */
  square: boolean;
  /** Whether column 0 has no values. */
  hollow: boolean;
}

/** The style of the table of nim-products. */
export const PLAIN: Style = { bit: undefined, square: true, hollow: false };

/**
 * Values below `OWN` have a palette entry each; above, `SHARED` consecutive values share one.
 */
const OWN = 4096;
const SHARED = 16;

const palettes = new Map<boolean, Uint32Array>();

/** The colours of values as pixels, by `shade`. */
function palette(dark: boolean): Uint32Array {
  const have = palettes.get(dark);
  if (have) return have;
  const made = Uint32Array.from({ length: OWN + SIDE / SHARED }, (_, index) =>
    packed(valueRgb(index < OWN ? index : (index - OWN) * SHARED, dark)),
  );
  palettes.set(dark, made);
  return made;
}

/** The index of a value in a palette. */
function shade(value: number): number {
  return value < OWN ? value : OWN + Math.floor(value / SHARED);
}

/** A pixel as a 32-bit number with red in its lowest byte (little-endian). */
function packed([r, g, b]: Rgb): number {
  return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

/** The colour of one value; 0 has its usual one by any bit. */
export function rgbOf(value: number, { bit }: Pick<Style, 'bit'>, dark: boolean): Rgb {
  return shownRgb(value, value === 0 ? undefined : bit, dark);
}

/** Draws the block with a pixel for each cell. */
export function pixelsOf(
  { rows, columns, column, values }: Block,
  style: Style,
  dark: boolean,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  if (style.bit === undefined) paintValues(pixels, values, palette(dark));
  else paintBit(pixels, values, style.bit, dark);
  if (style.hollow && column === 0) for (let row = 0; row < rows; row++) pixels[row * columns] = 0;
  context.putImageData(image, 0, 0);
  return canvas;
}

function paintValues(pixels: Uint32Array, values: Uint32Array, colours: Uint32Array): void {
  for (let at = 0; at < values.length; at++) pixels[at] = colours[shade(values[at] ?? 0)] ?? 0;
}

function paintBit(pixels: Uint32Array, values: Uint32Array, bit: number, dark: boolean): void {
  const colours = [0, 1 << bit, bit ? 1 : 2].map((value) => packed(rgbOf(value, { bit }, dark)));
  const [zero = 0, set = 0, unset = 0] = colours;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    pixels[at] = value === 0 ? zero : (value >> bit) & 1 ? set : unset;
  }
}
