/*
 * The graph of a sequence as SVG, for papers and slides: colours for white paper, no browser
 * needed.
 */

import type { Raster } from '../engine/protocol';
import { ticks } from '../ui/canvas';
import { valueColour } from '../ui/colour';
import type { Extract } from './rows';

export const SIZE = { width: 960, height: 480 };
const PAD = { left: 64, right: 44, top: 82, bottom: 52 };
const WIDE = SIZE.width - PAD.left - PAD.right;
const HIGH = SIZE.height - PAD.top - PAD.bottom;
/** Columns and rows of the raster that replaces the points of a long slice. */
export const GRID = { columns: 360, rows: 120 };
/** The number of shades in a raster. */
const SHADES = 8;

/** The texts in the picture, in the page's language. */
export interface Words {
  title: string;
  description: string;
  /** What 0 means, and the other values up to a largest one. */
  zero: string;
  more: (most: string) => string;
  /** Where values begin to repeat, and how. */
  repeats?: { from: number; words: string } | undefined;
}

const SMALL = 'font-family="system-ui, sans-serif" font-size="13"';

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const round = (number: number) => String(Math.round(number * 100) / 100);

interface Frame {
  from: number;
  to: number;
  most: number;
}

/** The coordinates of an index and of a value. */
function scales({ from, to, most }: Frame) {
  const wide = Math.max(1, to - from);
  return {
    x: (n: number) => PAD.left + ((n - from) / wide) * WIDE,
    y: (value: number) => PAD.top + HIGH - (value / Math.max(1, most)) * HIGH,
  };
}

function axes(frame: Frame, grouped: (digits: string) => string): string {
  const { x, y } = scales(frame);
  const across = ticks(frame.from, frame.to, 8).map(
    (n) =>
      `<text x="${round(x(n))}" y="${SIZE.height - 26}" text-anchor="middle">${grouped(String(n))}</text>`,
  );
  const up = ticks(0, frame.most, 5).map(
    (value) =>
      `<path d="M${PAD.left} ${round(y(value))}h${WIDE}" stroke="#d9d9de"/><text x="${PAD.left - 10}" y="${round(y(value) + 4)}" text-anchor="end">${grouped(String(value))}</text>`,
  );
  return `<g fill="#50525c" ${SMALL}>${up.join('')}${across.join('')}<text x="${PAD.left + WIDE}" y="${SIZE.height - 8}" text-anchor="end" font-style="italic">n</text><text x="${PAD.left - 10}" y="${PAD.top - 14}" text-anchor="end" font-style="italic">g(n)</text></g>`;
}

/** The meaning of the colours; a letter is about 7 wide. */
function legend(most: number, { zero, more }: Words, grouped: (digits: string) => string): string {
  const ramp = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64].filter((value) => value < most);
  const next = PAD.left + 40 + 7 * zero.length;
  const shades = [...ramp, most].map(
    (value, at) => `<path d="M${next + 12 * at} 40h12v12h-12z" fill="${valueColour(value)}" stroke="none"/>`,
  );
  const words = next + 12 * shades.length + 8;
  return `<g fill="#50525c" ${SMALL}><circle cx="${PAD.left + 6}" cy="46" r="6" fill="${valueColour(0)}"/><text x="${PAD.left + 20}" y="51">${escaped(zero)}</text>${most ? `${shades.join('')}<text x="${words}" y="51">${escaped(more(grouped(String(most))))}</text>` : ''}</g>`;
}

/** The ground of the part that repeats. */
function repetition(frame: Frame, { repeats }: Words): string {
  if (!repeats || repeats.from > frame.to) return '';
  const left = round(Math.max(PAD.left, scales(frame).x(repeats.from - 0.5)));
  const line =
    repeats.from > frame.from
      ? `<path d="M${left} ${PAD.top - 4}v${HIGH + 4}" stroke="#1b1d24" stroke-width="1.5"/>`
      : '';
  return `<path d="M${left} ${PAD.top - 4}H${PAD.left + WIDE}v${HIGH + 4}H${left}z" fill="#f1ece1"/>${line}<text x="${Number(left) + 6}" y="${PAD.top - 9}" fill="#1b1d24" ${SMALL}>${escaped(repeats.words)}</text>`;
}

