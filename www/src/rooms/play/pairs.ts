/* Games on two or three numbers as heaps: how they are drawn, and their moves. Pure functions. */

import type { HeapsPart, PlayMove } from './game';

/** Whether the second number is no heap, but how many may be taken. */
export const hasLimit = (game: string) => /^(?:fibonacci-nim|dynamic)\b/.test(game);
const isWythoff = (game: string) => /^wythoff\b/.test(game);

/** The heaps of a position, and for Wythoff's games a row of stones for both heaps. */
export function heapsOf(game: string, numbers: readonly number[]): Omit<HeapsPart, 'kind' | 'name'> {
  const cells: HeapsPart['cells'] = numbers.map((size) => ({ size }));
  if (hasLimit(game)) return { cells: cells.slice(0, 1) };
  if (game.startsWith('rule:')) return { cells, rule: true };
  const less = Math.min(...numbers);
  if (!isWythoff(game) || less === 0) return { cells };
  return { cells: [...cells, { size: less, both: true }] };
}

type HeapMove = Pick<PlayMove, 'cell' | 'from' | 'take' | 'to' | 'leaves'>;

/** A move from some numbers to others; `and` are further positions that it leaves. */
export function heapMove(
  game: string,
  before: readonly number[],
  after: readonly number[],
  and: readonly number[][] = [],
): HeapMove {
  const taken = before.map((size, at) => size - (after[at] ?? 0));
  const [size = 0, first = 0, second = 0] = [before[0], ...taken];
  if (hasLimit(game)) return { cell: 0, from: size, take: first, to: [size - first] };
  const changed = taken.flatMap((take, at) => (take === 0 ? [] : [at]));
  const [only = 0] = changed;
  if (changed.length === 1 && and.length === 0)
    return { cell: only, from: before[only] ?? 0, take: taken[only] ?? 0, to: [after[only] ?? 0] };
  if (isWythoff(game) && first === second) {
    const less = Math.min(...before);
    return { cell: 2, from: less, take: first, to: [less - first] };
  }
  // No move of one heap: told in words.
  const take = taken.reduce((sum, one) => sum + one, 0);
  return { cell: NO_HEAP, from: 0, take, to: [], leaves: [[...after], ...and.map((one) => [...one])] };
}

/** The heap of a move that is no move of one heap. */
const NO_HEAP = -1;
