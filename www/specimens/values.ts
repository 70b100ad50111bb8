/*
 * Sample sequences and pictures of them, computed by simple loops from their definitions: the
 * gallery runs without the engine, but shows correct values.
 */

import type { Choice, Explanation, Raster } from '../src/engine/protocol';
import type { Range } from '../src/question/range';
import { CELLS, layoutOf } from '../src/sequence/cells';
import type { StripContent } from '../src/sequence/strip';
import { shownRgb } from '../src/ui/colour';

/** A function that computes its result at the first call and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function mex(values: Iterable<number>): number {
  const taken = new Set(values);
  let least = 0;
  while (taken.has(least)) least++;
  return least;
}

function squares(n: number): number[] {
  return Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, k) => (k + 1) ** 2);
}

/** Grundy values 0..n of the game of taking a square number of stones. */
export function subtractASquare(n: number): Uint32Array {
  const values = new Uint32Array(n + 1);
  for (let i = 0; i <= n; i++) values[i] = mex(squares(i).map((s) => values[i - s] ?? 0));
  return values;
}

/** Grundy values 0..n of a game whose moves remove `taken` adjacent pins anywhere in a row. */
function rowOfPins(n: number, taken: number[]): Uint32Array {
  const values = new Uint32Array(n + 1);
  for (let i = 1; i <= n; i++) {
    const options: number[] = [];
    for (const pins of taken) {
      for (let left = 0; left <= i - pins; left++) {
        options.push((values[left] ?? 0) ^ (values[i - pins - left] ?? 0));
      }
    }
    values[i] = mex(options);
  }
  return values;
}

/** Kayles: a move removes one or two adjacent pins. */
export const kayles = (n: number) => rowOfPins(n, [1, 2]);
/** Dawson's Kayles: a move removes two adjacent pins. */
export const dawsonsKayles = (n: number) => rowOfPins(n, [2]);

/** Kayles to any n: it has period 12 from 71 on (Guy and Smith, 1956). */
export function kaylesFar(n: number): Uint8Array {
  const begin = kayles(82);
  const values = new Uint8Array(n + 1);
  for (let i = 0; i <= n; i++) values[i] = (i <= 82 ? begin[i] : values[i - 12]) ?? 0;
  return values;
}

/** The ruler game: the largest power of 2 that divides the coin's number. Entry 0 is not a coin. */
export const divisor = (coin: number) => coin & -coin;
export function ruler(n: number): Uint32Array {
  const values = new Uint32Array(n + 1);
  for (let coin = 1; coin <= n; coin++) values[coin] = divisor(coin);
  return values;
}

/** How often each value occurs. */
export function tally(sequence: ArrayLike<number>): { values: Uint32Array; counts: Uint32Array } {
  const counts = new Map<number, number>();
  for (let n = 0; n < sequence.length; n++)
    counts.set(sequence[n] ?? 0, (counts.get(sequence[n] ?? 0) ?? 0) + 1);
  const values = Uint32Array.from(counts.keys()).sort();
  return { values, counts: values.map((value) => counts.get(value) ?? 0) };
}

