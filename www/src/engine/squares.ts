/**
 * The values of subtract-a-square by two workers that share no memory (`squarePositions`): the first takes the lower heaps, value
 * after value, and tells the second through a port which heaps it found; the second takes the upper heaps, one value behind.
 * What worker does what is `together.ts`'s to say.
 */

import type { Calls } from './protocol';
import type { Engine } from './serve';

const GAME = 'take:squares';

type Progress = (fraction: number) => boolean;

/** The first says which heaps have the next value, and whether it was its last one. */
interface Found {
  heaps: Uint32Array;
  last: boolean;
}

export interface Below {
  /** The heaps from the first that is not known yet up to here are computed, and known afterwards. */
  n: number;
  known: number;
  port: MessagePort;
}

export interface Above {
  from: number;
  n: number;
  port: MessagePort;
}

/** Calls of a worker beside those of the contract. */
export interface Halves {
  squaresBelow(request: Below, progress: Progress): number;
  /** The values of the heaps `from` to `n`. */
  squaresAbove(request: Above, progress: Progress): Promise<Uint32Array>;
}

/** Notes a value for those of the heaps, ascending, that lie from `from` on. */
function place(heaps: Uint32Array, from: number, value: number, values: Uint32Array): void {
  // By index: an iterator would take several times as long, and there are millions.
  for (let i = heaps.length - 1; i >= 0; i--) {
    const at = (heaps[i] as number) - from;
    if (at < 0) return;
    values[at] = value;
  }
}

type Engines = Pick<Engine['calls'], 'squarePositions' | 'takeOver'>;

export function halves({ squarePositions, takeOver }: Engines): Halves {
  return {
    squaresBelow({ n, known, port }, progress) {
      const values = new Uint32Array(n + 1 - known);
      let left = n + 1;
      for (let value = 0; left > 0; value++) {
        const heaps = squarePositions({ n, value, goOn: true }, progress);
        left -= heaps.length;
        place(heaps, known, value, values);
        port.postMessage({ heaps, last: left === 0 } satisfies Found, [heaps.buffer]);
      }
      port.close();
      return takeOver({ game: GAME, from: known, values }, progress);
    },

    squaresAbove({ from, n, port }, progress) {
      const values = new Uint32Array(n + 1 - from);
      let left = values.length;
      let value = 0;
      const step = (before: Uint32Array) => {
        const heaps = squarePositions({ n, from, value, before }, progress);
        place(heaps, from, value, values);
        left -= heaps.length;
        value++;
      };
      const hear = ({ heaps, last }: Found) => {
        if (left > 0) step(heaps);
        // Told nothing more, it goes on alone.
        while (last && left > 0) step(new Uint32Array());
        return left === 0;
      };
      return new Promise<Uint32Array>((resolve, reject) => {
        port.onmessage = ({ data }: MessageEvent<Found>) => {
          try {
            if (hear(data)) resolve(values);
          } catch (error) {
            reject(error);
          }
        };
      }).finally(() => port.close());
    },
  };
}

/** A call of a worker: the contract's, or one of those above. */
export type AnyCall = keyof Calls | keyof Halves;
