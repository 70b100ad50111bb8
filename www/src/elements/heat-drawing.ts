/* Draws a window of a table as coloured cells on a canvas: cells, a line through some, marks, numbers along the edges. */

import type { Cell } from '../cell';
import { grouped } from '../i18n/index';
import { valueColour, valueInk, valueRgb } from './colour';
import type { Look } from './drawn';
import { type Block, valueAt } from './heat-block';

/** Room for the numbers along the edges. */
export const PAD = { left: 44, top: 26 };
/** Cells from which values are written, and zeros are round. */
const WRITTEN = 21;
const ROUND = 7;

/** What is drawn at once. */
export interface Scene {
  block: Block | undefined;
  /** The upper left cell of the window, and how many rows and columns it has. */
  origin: Cell;
  span: Cell;
  /** Of a cell; all in the units that the context counts in. */
  size: number;
  path: readonly Cell[];
  chosen: Cell | undefined;
  cursor: Cell | undefined;
}

type Context = CanvasRenderingContext2D;

/** Blocks with one pixel for each of their cells, kept for the next picture. */
const rasters = new WeakMap<Block, HTMLCanvasElement>();

export function drawHeat(context: Context, look: Look, scene: Scene): void {
  const { span, size, block, chosen, cursor } = scene;
  ticks(context, look, scene);
  context.save();
  context.beginPath();
  context.rect(PAD.left, PAD.top, size * span.column, size * span.row);
  context.clip();
  context.fillStyle = look.faint;
  context.fill();
  context.translate(PAD.left, PAD.top);
  if (block) cells(context, look, block, scene);
  line(context, look, scene);
  if (chosen) frame(context, look, look.act, chosen, scene);
  if (cursor) frame(context, look, look.ink, cursor, scene);
  context.restore();
}

function cells(context: Context, look: Look, block: Block, { origin, span, size }: Scene): void {
  if (size < ROUND) {
    const pixels = rasters.get(block) ?? raster(block);
    rasters.set(block, pixels);
    context.imageSmoothingEnabled = false;
    const [x, y] = [(block.column - origin.column) * size, (block.row - origin.row) * size];
    context.drawImage(pixels, x, y, block.columns * size, block.rows * size);
    return;
  }
  const gap = size >= 14 ? 1 : 0;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${Math.min(14, Math.round(size * 0.46))}px ${look.font}`;
  for (let row = origin.row; row < origin.row + span.row; row++) {
    for (let column = origin.column; column < origin.column + span.column; column++) {
      const value = valueAt(block, { row, column });
      if (value === undefined) continue;
      const [left, top] = [(column - origin.column) * size, (row - origin.row) * size];
      context.fillStyle = valueColour(value);
      if (value === 0) {
        context.beginPath();
        context.arc(left + size / 2, top + size / 2, (size - gap) / 2, 0, 7);
        context.fill();
      } else context.fillRect(left, top, size - gap, size - gap);
      if (size < WRITTEN) continue;
      context.fillStyle = valueInk(value);
      context.fillText(String(value), left + (size - gap) / 2, top + size / 2 + 0.5);
    }
  }
}

function line(context: Context, look: Look, { path, origin, size }: Scene): void {
  if (path.length < 2) return;
  context.lineJoin = 'round';
  for (const [width, colour] of [
    [5, look.paper],
    [2, look.ink],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    for (const { row, column } of path) {
      context.lineTo((column - origin.column + 0.5) * size, (row - origin.row + 0.5) * size);
    }
    context.stroke();
  }
}

function frame(
  context: Context,
  look: Look,
  colour: string,
  { row, column }: Cell,
  { origin, size }: Scene,
): void {
  const box = Math.max(size, 9);
  const left = (column - origin.column + 0.5) * size - box / 2;
  const top = (row - origin.row + 0.5) * size - box / 2;
  for (const [width, stroke] of [
    [5, look.paper],
    [2.5, colour],
  ] as const) {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.strokeRect(left, top, box, box);
  }
}

function ticks(context: Context, look: Look, { origin, span, size }: Scene): void {
  context.font = `12px ${look.font}`;
  context.fillStyle = look.soft;
  context.textBaseline = 'middle';
  const every = (room: number) =>
    [1, 2, 4, 5, 8, 10, 16, 20, 32, 50, 64, 100].find((n) => n * size >= room) ?? 128;
  const label = (at: number) => grouped(String(at));
  context.textAlign = 'center';
  const across = every(12 + context.measureText(label(origin.column + span.column)).width);
  for (let at = origin.column; at < origin.column + span.column; at++) {
    if (at % across === 0)
      context.fillText(label(at), PAD.left + (at - origin.column + 0.5) * size, PAD.top - 12);
  }
  context.textAlign = 'right';
  const down = every(17);
  for (let at = origin.row; at < origin.row + span.row; at++) {
    if (at % down === 0) context.fillText(label(at), PAD.left - 8, PAD.top + (at - origin.row + 0.5) * size);
  }
}

/** One pixel for each cell. */
function raster({ rows, columns, values }: Block): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  const image = new ImageData(columns, rows);
  for (let at = 0; at < values.length; at++) {
    const rgb = valueRgb(values[at] ?? 0);
    image.data[4 * at] = rgb[0];
    image.data[4 * at + 1] = rgb[1];
    image.data[4 * at + 2] = rgb[2];
    image.data[4 * at + 3] = 255;
  }
  context?.putImageData(image, 0, 0);
  return canvas;
}