/** The raster of a range as the engine computes it; wasm/src/pictures.d.ts describes it. */
export function rasterOf(sequence: ArrayLike<number>, range: Range, columns: number, rows: number): Raster {
  const power = (least: number) => 2 ** Math.max(0, Math.ceil(Math.log2(least)));
  const last = Math.min(sequence.length - 1, Math.ceil(range.to));
  const width = power((last + 1 - range.from) / columns / 1.99);
  const from = Math.floor(range.from / width) * width;
  const across = Math.ceil((last + 1 - from) / width);
  let [least, most] = [Number.MAX_SAFE_INTEGER, 0];
  for (let n = from; n <= last; n++) {
    least = Math.min(least, sequence[n] ?? 0);
    most = Math.max(most, sequence[n] ?? 0);
  }
  const step = power((most + 1) / rows);
  const up = Math.floor(most / step) + 1;
  const counts = new Uint32Array(up * across);
  for (let n = from; n <= last; n++) {
    const cell = Math.floor((sequence[n] ?? 0) / step) * across + Math.floor((n - from) / width);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const shade = (count: number) => (width === 1 ? 255 : 1 + (254 * Math.log(count)) / Math.log(width));
  const shades = Uint8Array.from(counts, (count) => (count ? Math.min(255, shade(count)) : 0));
  return { from, width, columns: across, base: 0, step, rows: up, least, most, shades };
}

/** A strip of a whole sequence with the page's layout. */
export function stripOf(
  sequence: ArrayLike<number>,
  room: number,
  { columns, bit, from = 0 }: { columns?: number; bit?: number; from?: number } = {},
): StripContent {
  const last = sequence.length - 1;
  const layout = layoutOf(sequence.length, room, columns);
  const { per, fits } = layout;
  const end = Math.min(last, from + fits * per - 1);
  const shown = Math.ceil((end - from + 1) / per);
  const part = { first: 0, last, from, bit, layout: { ...layout, shown } };
  if (per === 1 && shown <= CELLS) {
    const values = Uint32Array.from({ length: shown }, (_, cell) => sequence[from + cell] ?? 0);
    return { ...part, values, pixels: undefined };
  }
  return { ...part, values: undefined, pixels: pixelsOf(sequence, from, end, per, bit) };
}

/** The pixels of a strip; each has the mean colour of its heaps. */
function pixelsOf(
  sequence: ArrayLike<number>,
  from: number,
  to: number,
  per: number,
  bit: number | undefined,
) {
  const cells = Math.ceil((to - from + 1) / per);
  const pixels = new Uint8ClampedArray(4 * cells);
  for (let cell = 0; cell < cells; cell++) {
    const begin = from + cell * per;
    const end = Math.min(to, begin + per - 1);
    const sum = [0, 0, 0];
    for (let n = begin; n <= end; n++) {
      const rgb = shownRgb(sequence[n] ?? 0, bit);
      for (const part of [0, 1, 2] as const) sum[part] = (sum[part] ?? 0) + rgb[part];
    }
    pixels.set([...sum.map((all) => all / (end - begin + 1)), 255], 4 * cell);
  }
  return pixels;
}

/** The explanation of the value of subtract-a-square at n. */
export function explained(n: number): Explanation {
  const sequence = subtractASquare(n);
  const options: Choice[] = squares(n).map((move) => ({
    move,
    to: [n - move],
    value: sequence[n - move] ?? 0,
  }));
  return explanation('take:squares', n, 'heaps', options);
}

/** The explanation of the value of Kayles at n, whose moves leave two rows. */
export function explainedKayles(n: number): Explanation {
  const values = kayles(n);
  const options = [1, 2].flatMap((move) =>
    Array.from({ length: Math.floor((n - move) / 2) + 1 }, (_, left): Choice => {
      const to = [left, n - move - left].filter((pins) => pins > 0);
      return { move, to, value: to.reduce((sum, pins) => sum ^ (values[pins] ?? 0), 0) };
    }),
  );
  return explanation('octal:0.77', n, 'heaps', options);
}

function explanation(game: string, n: number, form: Explanation['form'], options: Choice[]): Explanation {
  const byValue = [...new Set(options.map(({ value }) => value))]
    .sort((a, b) => a - b)
    .map((value) => {
      const having = options.filter((option) => option.value === value);
      return { value, count: having.length, first: having[0] as Choice };
    });
  const value = mex(options.map((option) => option.value));
  return { game, n: String(n), value, form, optionCount: options.length, options, byValue };
}

/** All indices where a sequence is 0. */
export function zeros(sequence: ArrayLike<number>): Uint32Array {
  return Uint32Array.from(Array.from(sequence, (value, n) => (value === 0 ? n : -1)).filter((n) => n >= 0));
}
