/* Draws the cells of a strip on a canvas: cells or pixels, the period, marks. */

import { grouped } from '../i18n/index';
import type { Look } from '../ui/canvas';
import { type Rgb, shownRgb } from '../ui/colour';
import { written } from '../ui/written';
import { gapOf, type Layout, placeOf } from './cells';
import type { Repetition } from './chart';

/** From this size on, cells have digits. */
const NUMBERED = 19;
/** The part of the background in pixels of the pre-period. */
const PALE = 0.5;
/** Cells from one label of a column to the next. */
const LABELLED = 2;

type Context = CanvasRenderingContext2D;

/** Draws values as cells; with `highlighted`, all other values are faded, and have no digits. */
export function drawCells(
  context: Context,
  look: Look,
  values: Uint32Array,
  layout: Layout,
  { bit, highlighted }: { bit: number | undefined; highlighted: number | undefined },
): void {
  values.forEach((value, cell) => {
    const shown = highlighted === undefined || highlighted === value;
    context.globalAlpha = shown ? 1 : 0.16;
    drawCell(context, look, { value, cell, colour: shownRgb(value, bit, look.dark), digits: shown }, layout);
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
  const { ground, ink } = written(colour, { ...look, strong: numbered && look.strong });
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

/**
 * The cells of the pre-period whose values do not fit the repetition continued backwards, as far
 * as the values say what fits.
 */
export function exceptionsOf(
  values: Uint32Array,
  from: number,
  { preperiod, period, saltus = 0 }: Repetition,
): number[] {
  const cells = Array.from(
    { length: Math.max(0, Math.min(values.length, preperiod - from)) },
    (_, cell) => cell,
  );
  return cells.filter((cell) => {
    const periods = Math.ceil((preperiod - from - cell) / period);
    const later = values[cell + periods * period];
    return later !== undefined && values[cell] !== later - periods * saltus;
  });
}

/** Rings cells. */
export function drawRings(context: Context, look: Look, cells: readonly number[], layout: Layout): void {
  const { size } = layout;
  if (size < 8) return;
  const box = size - gapOf(size);
  context.lineWidth = 2;
  context.strokeStyle = look.ink;
  for (const cell of cells) {
    const [left, top] = placeOf(cell, layout);
    context.beginPath();
    context.roundRect(left - 1, top - 1, box + 2, box + 2, (box + 2) * 0.2);
    context.stroke();
  }
}

/** The labels of columns: the first index of every other one above, what is added at the left. */
export function drawLabels(context: Context, look: Look, from: number, layout: Layout): void {
  const { size, columns, rows } = layout;
  const middle = (size - gapOf(size)) / 2;
  context.fillStyle = look.soft;
  context.font = `13px ${look.font}`;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (let place = 0; place < columns; place++) {
    const [left, top] = placeOf(place, layout);
    context.fillText(`+${place}`, left - 8, top + middle);
  }
  context.textAlign = 'center';
  const width = context.measureText(grouped(String(from + rows * columns))).width + 8;
  const step = Math.max(LABELLED, Math.ceil(width / size));
  for (let line = 0; line < rows; line += step) {
    const [left, top] = placeOf(line * columns, layout);
    context.fillText(grouped(String(from + line * columns)), left + middle, top - 12);
  }
}

/** Marks the start of each period in rows; `shades` the pre-period where pixels are drawn. */
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
