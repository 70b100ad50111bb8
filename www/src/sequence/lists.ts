/*
 * Lists of indices of a sequence: P-positions, gaps between them, records, first occurrences. Pure
 * functions.
 */

import type { Histogram } from '../engine/protocol';

/** The kinds of lists, as in links. */
export type ListKind = 'zeros' | 'gaps' | 'records' | 'first';

export interface IndexList {
  kind: ListKind;
  /** Ascending; for "first" by ascending value. */
  indices: Uint32Array;
  /** The value at each index, or the gap after it; undefined for P-positions. */
  beside: Uint32Array | undefined;
  /** The total number; may be larger than the number of `indices`. */
  count: number;
  /** The last index of the search. */
  last: number;
}

/** The differences between consecutive indices. */
export function gapsOf(indices: Uint32Array): Uint32Array {
  const gaps = new Uint32Array(Math.max(0, indices.length - 1));
  for (let place = 0; place < gaps.length; place++) {
    gaps[place] = (indices[place + 1] ?? 0) - (indices[place] ?? 0);
  }
  return gaps;
}

/** How often each number occurs, in ascending order of numbers. */
export function counted(numbers: Uint32Array): Histogram {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const values = Uint32Array.from(counts.keys()).sort();
  return { values, counts: Uint32Array.from(values, (value) => counts.get(value) ?? 0) };
}

/** The position of an index among ascending ones; undefined if it is not among them. */
export function placeOf(indices: Uint32Array, index: number): number | undefined {
  let [low, high] = [0, indices.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indices[middle] ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return indices[low] === index ? low : undefined;
}
