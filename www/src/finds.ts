/* What stands out in a sequence: its P-positions, the gaps between them, its records. Pure: numbers in, numbers out. */

import type { Histogram } from './engine/protocol';

/** What is listed, in the words of links. */
export type FindKind = 'zeros' | 'gaps' | 'records' | 'first';

export interface Finds {
  kind: FindKind;
  /** Ascending; "first" by ascending value. */
  indices: Uint32Array;
  /** The value at each, or the gap after it; none for P-positions. */
  beside: Uint32Array | undefined;
  /** How many there are in all; more than are listed where they are very many. */
  count: number;
  /** Up to which index was looked. */
  last: number;
}

/** The differences between neighbours. */
export function gapsOf(indices: Uint32Array): Uint32Array {
  const gaps = new Uint32Array(Math.max(0, indices.length - 1));
  for (let place = 0; place < gaps.length; place++) {
    gaps[place] = (indices[place + 1] ?? 0) - (indices[place] ?? 0);
  }
  return gaps;
}

/** How often each number occurs, by ascending number. */
export function counted(numbers: Uint32Array): Histogram {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const values = Uint32Array.from(counts.keys()).sort();
  return { values, counts: Uint32Array.from(values, (value) => counts.get(value) ?? 0) };
}

/** The place of an index among ascending ones; undefined where it is none of them. */
export function placeOf(indices: Uint32Array, index: number): number | undefined {
  let [low, high] = [0, indices.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indices[middle] ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return indices[low] === index ? low : undefined;
}
