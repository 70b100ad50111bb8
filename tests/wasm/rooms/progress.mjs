// Progress listeners: their arguments, stopping work, and calls from within a listener.
import { equal, ok, refused, same } from '../assert.mjs';

const SHORT = { problem: 'nim-square', n: 100_000 };
const ANSWER = '2586528661783';
/** Long enough not to end before the first report, at which it is stopped. */
const LONG = { problem: 'nim-square', n: 20_000_000 };

/**
 * Runs `work` with a clock that advances a second at each of the first readings, so that the
 * listener is called at each; then the clock stops, because a listener that makes calls would be
 * called endlessly.
 */
export function hurried(work, looks = 100) {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'performance');
  let look = 0;
  const clock = { now: () => 1000 * Math.min(++look, looks) };
  Object.defineProperty(globalThis, 'performance', { value: clock, configurable: true, writable: true });
  try {
    return work();
  } finally {
    Object.defineProperty(globalThis, 'performance', before);
  }
}

export const tests = {
  'progress: fractions rise; false and exceptions stop the work'(api) {
    const seen = [];
    api.solve({ problem: 'flipping-game', n: 200_000 }, (fraction) => {
      seen.push(fraction);
    });
    ok(
      seen.every((fraction, index) => fraction >= (seen[index - 1] ?? 0) && fraction <= 1),
      `rising: ${seen}`,
    );
    refused(() => api.solve(LONG, () => false), 'cancelled', '');
    const thrower = () => {
      throw new Error('no');
    };
    refused(() => api.solve(LONG, thrower), 'cancelled', '');
    equal(api.solve(SHORT).answer, ANSWER, 'and goes on');
  },

  'progress: any other result of the listener continues the work'(api) {
    const a = new BigUint64Array(100_000);
    const answers = [undefined, null, 0, '', true, {}, Symbol('no'), 0n, Number.NaN, Promise.resolve(false)];
    for (const answer of answers) {
      let calls = 0;
      const listener = () => {
        calls += 1;
        return answer;
      };
      equal(hurried(() => api.nimProducts({ a, b: a }, listener)).length, a.length, String(answer));
      ok(calls > 1, `it was asked: ${String(answer)}`);
    }
    equal(api.nimProducts({ a, b: a }, null).length, a.length, 'null is nothing');
    equal(api.nimProducts({ a, b: a }, undefined).length, a.length, 'undefined is nothing');
  },

  'progress: a listener may detach the buffers of its request'(api) {
    const a = new BigUint64Array(100_000).fill(2n);
    const take = () => {
      if (a.byteLength > 0) structuredClone(a.buffer, { transfer: [a.buffer] });
    };
    const products = hurried(() => api.nimProducts({ a, b: a }, take));
    ok(a.length === 0 && products.every((product) => product === 3n), 'the products of what was given');
    const [factors, into] = [products, products.slice()];
    const away = () => {
      if (into.byteLength > 0) structuredClone(into.buffer, { transfer: [into.buffer] });
    };
    hurried(() => refused(() => api.nimInverses({ a: factors, into }, away), 'out-of-range', 'into'));
  },

  'progress: calls within listeners are limited in depth'(api) {
    const codes = new Set();
    let [depth, deepest] = [0, 0];
    const listener = () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
      try {
        api.zeros({ game: 'take:cubes', n: 100_000 }, listener);
      } catch (error) {
        codes.add(`${error.code} ${error.field}`);
      }
      depth -= 1;
      return depth > 0 ? undefined : false;
    };
    hurried(() => refused(() => api.zeros({ game: 'take:primes', n: 100_000 }, listener), 'cancelled', ''));
    same([[...codes], deepest], [['memory progress'], 2]);
    equal(api.solve(SHORT).answer, ANSWER, 'and goes on');
  },
};
