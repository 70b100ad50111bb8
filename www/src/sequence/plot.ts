/*
 * The parts of a chart of a sequence, drawn on a canvas. A frame maps indices and values to points.
 */

import type { Raster } from '../engine/protocol';
import { grouped, text } from '../i18n/index';
import type { Range } from '../question/range';
import { type Look, ticks } from '../ui/canvas';
import { type Rgb, shownRgb, valueColour } from '../ui/colour';
import { written } from '../ui/written';

/** The largest height in pixels for the points of one value. */
const BAND = 9;
/** The smallest distance of points that have a number above each. */
export const NUMBERED = 20;
/** The smallest distance between two marks of a period. */
const MARKED = 9;

/** The plotting area, with the range of indices across and of values up. */
export interface Frame {
  left: number;
  top: number;
  wide: number;
  high: number;
  range: Range;
  low: number;
  up: number;
}

export const xOf = ({ left, wide, range }: Frame, n: number): number =>
  left + (range.to > range.from ? (n - range.from) / (range.to - range.from) : 0.5) * wide;

export const yOf = ({ top, high, low, up }: Frame, value: number): number =>
  top + high - ((value - low) / (up - low)) * (high - 8) - 4;

/**
 * The values at the bottom and the top of a chart; stable for small changes of the visible values.
 */
export function scaleOf(min: number, max: number, overall: number): { low: number; up: number } {
  // The scale follows the visible values only if they would take less than half of the height.
  const top = max * 2 >= overall ? overall : max;
  const low = min * 2 > max && max - min < max / 3 ? min : 0;
  const room = Math.max(1, top - low);
  return { low: Math.max(0, low - 0.04 * room), up: low + 1.04 * room };
}

/** Grid lines for values, ticks and numbers for indices. */
export function axes(context: CanvasRenderingContext2D, look: Look, frame: Frame): void {
  const { left, top, wide, high, range } = frame;
  context.lineWidth = 1;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (const tick of ticks(Math.max(0, frame.low), frame.up, Math.max(2, high / 56))) {
    const at = Math.round(yOf(frame, tick)) + 0.5;
    context.strokeStyle = tick === 0 ? look.rule : look.faint;
    context.beginPath();
    context.moveTo(left, at);
    context.lineTo(left + wide, at);
    context.stroke();
    context.fillStyle = look.soft;
    context.fillText(grouped(String(tick)), left - 12, at);
  }
  context.textBaseline = 'alphabetic';
  context.textAlign = 'center';
  const longest = context.measureText(grouped(String(Math.round(range.to)))).width + 36;
  for (const tick of ticks(range.from, range.to, Math.min(10, wide / longest))) {
    const at = xOf(frame, tick);
    context.fillStyle = look.soft;
    context.fillText(grouped(String(tick)), at, top + high + 22);
    context.fillStyle = look.rule;
    context.fillRect(Math.round(at), top + high + 1, 1, 5);
  }
}

/** The ground of the part that repeats, with its period in words. */
export function periods(
  context: CanvasRenderingContext2D,
  look: Look,
  frame: Frame,
  { preperiod, period }: { preperiod: number; period: number },
  first: number,
): void {
  const { left, top, wide, high, range } = frame;
  const end = left + wide;
  const begin = Math.max(left, Math.round(xOf(frame, Math.max(first, preperiod) - 0.5)));
  if (begin >= end) return;
  context.fillStyle = look.well;
  context.fillRect(begin, top - 4, end - begin, high + 4);
  if (preperiod > first && begin > left) {
    context.fillStyle = look.ink;
    context.fillRect(begin, top - 4, 1.5, high + 4);
  }
  const label = text(preperiod > first ? 'chart-period' : 'chart-period-all', {
    period: grouped(String(period)),
  });
  if (context.measureText(label).width < end - begin) {
    context.fillStyle = look.ink;
    context.textAlign = 'start';
    context.textBaseline = 'alphabetic';
    context.fillText(label, begin + 6, top - 9);
  }
  const step = (period * wide) / Math.max(1, range.to - range.from);
  if (step < MARKED) return;
  context.fillStyle = look.rule;
  const before = Math.max(1, Math.floor((range.from - preperiod) / period));
  for (let n = preperiod + before * period; n <= range.to + 1; n += period) {
    const at = Math.round(xOf(frame, n - 0.5));
    if (at > begin && at <= end) context.fillRect(at, top - 4, 1, high + 4);
  }
}

/** Half the side of a mark. */
export function radiusOf({ wide, range }: Frame): number {
  return Math.min(3, Math.max(1.5, wide / Math.max(1, range.to - range.from)));
}

