/*
 * Where the moves of a heap lie in its row of stones: as a block of neighbours that is taken, so
 * that what is left of it stands on both sides. Pure functions.
 */

/** A move in one heap. */
export interface HeapOption {
  code: string;
  cell: number;
  /** Stones taken; 0 splits the heap. */
  take: number;
  /** The heaps that are left. */
  to: readonly number[];
}

/** A block of stones, from `start`; of length 0 it is a cut before `start`. */
export interface Placement {
  code: string;
  start: number;
  length: number;
}

/**
 * The blocks of a heap's moves. A move that is no block of neighbours has none. In a row, one that
 * leaves a single heap lies at either end.
 */
export function placementsIn(size: number, options: readonly HeapOption[], row = false): Placement[] {
  const placements: Placement[] = [];
  for (const { code, take, to } of options) {
    const [a = 0, b = 0, ...more] = to.filter((heap) => heap > 0);
    if (more.length || a + b + take !== size) continue;
    placements.push({ code, start: a, length: take });
    // The same heaps the other way round.
    if ((b > 0 || row) && a !== b) placements.push({ code, start: b, length: take });
  }
  return placements.sort((one, other) => one.length - other.length || one.start - other.start);
}

/** Whether moves take from the end only: then a place in the row means all stones from there on. */
export const fromTheEnd = (size: number, placements: readonly Placement[]): boolean =>
  placements.every(({ start, length }) => start + length === size);

/** The square with the cross, of the block that it uses up: two on each side, if they are there. */
export function crossIn(size: number, { start, length }: Placement): number {
  if (start > 0) return start + 2;
  return length === size ? Math.floor((size - 1) / 2) : length - 3;
}

/** The block nearest to a place in the row, a number from 0 to the size. */
export function nearest(
  size: number,
  placements: readonly Placement[],
  place: number,
): Placement | undefined {
  const end = fromTheEnd(size, placements);
  return least(placements, ({ start, length }) =>
    // Of blocks with the same middle the shortest.
    end ? Math.abs(place - start - 0.5) : Math.abs(place - start - length / 2) + length / 1000,
  );
}

/** The block that fits best to a stretch of the row, such as one that a finger has drawn. */
export function fitting(
  size: number,
  placements: readonly Placement[],
  from: number,
  to: number,
): Placement | undefined {
  const [a, b] = [Math.floor(Math.min(from, to)), Math.ceil(Math.max(from, to))];
  if (fromTheEnd(size, placements)) return nearest(size, placements, to);
  return least(
    placements,
    ({ start, length }) => Math.abs(start - a) + Math.abs(start + length - b) + length / 1000,
  );
}

function least(all: readonly Placement[], of: (placement: Placement) => number): Placement | undefined {
  let best: Placement | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const placement of all) {
    const cost = of(placement);
    if (cost < bestCost) [best, bestCost] = [placement, cost];
  }
  return best;
}
