/* A piece of a large table as pixels, one a cell, and what colour a value has. */

import type { Rgb } from './colour';
import { bitRgb, doublingRgb, fieldRgb } from './nimber-colour';
import { SIDE, type Window } from './plane';

/** Values of a window, row by row. */
export interface Picture {
  window: Window;
  values: Uint32Array;
}

/** How a table is coloured and marked. */
export interface Style {
  /** The bit by which cells are coloured; undefined: by the value. */
  bit: number | undefined;
  /** What decides on the colour of a value: its field, or the doubling that it lies in. */
  scale: 'fields' | 'doublings';
  /** Whether columns end where fields do, too. */
  square: boolean;
  /** Column 0 has no values. */
  hollow: boolean;
}

/** How the table of nim-products is. */
export const PLAIN: Style = { bit: undefined, scale: 'fields', square: true, hollow: false };

/** Values below this have a colour of their own; above, this many share one with their neighbours, which nobody could tell apart. */
const OWN = 4096;
const SHARED = 16;

const palettes = new Map<Scale, Uint32Array>();

/** What is coloured: the bits of a value, or its place among those of its field, or between powers of two. */
type Scale = Style['scale'];

/** The colours of a scale as pixels, by `shade`. */
function palette(scale: Scale): Uint32Array {
  const have = palettes.get(scale);
  if (have) return have;
  const rgb = scale === 'doublings' ? doublingRgb : fieldRgb;
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

/** Bytes of a pixel lie red first, on every machine that browsers run on today. */
function packed([r, g, b]: Rgb): number {
  return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

/** The colour of one value. */
export function rgbOf(value: number, { bit, scale }: Style): Rgb {
  if (bit !== undefined) return bitRgb(value, bit);
  return scale === 'doublings' ? doublingRgb(value) : fieldRgb(value);
}

/** The picture with a pixel for each cell. */
export function painted({ window, values }: Picture, style: Style): HTMLCanvasElement {
  const { rows, columns, columnFrom } = window;
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  if (style.bit === undefined) paintValues(pixels, values, palette(style.scale));
  else paintBit(pixels, values, style.bit);
  if (style.hollow && columnFrom === 0) for (let row = 0; row < rows; row++) pixels[row * columns] = 0;
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
