/* Draws the cells of a strip on a canvas: cells or pixels, the period, marks. */

import type { Look } from '../ui/canvas';
import { mixed, type Rgb, rgbFrom, shownRgb, written } from '../ui/colour';
import { gapOf, type Layout, placeOf } from './cells';
import type { Repetition } from './chart';

/** From this size on, cells have digits. */
const NUMBERED = 19;
/** The part of the background in cells of the pre-period. */
const PALE = 0.5;

/** The colour of a cell of the pre-period. */
export const paleOn = (colour: Rgb, paper: Rgb): Rgb => mixed(colour, paper, PALE);

type Context = CanvasRenderingContext2D;

/**
 * Draws values as cells; with `highlighted`, all other values are faded, and have no digits. The
 * first `pale` cells, of the pre-period, are mixed with the background.
 */
export function drawCells(
  context: Context,
  look: Look,
  values: Uint32Array,
  layout: Layout,
  { bit, highlighted, pale }: { bit: number | undefined; highlighted: number | undefined; pale: number },
): void {
  values.forEach((value, cell) => {
    const shown = highlighted === undefined || highlighted === value;
    context.globalAlpha = shown ? 1 : 0.16;
    const own = shownRgb(value, bit);
    const colour = cell < pale ? paleOn(own, rgbFrom(look.paper)) : own;
    drawCell(context, look, { value, cell, colour, digits: shown }, layout);
  });
  context.globalAlpha = 1;
}

function drawCell(
  context: Context,
  look: Look,
  { value, cell, colour, digits }: { value: number; cell: number; colour: Rgb; digits: boolean },
  layout: Layout,
): void {
  const { size } = layout;
  const box = size - gapOf(size);
  const [left, top] = placeOf(cell, layout);
  const numbered = digits && size >= NUMBERED && value <= 999;
  const { ground, ink } = written(colour, numbered && look.strong);
  context.fillStyle = ground;
  if (size < 5) {
    context.fillRect(left, top, box, box);
    return;
  }
  context.beginPath();
  if (value === 0 && size >= 8) context.arc(left + box / 2, top + box / 2, box / 2, 0, 7);
  else context.roundRect(left, top, box, box, box * 0.16);
  context.fill();
  if (!numbered) return;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${Math.min(13, Math.round(size * 0.46))}px ${look.font}`;
  context.fillStyle = ink;
  context.fillText(String(value), left + box / 2, top + box / 2 + 0.5);
}

/** The blocks of a layout as images, so that cells of several screen pixels are sharp. */
export function blockImages(
  pixels: Uint8ClampedArray,
  { columns, rows, blocks }: Layout,
): HTMLCanvasElement[] {
  return Array.from({ length: blocks }, (_, block) => {
    const start = 4 * block * rows * columns;
    return blockImage(pixels.subarray(start, start + 4 * rows * columns), columns, rows);
  });
}

/** Draws the images of `blockImages`. */
export function drawImages(context: Context, images: readonly HTMLCanvasElement[], layout: Layout): void {
  const { columns, rows, size } = layout;
  context.imageSmoothingEnabled = false;
  images.forEach((image, block) => {
    const [left] = placeOf(block * rows * columns, layout);
    context.drawImage(image, left, 0, columns * size, rows * size);
  });
}

/** Marks the start of each period, and shades the pre-period, unless `drawCells` has done so. */
export function drawPeriods(
  context: Context,
  look: Look,
  { from, layout }: { from: number; layout: Layout },
  { preperiod, period }: Repetition,
  shades: boolean,
): void {
  const { size, shown } = layout;
  const box = size - gapOf(size);
  context.fillStyle = look.paper;
  context.globalAlpha = PALE;
  for (let cell = 0; shades && cell < Math.min(shown, preperiod - from); cell++) {
    const [left, top] = placeOf(cell, layout);
    context.fillRect(left - 1, top - 1, size + 1, size + 1);
  }
  context.globalAlpha = 1;
  context.fillStyle = look.ink;
  const before = Math.max(0, Math.ceil((from - preperiod) / period));
  if (period * size < 24) return;
  for (let cell = preperiod + before * period - from; cell < shown; cell += period) {
    const [left, top] = placeOf(cell, layout);
    context.fillRect(left - gapOf(size), top, Math.max(1.5, gapOf(size)), box);
  }
}

/** Frames the chosen index and the one at the cursor. */
export function drawMarks(
  context: Context,
  look: Look,
  { from, layout }: { from: number; layout: Layout },
  { chosen, cursor }: { chosen: number | undefined; cursor: number | undefined },
): void {
  const { size, per, shown } = layout;
  for (const [n, strong] of [
    [chosen, false],
    [cursor, true],
  ] as const) {
    const cell = n === undefined ? -1 : Math.floor((n - from) / per);
    if (cell < 0 || cell >= shown) continue;
    const [left, top] = placeOf(cell, layout);
    const box = size - gapOf(size);
    // A pixel would be invisible: mark it by a ring.
    const out = Math.max(0, 6 - size / 2);
    context.strokeStyle = look.paper;
    context.lineWidth = 4;
    if (out) context.strokeRect(left - out, top - out, box + 2 * out, box + 2 * out);
    context.strokeStyle = strong ? look.ink : look.act;
    context.lineWidth = 2;
    context.strokeRect(left - out, top - out, box + 2 * out, box + 2 * out);
  }
}

function blockImage(pixels: Uint8ClampedArray, columns: number, rows: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const image = canvas.getContext('2d')?.createImageData(columns, rows);
  image?.data.set(pixels);
  if (image) canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}
