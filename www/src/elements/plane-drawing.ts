/* Draws a piece of a large table on a canvas: cells, fields, numbers along the edges. */

import { grouped } from '../i18n/index';
import { css, inkOn } from './colour';
import type { Look } from './drawn';
import { type Cell, FIELDS, labelStep, type Place, SIDE, type Window } from './plane';
import { type Picture, rgbOf, type Style } from './plane-picture';

/** Room for the numbers along the edges, in units of drawing: see `unit` in drawn.ts. */
export const GUTTER = { left: 46, top: 24 };
/** From this size of a cell on, cells are drawn one by one, with room between them. */
const SEPARATE = 13;
/** Smaller numbers cannot be read. */
const SMALLEST = 8.5;

/** What is drawn at once. */
export interface Scene {
  place: Place;
  picture: Picture | undefined;
  image: HTMLCanvasElement | undefined;
  style: Style;
  cursor: Cell | undefined;
  chosen: Cell | undefined;
}

/** Draws a scene; the canvas's context counts in units of drawing, and the table is `size` of them wide and high. */
export function drawScene(context: CanvasRenderingContext2D, look: Look, size: number, scene: Scene): void {
  const { left, top } = GUTTER;
  const { place } = scene;
  const scale = size / place.side;
  const x = (column: number) => left + (column - place.column) * scale;
  const y = (row: number) => top + (row - place.row) * scale;
  context.save();
  context.beginPath();
  context.rect(left, top, size, size);
  context.clip();
  const { picture, image } = scene;
  if (picture && image) {
    const { rowFrom, columnFrom, rows, columns, step } = picture.window;
    if (step === 1 && scale >= SEPARATE) cells(context, look, scene, picture, { x, y, scale });
    else {
      context.imageSmoothingEnabled = false;
      const [width, height] = [columns * step * scale, rows * step * scale];
      context.drawImage(image, x(columnFrom), y(rowFrom), width, height);
    }
  }
  fields(context, look, scene, { x, y, scale });
  const step = picture?.window.step ?? 1;
  for (const [cell, colour] of [
    [scene.chosen, look.act],
    [scene.cursor, look.ink],
  ] as const) {
    if (cell) frame(context, look, colour, x(cell[1]), y(cell[0]), Math.max(7, step * scale));
  }
  context.restore();
  edges(context, look, size, scene, scale);
}

interface Scales {
  x(column: number): number;
  y(row: number): number;
  scale: number;
}

/** The cells of a picture that are in view, wholly or in part. */
function inView({ row, column, side }: Place, { rowFrom, columnFrom, rows, columns }: Window) {
  const span = (from: number, first: number, count: number): [number, number] => [
    Math.max(first, Math.floor(from)),
    Math.min(first + count, Math.ceil(from + side)),
  ];
  return { down: span(row, rowFrom, rows), across: span(column, columnFrom, columns) };
}

/** Cells with room between them, as in the strip: 0 is round. Where there is room for it, they carry their numbers. */
function cells(
  context: CanvasRenderingContext2D,
  look: Look,
  { place, style }: Scene,
  { window, values }: Picture,
  { x, y, scale }: Scales,
): void {
  const gap = scale >= 20 ? 2 : 1;
  const box = scale - gap;
  const { down, across } = inView(place, window);
  const seen: Spot[] = [];
  for (let row = down[0]; row < down[1]; row++) {
    const line = (row - window.rowFrom) * window.columns - window.columnFrom;
    for (let column = across[0]; column < across[1]; column++) {
      const value = style.hollow && column === 0 ? undefined : values[line + column];
      seen.push({ value, left: x(column) + gap / 2, top: y(row) + gap / 2 });
    }
  }
  for (const { value, left, top } of seen) {
    context.fillStyle = value === undefined ? look.faint : css(rgbOf(value, style));
    context.beginPath();
    if (value === 0) context.arc(left + box / 2, top + box / 2, box / 2, 0, 7);
    else context.roundRect(left, top, box, box, box * 0.14);
    context.fill();
  }
  numbers(context, look, seen, style, scale, box);
}