/** The values as points, one path for each distinct value: 0 is a circle, others are squares. */
function points(frame: Frame, values: Uint32Array): string {
  const { x, y } = scales(frame);
  const side = Math.min(6, Math.max(3, (2 * WIDE) / Math.max(1, values.length)));
  const rows = new Map<number, string[]>();
  values.forEach((value, at) => {
    const row = rows.get(value) ?? [];
    rows.set(value, row);
    row.push(`M${round(x(frame.from + at))} ${round(y(value))}h0`);
  });
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(
      ([value, row]) =>
        `<path d="${row.join('')}" stroke="${valueColour(value)}" stroke-width="${round(value ? side : side + 1)}" stroke-linecap="${value ? 'square' : 'round'}"/>`,
    )
    .join('');
}

/** The engine's raster: each row in the colour of its value, darker where there are more values. */
function density(frame: Frame, raster: Raster): string {
  const { x, y } = scales(frame);
  const parts: string[] = [];
  for (let row = 0; row < raster.rows; row += 1) {
    const bottom = raster.base + row * raster.step;
    const [high, low] = [y(bottom + raster.step), y(bottom)];
    const shades = Array.from({ length: SHADES }, () => [] as string[]);
    for (let column = 0; column < raster.columns; ) {
      const shade = level(raster, row, column);
      let end = column + 1;
      while (end < raster.columns && level(raster, row, end) === shade) end += 1;
      const left = Math.max(PAD.left, x(raster.from + column * raster.width));
      const right = Math.min(PAD.left + WIDE, x(raster.from + end * raster.width));
      if (shade && right > left)
        shades[shade - 1]?.push(
          `M${round(left)} ${round(high)}H${round(right)}V${round(low)}H${round(left)}z`,
        );
      column = end;
    }
    const colour = valueColour(bottom + Math.floor(raster.step / 2));
    shades.forEach((pieces, shade) => {
      if (pieces.length)
        parts.push(
          `<path d="${pieces.join('')}" fill="${colour}" fill-opacity="${round((shade + 1) / SHADES)}"/>`,
        );
    });
  }
  return `<svg x="0" y="0" width="${SIZE.width}" height="${SIZE.height}"><clipPath id="frame"><rect x="${PAD.left}" y="${PAD.top}" width="${WIDE}" height="${HIGH}"/></clipPath><g clip-path="url(#frame)">${parts.join('')}</g></svg>`;
}

/** The shade of a cell: 0 without values, else 1 to `SHADES`. */
function level({ shades, columns }: Raster, row: number, column: number): number {
  return Math.ceil(((shades[row * columns + column] ?? 0) * SHADES) / 255);
}

/** The graph of a slice, from its values or from a raster. */
export function figure(
  { from, to, link, version }: Extract,
  shown: { values: Uint32Array } | { raster: Raster },
  words: Words,
  grouped: (digits: string) => string,
): string {
  const { title, description } = words;
  const most = 'values' in shown ? shown.values.reduce((a, b) => Math.max(a, b), 0) : shown.raster.most;
  // The upper edge of the highest row.
  const frame = { from, to, most: 'values' in shown ? most : most + shown.raster.step };
  const body = 'values' in shown ? points(frame, shown.values) : density(frame, shown.raster);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(`${description} Grundyscope ${version}, ${link}`)}</desc>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="${PAD.left}" y="24" font-family="Georgia, serif" font-size="17" fill="#1b1d24">${escaped(title)}</text>`,
    legend(most, words, grouped),
    repetition(frame, words),
    axes(frame, grouped),
    body,
    '</svg>\n',
  ].join('\n');
}
