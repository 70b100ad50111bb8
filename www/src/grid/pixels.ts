/* The colours of the values of a table, and a block of it as pixels, one for each cell. */

import { type Rgb, valueRgb } from '../ui/colour';
import type { Block } from './block';
import { bitRgb, doublingRgb, fieldRgb } from './nimber-colour';
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
  /**
   * What the colour shows: the value's field, the doubling that contains it, or its size.
   */
  scale: 'fields' | 'doublings' | 'values';
  /** Whether columns have lines at the ends of fields, as rows have. */
  square: boolean;
  /** Whether column 0 has no values. */
  hollow: boolean;
}

/** The style of the table of nim-products. */
export const PLAIN: Style = { bit: undefined, scale: 'fields', square: true, hollow: false };

/**
 * Values below `OWN` have a palette entry each; above, `SHARED` consecutive values share one.
 */
const OWN = 4096;
const SHARED = 16;

type Scale = Style['scale'];

const COLOURS: Record<Scale, (value: number) => Rgb> = {
  fields: fieldRgb,
  doublings: doublingRgb,
  values: valueRgb,
};

const palettes = new Map<Scale, Uint32Array>();

/** The colours of a scale as pixels, by `shade`. */
function palette(scale: Scale): Uint32Array {
  const have = palettes.get(scale);
  if (have) return have;
  const rgb = COLOURS[scale];
  const made = Uint32Array.from({ length: OWN + SIDE / SHARED }, (_, index) =>
    packed(rgb(index < OWN ? index : (index - OWN) * SHARED)),
  );
  palettes.set(scale, made);
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

/** The colour of one value. */
export function rgbOf(value: number, { bit, scale }: Style): Rgb {
  return bit === undefined ? COLOURS[scale](value) : bitRgb(value, bit);
}

/** Draws the block with a pixel for each cell. */
export function pixelsOf({ rows, columns, column, values }: Block, style: Style): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  if (style.bit === undefined) paintValues(pixels, values, palette(style.scale));
  else paintBit(pixels, values, style.bit);
  if (style.hollow && column === 0) for (let row = 0; row < rows; row++) pixels[row * columns] = 0;
  context.putImageData(image, 0, 0);
  return canvas;
}

function paintValues(pixels: Uint32Array, values: Uint32Array, colours: Uint32Array): void {
  for (let at = 0; at < values.length; at++) pixels[at] = colours[shade(values[at] ?? 0)] ?? 0;
}

function paintBit(pixels: Uint32Array, values: Uint32Array, bit: number): void {
  const colours = [0, 1 << bit, bit ? 1 : 2].map((value) => packed(bitRgb(value, bit)));
  const [zero = 0, set = 0, unset = 0] = colours;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    pixels[at] = value === 0 ? zero : (value >> bit) & 1 ? set : unset;
  }
}
