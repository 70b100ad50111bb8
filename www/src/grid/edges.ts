/* Row numbers down the side of a table, and column numbers along the top. */

import { grouped } from '../i18n/index';
import type { Look } from '../ui/canvas';
import type { Measures, Scene } from './scene';

/** The numbers along one edge. */
interface Edge {
  /** The first row or column in view, and their number. */
  from: number;
  count: number;
  /** The room that a number takes. */
  room: number;
  /** The number that is emphasised. */
  marked: number | undefined;
  put(label: string, at: number): void;
}

/**
 * Draws the numbers along both edges; a cell is `size` wide. Those of the marked cell are bold.
 */
export function drawEdges(
  context: CanvasRenderingContext2D,
  look: Look,
  { gutter, edges, bounds }: Measures,
  { view, cursor, chosen }: Scene,
  size: number,
): void {
  const plain = `${edges.font}px ${look.font}`;
  const strong = `700 ${plain}`;
  const here = edges.marked ? (cursor ?? chosen) : undefined;
  const draw = ({ from, count, room, marked, put }: Edge) => {
    const step = edges.step(size, room);
    const middle = (n: number) => (n - from + 0.5) * size;
    const markedAt = marked === undefined ? undefined : middle(marked);
    for (let n = Math.ceil(from / step) * step; n <= from + count - 0.5; n += step) {
      const at = middle(n);
      const covered = markedAt !== undefined && Math.abs(at - markedAt) < room;
      if (covered || at < edges.clear) continue;
      context.font = plain;
      context.fillStyle = bounds.includes(n) ? look.ink : look.soft;
      put(grouped(String(n)), at);
    }
    if (markedAt === undefined || markedAt < 0 || markedAt > count * size) return;
    context.font = strong;
    context.fillStyle = look.ink;
    put(grouped(String(marked)), markedAt);
  };
  context.font = plain;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  const widest = context.measureText(grouped(String(Math.ceil(view.column + view.columns)))).width;
  draw({
    from: view.column,
    count: view.columns,
    room: 12 + widest,
    marked: here?.column,
    put: (label, at) => {
      const half = context.measureText(label).width / 2;
      const within = Math.min(view.columns * size - half, Math.max(half, at));
      context.fillText(label, gutter.left + within, gutter.top - edges.font);
    },
  });
  context.textAlign = 'right';
  draw({
    from: view.row,
    count: view.rows,
    room: 17,
    marked: here?.row,
    put: (label, at) => context.fillText(label, gutter.left - edges.font + 4, gutter.top + at),
  });
}