/** A cell on the canvas: its value, if it has one, and its upper left corner. */
interface Spot {
  value: number | undefined;
  left: number;
  top: number;
}

function numbers(
  context: CanvasRenderingContext2D,
  look: Look,
  seen: Spot[],
  style: Style,
  scale: number,
  box: number,
): void {
  const most = seen.reduce((largest, { value = 0 }) => Math.max(largest, value), 0);
  const font = Math.min(17, scale * 0.44, (box - 4) / (0.58 * String(most).length));
  if (font < SMALLEST) return;
  context.font = `${font}px ${look.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { value, left, top } of seen) {
    context.fillStyle = value === undefined ? look.soft : inkOn(rgbOf(value, style));
    context.fillText(value === undefined ? '–' : String(value), left + box / 2, top + box / 2 + 0.5);
  }
}

/** Lines where the fields end. */
function fields(
  context: CanvasRenderingContext2D,
  look: Look,
  { place, style }: Scene,
  { x, y, scale }: Scales,
) {
  for (const end of FIELDS) {
    if (end * scale < 12 || end >= SIDE) continue;
    const far = style.square ? x(end) : x(place.column + place.side);
    context.beginPath();
    context.moveTo(x(0), y(end));
    context.lineTo(far, y(end));
    if (style.square) context.lineTo(x(end), y(0));
    // A light line under the dark one, so that it is seen on every colour.
    context.lineWidth = 4;
    context.strokeStyle = look.paper;
    context.stroke();
    context.lineWidth = 1.75;
    context.strokeStyle = look.ink;
    context.stroke();
  }
}

function frame(
  context: CanvasRenderingContext2D,
  look: Look,
  colour: string,
  across: number,
  down: number,
  size: number,
): void {
  context.lineWidth = 4.5;
  context.strokeStyle = look.paper;
  context.strokeRect(across, down, size, size);
  context.lineWidth = 2.25;
  context.strokeStyle = colour;
  context.strokeRect(across, down, size, size);
}

/** Row numbers down the side, column numbers along the top; those of the cursor stand out. */
function edges(
  context: CanvasRenderingContext2D,
  look: Look,
  size: number,
  { place, cursor, chosen }: Scene,
  scale: number,
): void {
  const { left, top } = GUTTER;
  const { font } = look;
  const plain = `11px ${font}`;
  const strong = `700 11px ${font}`;
  const here = cursor ?? chosen;
  context.textBaseline = 'middle';
  const wide = 6.6 * grouped(String(Math.ceil(place.column + place.side))).length + 8;
  const draw = (
    from: number,
    room: number,
    marked: number | undefined,
    put: (text: string, at: number) => void,
  ) => {
    const step = labelStep(scale, room);
    const [first, last] = [Math.ceil(from / step) * step, Math.min(SIDE - 1, from + place.side - 0.5)];
    const middle = (n: number) => (n - from) * scale + scale / 2;
    const markedAt = marked === undefined ? undefined : middle(marked);
    for (let n = first; n <= last; n += step) {
      const at = middle(n);
      const covered = markedAt !== undefined && n !== marked && Math.abs(at - markedAt) < room;
      if (covered || at < 3) continue;
      context.font = plain;
      context.fillStyle = FIELDS.includes(n) ? look.ink : look.soft;
      if (n !== marked) put(grouped(String(n)), at);
    }
    if (markedAt === undefined || markedAt < 0 || markedAt > size) return;
    context.font = strong;
    context.fillStyle = look.ink;
    put(grouped(String(marked)), markedAt);
  };
  context.textAlign = 'center';
  draw(place.column, wide, here?.[1], (text, at) => {
    const half = context.measureText(text).width / 2;
    context.fillText(text, left + Math.min(size - half, Math.max(half, at)), top - 11);
  });
  context.textAlign = 'end';
  draw(place.row, 17, here?.[0], (text, at) => context.fillText(text, left - 7, top + at));
}
