/* Values to show elements with, by the plain recurrence: small, and true. The gallery runs without the engine. */

import type { Choice, Density, Explanation } from '../src/engine/protocol';

function mex(values: Iterable<number>): number {
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

/** Grundy values 0..n of Kayles: one or two adjacent pins go, from anywhere in the row. */
export function kayles(n: number): Uint32Array {
  const values = new Uint32Array(n + 1);
  for (let i = 1; i <= n; i++) {
    const options: number[] = [];
    for (const taken of [1, 2]) {
      for (let left = 0; left <= i - taken; left++) {
        options.push((values[left] ?? 0) ^ (values[i - taken - left] ?? 0));
      }
    }
    values[i] = mex(options);
  }
  return values;
}

/** How often each value occurs. */
export function tally(sequence: Uint32Array): { values: Uint32Array; counts: Uint32Array } {
  const counts = new Map<number, number>();
  for (const value of sequence) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = Uint32Array.from(counts.keys()).sort();
  return { values, counts: values.map((value) => counts.get(value) ?? 0) };
}

/** The sequence in so many cells, one value a row. */
export function cells(sequence: Uint32Array, columns: number): Density {
  const maxValue = Math.max(...sequence);
  const counts = new Uint32Array((maxValue + 1) * columns);
  sequence.forEach((value, n) => {
    const cell = value * columns + Math.floor((n * columns) / sequence.length);
    counts[cell] = (counts[cell] ?? 0) + 1;
  });
  return { columns, rows: maxValue + 1, counts, from: 0, to: sequence.length, maxValue, valueStep: 1 };
}

/** Why subtract-a-square has the value that it has at n. */
export function explained(n: number): Explanation {
  const sequence = subtractASquare(n);
  const options: Choice[] = squares(n).map((move) => ({
    move,
    to: [n - move],
    value: sequence[n - move] ?? 0,
  }));
  const byValue = [...new Set(options.map(({ value }) => value))]
    .sort((a, b) => a - b)
    .map((value) => {
      const having = options.filter((option) => option.value === value);
      return { value, count: having.length, first: having[0] as Choice };
    });
  return {
    game: 'take:squares',
    n: String(n),
    value: sequence[n] ?? 0,
    form: 'heaps',
    optionCount: options.length,
    options,
    byValue,
  };
}
