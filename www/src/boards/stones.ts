/* Which stone is which: heaps after a move consist of the stones of heaps before it. */
import type { HeapOption, Placement } from './placements';

/** Stones by their ids, in each heap, and where some have just been taken. */
export interface Stones {
  heaps: readonly (readonly number[])[];
  taken?: { cell: number; count: number; before: boolean };
}

/** Stones for heaps of these sizes, none of which was there before. */
export function newStones(sizes: readonly number[], before: Stones): Stones {
  let next = Math.max(-1, ...before.heaps.flat()) + 1;
  return { heaps: sizes.map((size) => Array.from({ length: size }, () => next++)) };
}

/** The stones that a move leaves; undefined if the heaps are not those after the move. */
export function stonesAfter(
  { heaps }: Stones,
  { cell, to }: HeapOption,
  { start, length }: Placement,
  sizes: readonly number[],
): Stones | undefined {
  const heap = heaps[cell] ?? [];
  const sides = [heap.slice(0, start), heap.slice(start + length)];
  // The sides in the order of the move; an empty one is none, but where heaps keep their places.
  const first = to[0] ?? 0;
  if (sides[0]?.length !== first && sides[1]?.length === first) sides.reverse();
  const left = sides.filter((side) => side.length > 0);
  const parts = left.length || sizes.length < heaps.length ? left : [[]];
  const after = [...heaps.slice(0, cell), ...parts, ...heaps.slice(cell + 1)];
  if (String(after.map((stones) => stones.length)) !== String(sizes)) return undefined;
  const taken = { cell, count: length, before: start === 0 };
  return { heaps: after, ...(parts.length > 0 && length > 0 ? { taken } : {}) };
}
