/* A board in small, for a link to its game. */

import { html, svg } from 'lit';
import { treePoints } from './layout';

/** What is on a board; "numbers" and "stones" are heaps, "rows" has two pieces in each. */
export type Pieces =
  | 'stones'
  | 'numbers'
  | 'pins'
  | 'coins'
  | 'disks'
  | 'squares'
  | 'strip'
  | 'rows'
  | 'steps'
  | 'trees';

/** Pixels that a thumbnail may take. */
interface Size {
  width: number;
  height: number;
  /** The largest scale. */
  scale: number;
}
const SMALL: Size = { width: 152, height: 52, scale: 1 };
const LARGE: Size = { width: 1000, height: 500, scale: 6 };
/** A single heap that is longer goes on in the next row. */
const LINE = 7;

/** The pieces around their middle. */
const MARKS = {
  stone: svg`<circle r="7" fill="var(--stone-body)" stroke="var(--stone-rim)" /><ellipse cx="-2" cy="-2.6" rx="2.4" ry="1.7" fill="var(--stone-shine)" />`,
  pin: svg`<path transform="translate(-7.5 -19)scale(1.5)" d="M5 0C8 0 7.7 2.4 7.7 3.6C7.7 6 6.8 6.8 6.8 8.6C6.8 11.5 10 14.5 10 19C10 22 8.2 24 7.8 25.4H2.2C1.8 24 0 22 0 19C0 14.5 3.2 11.5 3.2 8.6C3.2 6.8 2.3 6 2.3 3.6C2.3 2.4 2 0 5 0Z" fill="var(--pin-light)" stroke="var(--pin-edge)" stroke-width="0.7" /><path d="M-3 -8h6M-3 -4.6h6" stroke="var(--pin-band)" stroke-width="1.7" />`,
  heads: svg`<circle r="13" fill="var(--coin-face)" /><circle r="10.5" fill="none" stroke="var(--coin-rim)" stroke-width="1.5" />`,
  tails: svg`<circle r="13" fill="var(--coin-dark)" /><circle r="10.5" fill="none" stroke="var(--sheet)" stroke-width="1.5" stroke-dasharray="1.5 2" />`,
  disk: svg`<circle r="6" fill="var(--disk-face)" stroke="var(--disk-rim)" />`,
  square: svg`<rect x="-8" y="-8" width="16" height="16" fill="none" stroke="var(--edge)" />`,
  own: svg`<circle r="5" fill="var(--ink)" />`,
  other: svg`<circle r="5" fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.5" />`,
  chip: svg`<rect x="-10" y="-4" width="20" height="8" rx="3" fill="var(--ink)" />`,
};
/** Their room in the units of the drawing, where it is not 16 by 16. */
const ROOM: Partial<Record<keyof typeof MARKS, [wide: number, high: number]>> = {
  pin: [16, 40],
  heads: [30, 30],
  tails: [30, 30],
  disk: [14, 14],
  chip: [24, 10],
};

/** A mark, in a row and a column of the drawing. */
type Placed = readonly [mark: keyof typeof MARKS, column: number, row: number];

const times = <T>(count: number, each: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => each(at));

/** The marks of a board. `numbers`: sizes, the coins that show heads, two sides, or the squares. */
function marksOf(kind: Exclude<Pieces, 'trees'>, numbers: readonly number[]): Placed[] {
  const most = Math.max(...numbers);
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case 'coins':
      return times(most, (at) => [numbers.includes(at + 1) ? 'heads' : 'tails', at, 0]);
    case 'disks':
      return times(first * second, (at) => ['disk', at % second, Math.floor(at / second)]);
    case 'steps':
      return numbers.flatMap((count, step) => times(count, (at): Placed => ['chip', step, most - 1 - at]));
    case 'squares':
      return [
        ...times(most, (at): Placed => ['square', at, 0]),
        ...numbers.map((square): Placed => ['own', square - 1, 0]),
      ];
    case 'rows': {
      const last = most + 1;
      return [
        ...times((last * numbers.length) / 2, (at): Placed => ['square', at % last, Math.floor(at / last)]),
        ...numbers.map((square, at): Placed => [at % 2 ? 'other' : 'own', square - 1, Math.floor(at / 2)]),
      ];
    }
    default: {
      const mark = kind === 'pins' ? 'pin' : kind === 'strip' ? 'square' : 'stone';
      if (numbers.length === 1 && mark === 'stone' && most > 10)
        return times(first, (at) => [mark, at % LINE, Math.floor(at / LINE)]);
      return numbers.flatMap((size, row) => times(size, (at): Placed => [mark, at, row]));
    }
  }
}

/** The pieces of a board in small. Decorative: the link beside it has the name. */
export function thumbnail(kind: Pieces, numbers: readonly number[], size = SMALL) {
  if (kind === 'trees') return framed(size, ...trees(numbers));
  const marks = marksOf(kind, numbers);
  const [wide, high] = ROOM[marks[0]?.[0] ?? 'stone'] ?? [16, 16];
  const width = wide * (1 + Math.max(...marks.map(([, column]) => column)));
  const height = high * (1 + Math.max(...marks.map(([, , row]) => row)));
  const drawn = marks.map(
    ([mark, column, row]) =>
      svg`<g transform=${`translate(${wide * (column + 0.5)} ${high * (row + 0.5)})`}>${MARKS[mark]}</g>`,
  );
  return framed(size, width, height, drawn);
}

/** The pieces of a board, as large as there is room. */
export const picture = (kind: Pieces, ...numbers: number[]) => thumbnail(kind, numbers, LARGE);

/** Trees on the ground, from the edge below each edge. */
function trees(parents: readonly number[]): [width: number, height: number, drawn: unknown] {
  const points = treePoints(parents);
  const at = ({ x, y }: { x: number; y: number }) => `${16 * x + 10} ${48 - 15 * y}`;
  const lines = points.map((point, edge) => {
    const below = points[(parents[edge] ?? 0) - 1] ?? { x: point.x, y: 0 };
    return `M${at(below)}L${at(point)}`;
  });
  const width = 16 * Math.max(...points.map(({ x }) => x)) + 20;
  const drawn = svg`<path d=${lines.join('')} fill="none" stroke="var(--won)" stroke-width="3" stroke-linecap="round" /><path d=${`M0 49H${width}`} stroke="var(--ink)" stroke-width="2" />`;
  return [width, 50, drawn];
}

function framed(size: Size, width: number, height: number, drawn: unknown) {
  const scale = Math.min(size.scale, size.width / width, size.height / height);
  return html`<svg
    class="board-thumbnail"
    viewBox=${`-1 -1 ${width + 2} ${height + 2}`}
    width=${Math.round((width + 2) * scale)}
    height=${Math.round((height + 2) * scale)}
    aria-hidden="true"
  >${drawn}</svg>`;
}
