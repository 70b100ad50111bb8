/* Draws a part of a two-dimensional table on a canvas: cells, lines, marks. */

import type { Look } from '../ui/canvas';
import { written } from '../ui/written';
import { type Block, valueAt } from './block';
import type { Cell } from './cell';
import { drawEdges } from './edges';
import { rgbOf } from './pixels';
import type { Measures, Scene } from './scene';

/** The positions of rows and columns on the canvas, and the size of a cell. */
interface Scales {
  x(column: number): number;
  y(row: number): number;
  size: number;
}

type Context = CanvasRenderingContext2D;

/** Draws a scene with cells of a size; the context counts in drawing units. */
export function drawTable(
  context: Context,
  look: Look,
  measures: Measures,
  scene: Scene,
  size: number,
): void {
  const { gutter } = measures;
  const { view, block, chosen, cursor } = scene;
  const scales: Scales = {
    x: (column) => gutter.left + (column - view.column) * size,
    y: (row) => gutter.top + (row - view.row) * size,
    size,
  };
  context.save();
  context.beginPath();
  context.rect(gutter.left, gutter.top, size * view.columns, size * view.rows);
  context.clip();
  if (measures.ground) {
    context.fillStyle = look.faint;
    context.fill();
  }
  const step = block?.step ?? 1;
  if (block && step === 1 && size >= measures.separate)
    drawCells(context, look, measures, scene, block, scales);
  else if (block) drawPixels(context, scene, block, scales);
  drawBounds(context, look, measures, scene, scales);
  drawPath(context, look, scene, scales);
  if (chosen) drawFrame(context, look, look.act, chosen, measures, step, scales);
  if (cursor) drawFrame(context, look, look.ink, cursor, measures, step, scales);
  context.restore();
  drawEdges(context, look, measures, scene, size);
}

function drawPixels(context: Context, { pixels }: Scene, block: Block, { x, y, size }: Scales): void {
  const image = pixels();
  if (!image) return;
  const across = (block.step ?? 1) * size;
  context.imageSmoothingEnabled = false;
  context.drawImage(image, x(block.column), y(block.row), block.columns * across, block.rows * across);
}

/** A cell on the canvas: its value, if any, and its upper left corner. */
interface Spot {
  value: number | undefined;
  left: number;
  top: number;
}

/** The cells of a block that are at least partly in view. */
function spots({ view, style }: Scene, block: Block, { x, y }: Scales): Spot[] {
  const span = (from: number, count: number, first: number, have: number) => ({
    from: Math.max(first, Math.floor(from)),
    to: Math.min(first + have, Math.ceil(from + count)),
  });
  const down = span(view.row, view.rows, block.row, block.rows);
  const across = span(view.column, view.columns, block.column, block.columns);
  const found: Spot[] = [];
  for (let row = down.from; row < down.to; row++) {
    for (let column = across.from; column < across.to; column++) {
      const value = style.hollow && column === 0 ? undefined : valueAt(block, { row, column });
      found.push({ value, left: x(column), top: y(row) });
    }
  }
  return found;
}

/**
 * Draws cells with gaps, as in the strip: 0 is round. Large cells contain their numbers.
 */
function drawCells(
  context: Context,
  look: Look,
  measures: Measures,
  scene: Scene,
  block: Block,
  scales: Scales,
): void {
  const gap = measures.gap(scales.size);
  const box = scales.size - gap;
  const seen = spots(scene, block, scales);
  const max = seen.reduce((largest, { value = 0 }) => Math.max(largest, value), 0);
  const font = measures.figures(scales.size, String(max).length);
  const cell = (value: number) =>
    written(rgbOf(value, scene.style, look.dark), { ...look, strong: look.strong && font > 0 });
  for (const { value, left, top } of seen) {
    const [x, y] = [left + gap / 2, top + gap / 2];
    context.fillStyle = value === undefined ? look.faint : cell(value).ground;
    context.beginPath();
    if (value === 0) context.arc(x + box / 2, y + box / 2, box / 2, 0, 7);
    else context.roundRect(x, y, box, box, box * measures.corner);
    context.fill();
  }
  if (!font) return;
  context.font = `${font}px ${look.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { value, left, top } of seen) {
    context.fillStyle = value === undefined ? look.soft : cell(value).ink;
    const written = value === undefined ? '–' : String(value);
    context.fillText(written, left + scales.size / 2, top + scales.size / 2 + 0.5);
  }
}

/**
 * Strokes the current path twice: a light line below the other one, visible on every colour.
 */
function stroke(context: Context, look: Look, colour: string, line: number, below = 2 * line): void {
  for (const [width, style] of [
    [below, look.paper],
    [line, colour],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.stroke();
  }
}

/** Draws lines where the fields end. */
function drawBounds(
  context: Context,
  look: Look,
  { bounds }: Measures,
  { view, style }: Scene,
  { x, y, size }: Scales,
): void {
  for (const end of bounds) {
    if (end * size < 12) continue;
    context.beginPath();
    context.moveTo(x(0), y(end));
    context.lineTo(style.square ? x(end) : x(view.column + view.columns), y(end));
    if (style.square) context.lineTo(x(end), y(0));
    stroke(context, look, look.ink, 1.75, 4);
  }
}

function drawPath(context: Context, look: Look, { path }: Scene, { x, y }: Scales): void {
  if (path.length < 2) return;
  context.lineJoin = 'round';
  context.beginPath();
  for (const { row, column } of path) context.lineTo(x(column + 0.5), y(row + 0.5));
  stroke(context, look, look.ink, 2, 5);
  context.lineJoin = 'miter';
}

function drawFrame(
  context: Context,
  look: Look,
  colour: string,
  { row, column }: Cell,
  { frame }: Measures,
  step: number,
  { x, y, size }: Scales,
): void {
  const box = Math.max(step * size, frame.min);
  const [left, top] = [x(column + step / 2) - box / 2, y(row + step / 2) - box / 2];
  context.beginPath();
  context.rect(left, top, box, box);
  stroke(context, look, colour, frame.line);
}
