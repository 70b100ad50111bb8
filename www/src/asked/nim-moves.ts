/* Winning moves of nim and of Moore's nim with heaps of any size, as the heaps that they leave. At
 * least one heap has two stones or more. Pure functions. */

type Heaps = readonly bigint[];

/** All winning moves of nim (Bouton 1901). */
export function nimMoves(heaps: Heaps, misere: boolean): Heaps[] {
  const sum = heaps.reduce((sum, heap) => sum ^ heap, 0n);
  // In misère play, heaps of one stone alone are left in an odd number.
  const isLast = misere && heaps.filter((heap) => heap > 1n).length === 1;
  return heaps.flatMap((heap, at) => {
    const left = isLast && heap > 1n ? heap ^ sum ^ 1n : heap ^ sum;
    return left < heap && !(isLast && heap < 2n)
      ? [heaps.map((one, place) => (place === at ? left : one))]
      : [];
  });
}

/**
 * A winning move where a move takes from up to `most` heaps; none if the position is lost, which it
 * is exactly if the ones of each binary column are a multiple of `most` + 1 (Moore 1910). Heaps
 * that were made smaller are free in the columns below.
 */
export function mooreMoves(heaps: Heaps, most: number, misere: boolean): Heaps[] {
  const count = most + 1;
  const large = heaps.filter((heap) => heap > 1n).length;
  if (misere && large < count) return [lastMove(heaps, large, count)];
  const left = [...heaps];
  const free = new Set<number>();
  const width = Math.max(...heaps.map((heap) => heap.toString(2).length));
  for (let bit = 1n << BigInt(width - 1); bit > 0n; bit >>= 1n) {
    const ones = [...left.keys()].filter((at) => !free.has(at) && ((left[at] ?? 0n) & bit) > 0n);
    const rest = ones.length % count;
    const missing = (count - rest) % count;
    const isEnough = missing <= free.size;
    [...free].forEach((at, place) => {
      left[at] = ((left[at] ?? 0n) & ~bit) | (isEnough && place < missing ? bit : 0n);
    });
    for (const at of isEnough ? [] : ones.slice(0, rest)) {
      left[at] = (left[at] ?? 0n) & ~bit;
      free.add(at);
    }
  }
  return free.size ? [left] : [];
}

/** Few large heaps in misère play: as many ones are left as lose, 1 modulo `count`. */
function lastMove(heaps: Heaps, large: number, count: number): Heaps {
  const ones = heaps.filter((heap) => heap === 1n).length;
  const rest = (ones - 1 + count) % count;
  const more = (count - rest) % count;
  let [made, gone] = more <= large ? [more, 0] : [0, rest];
  return heaps.map((heap) => {
    if (heap > 1n) return made-- > 0 ? 1n : 0n;
    return heap === 1n && gone-- > 0 ? 0n : heap;
  });
}