/** Draws points; few points have stems, and their values if there is room. */
export function points(
  context: CanvasRenderingContext2D,
  look: Look,
  frame: Frame,
  { from, values }: { from: number; values: Uint32Array },
  { first, bit, highlighted }: { first: number; bit: number | undefined; highlighted: number | undefined },
): void {
  const { range } = frame;
  const step = frame.wide / Math.max(1, range.to - range.from);
  const radius = radiusOf(frame);
  const begin = Math.max(first, from, Math.floor(range.from));
  const end = Math.min(from + values.length - 1, Math.ceil(range.to));
  const floor = yOf(frame, Math.max(0, frame.low));
  if (step > 7) {
    context.strokeStyle = look.rule;
    context.beginPath();
    for (let n = begin; n <= end; n++) {
      context.moveTo(xOf(frame, n), floor);
      context.lineTo(xOf(frame, n), yOf(frame, values[n - from] ?? 0));
    }
    context.stroke();
  }
  const numbered = step >= NUMBERED && context.measureText(String(largest(values))).width + 6 < step;
  for (let n = begin; n <= end; n++) {
    const value = values[n - from] ?? 0;
    const [x, y] = [xOf(frame, n), yOf(frame, value)];
    context.fillStyle = valueColour(value, bit, look.dark);
    context.globalAlpha = highlighted === undefined || highlighted === value ? 1 : 0.16;
    const shown = highlighted === undefined || highlighted === value;
    if (numbered && shown) number(context, look, x, y, value, bit);
    else if (value > 0) context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    else {
      context.beginPath();
      context.arc(x, y, radius + 0.5, 0, 7);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}

/** Rings the value at `at`, with a line down to its index; a strong one goes through the chart. */
export function mark(
  context: CanvasRenderingContext2D,
  look: Look,
  frame: Frame,
  { at, value, strong }: { at: number; value: number | undefined; strong: boolean },
): void {
  const half = radiusOf(frame) + 4;
  const up = value === undefined ? frame.top : yOf(frame, value);
  context.strokeStyle = look.act;
  context.setLineDash(strong ? [] : [2, 3]);
  context.beginPath();
  context.moveTo(at, strong || value === undefined ? frame.top - 6 : up + half);
  context.lineTo(at, frame.top + frame.high);
  context.stroke();
  context.setLineDash([]);
  if (value === undefined) return;
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(at - half, up - half, 2 * half, 2 * half, value === 0 ? half : 4);
  context.stroke();
  context.lineWidth = 1;
}

/** A point large enough to contain its value. */
function number(
  context: CanvasRenderingContext2D,
  look: Look,
  x: number,
  y: number,
  value: number,
  bit: number | undefined,
): void {
  const label = String(value);
  const { ground, ink } = written(shownRgb(value, bit, look.dark), look);
  context.fillStyle = ground;
  const half = Math.max(9, context.measureText(label).width / 2 + 4);
  context.beginPath();
  context.roundRect(x - half, y - 9, 2 * half, 18, value === 0 ? 9 : 4);
  context.fill();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(label, x, y + 0.5);
}

function largest(values: Uint32Array): number {
  let max = 0;
  for (const value of values) if (value > max) max = value;
  return max;
}

/** A raster as an image: the colour shows the value, the opacity the number of heaps. */
export function imageOf(raster: Raster, bit: number | undefined, dark: boolean): HTMLCanvasElement {
  const { columns, rows, shades } = raster;
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = context.createImageData(columns, rows);
  const cells = new Uint32Array(image.data.buffer);
  let full = 1;
  for (const shade of shades) if (shade > full) full = shade;
  for (let row = 0; row < rows; row++) {
    const [r, g, b] = rowRgb(raster, row, bit, dark);
    const colour = r | (g << 8) | (b << 16);
    const to = (rows - 1 - row) * columns;
    const from = row * columns;
    for (let column = 0; column < columns; column++) {
      const shade = shades[from + column] ?? 0;
      // A single heap among thousands must be visible.
      if (shade) cells[to + column] = (colour | ((90 + (165 * shade) / full) << 24)) >>> 0;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/**
 * The colour of a row. A row of several values has the mean of both colours for a bit below its
 * step.
 */
function rowRgb({ base, step }: Raster, row: number, bit: number | undefined, dark: boolean): Rgb {
  const value = base + row * step;
  if (bit === undefined || step <= 2 ** bit) return shownRgb(value, bit, dark);
  const [no, yes] = [shownRgb(0, bit, dark), shownRgb(0xffffffff, bit, dark)];
  return [0, 1, 2].map((place) => ((no[place] ?? 0) + (yes[place] ?? 0)) >> 1) as Rgb;
}

/** Draws the image of a raster at its indices, also if it was made for another range. */
export function shades(
  context: CanvasRenderingContext2D,
  frame: Frame,
  raster: Raster,
  image: HTMLCanvasElement,
  highlighted: number | undefined,
): void {
  const { columns, rows, base, step } = raster;
  const x = xOf(frame, raster.from - 0.5);
  const wide = xOf(frame, raster.from + columns * raster.width - 0.5) - x;
  const height = yOf(frame, 0) - yOf(frame, step);
  context.imageSmoothingEnabled = wide < 1.5 * columns;
  if (height <= 2.5) {
    const up = yOf(frame, base + rows * step - 0.5);
    context.drawImage(image, x, up, wide, yOf(frame, base - 0.5) - up);
    return;
  }
  // Few values are far apart: each is a band at its height, not up to the next value.
  const band = Math.min(height, BAND);
  for (let row = 0; row < rows; row++) {
    const middle = yOf(frame, base + (row + 0.5) * step - 0.5);
    const value = base + row * step;
    context.globalAlpha =
      highlighted === undefined || (highlighted >= value && highlighted < value + step) ? 1 : 0.16;
    context.drawImage(image, 0, rows - 1 - row, columns, 1, x, middle - band / 2, wide, band);
  }
  context.globalAlpha = 1;
}
