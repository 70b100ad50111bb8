import type { SquaresCalls } from './protocol';
import type { Engine } from './serve';

const GAME = 'take:squares';

/**
 * Message of a worker to that of the next range: the smaller heaps with the next value, and whether
 * it is the last value.
 */
interface Found {
  heaps: Uint32Array;
  last: boolean;
}

/** Writes a value for those heaps (ascending) that are at least `from`; index 0 is `from`. */
function place(heaps: Uint32Array, from: number, value: number, values: Uint32Array): void {
  // By index: an iterator takes several times as long, and there are millions of heaps.
  for (let i = heaps.length - 1; i >= 0; i--) {
    const at = (heaps[i] as number) - from;
    if (at < 0) return;
    values[at] = value;
  }
}

type Engines = Pick<Engine['calls'], 'squarePositions' | 'takeOver'>;

export function squaresCalls({ squarePositions, takeOver }: Engines): SquaresCalls {
  return {
    squaresBelow({ n, known, next }, progress) {
      const values = new Uint32Array(n + 1 - known);
      let left = n + 1;
      for (let value = 0; left > 0; value++) {
        const heaps = squarePositions({ n, value, goOn: true }, progress);
        left -= heaps.length;
        place(heaps, known, value, values);
        next.postMessage({ heaps, last: left === 0 } satisfies Found, [heaps.buffer]);
      }
      next.close();
      return takeOver({ game: GAME, from: known, values }, progress);
    },

    squaresAbove({ from, n, previous, next }, progress) {
      const values = new Uint32Array(n + 1 - from);
      let left = values.length;
      let value = 0;
      const step = (before: Uint32Array, ended: boolean) => {
        const none = new Uint32Array();
        // Without heaps left, the worker only passes on what it is told.
        const heaps = left > 0 ? squarePositions({ n, from, value, before }, progress) : none;
        place(heaps, from, value, values);
        left -= heaps.length;
        value++;
        if (!next) return;
        const all = new Uint32Array(before.length + heaps.length);
        all.set(before);
        all.set(heaps, before.length);
        next.postMessage({ heaps: all, last: ended && left === 0 } satisfies Found, [all.buffer]);
      };
      const hear = ({ heaps, last }: Found) => {
        if (left > 0 || next) step(heaps, last);
        // After the last message of the previous worker, no smaller heap has any further value.
        while (last && left > 0) step(new Uint32Array(), true);
        return left === 0 && (last || !next);
      };
      return new Promise<Uint32Array>((resolve, reject) => {
        previous.onmessage = ({ data }: MessageEvent<Found>) => {
          try {
            if (hear(data)) resolve(values);
          } catch (error) {
            reject(error);
          }
        };
      }).finally(() => {
        previous.close();
        next?.close();
      });
    },
  };
}
