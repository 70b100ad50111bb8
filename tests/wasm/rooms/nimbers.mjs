// Batches of nimbers, which are read and written in place: nimProducts and nimInverses.
import { equal, ok, refused, same } from '../assert.mjs';

const COUNT = 20_001;
const numbers = (seed, count = COUNT) =>
  BigUint64Array.from({ length: count }, (_, i) => BigInt(i + seed) * 0x9e3779b97f4a7c15n);
const of = (...all) => BigUint64Array.from(all, BigInt);

export const tests = {
  'nimProducts and nimInverses: a number times its inverse is 1, and zero has its place'(api) {
    same(api.nimProducts({ a: of(4, 4, 6), b: of(4, 5, 5) }).join(' '), '6 2 8'); // OEIS A051775
    const [large] = api.nimProducts({ a: of(2n ** 63n), b: of(2n ** 64n - 1n) });
    equal(String(large), api.nimber({ expression: '[2^63] * [2^64-1]' }).value);
    const many = numbers(1, 5_000);
    const ones = api.nimProducts({ a: many, b: api.nimInverses({ a: many }) });
    ok(ones.length === many.length && ones.every((one) => one === 1n), 'a number times its inverse');
    many[4_321] = 0n;
    equal(refused(() => api.nimInverses({ a: many }), 'division-by-zero', 'a').at, 4_321);
    for (const length of [0, 70_000]) {
      const a = new BigUint64Array(length);
      equal(api.nimProducts({ a, b: a }).length, length);
    }
    equal(api.nimInverses({ a: new BigUint64Array(0) }).length, 0);
  },

  'nimProducts and nimInverses: only arrays of 64-bit numbers of one length are taken'(api) {
    const a = of(4, 4, 6);
    const signed = Object.setPrototypeOf(new BigInt64Array(3), BigUint64Array.prototype);
    for (const wrong of [signed, new Uint8Array(24), [1n], { buffer: a.buffer, byteOffset: 0, length: 3 }]) {
      refused(() => api.nimProducts({ a: wrong, b: a }), 'wrong-type', 'a');
      refused(() => api.nimInverses({ a: wrong }), 'wrong-type', 'a');
    }
    refused(() => api.nimProducts({ a, b: new BigInt64Array(3) }), 'wrong-type', 'b');
    refused(() => api.nimInverses({ a, into: [1n] }), 'wrong-type', 'into');
    refused(() => api.nimProducts({ a, b: a.subarray(1) }), 'out-of-range', 'b');
    refused(() => api.nimProducts({ a, b: a, into: a.subarray(1) }), 'out-of-range', 'into');
    refused(() => api.nimInverses({ a, into: a.subarray(1) }), 'out-of-range', 'into');
  },

  'nimProducts: properties that an array overrides are ignored'(api) {
    const all = of(9, 4, 4, 6, 9);
    const part = new BigUint64Array(all.buffer, 8, 3);
    class Other extends BigUint64Array {
      get length() {
        return 1;
      }
      subarray() {
        return all;
      }
    }
    const lying = Object.defineProperties(Other.of(4n, 5n, 5n), {
      buffer: { value: new ArrayBuffer(1000) },
      byteOffset: { value: 8 },
      constructor: { value: Uint8Array },
    });
    for (const listener of [undefined, () => true])
      equal(api.nimProducts({ a: part, b: lying }, listener).join(' '), '6 2 8');
    equal(all.join(' '), '9 4 4 6 9', 'and they stay as they were');
  },

  'nimProducts and nimInverses: results are written to the given array'(api) {
    const [a, b] = [numbers(1), numbers(7)];
    const products = api.nimProducts({ a, b }).join(' ');
    const inverses = api.nimInverses({ a }).join(' ');
    for (const listener of [undefined, () => true]) {
      const into = new BigUint64Array(COUNT);
      ok(api.nimProducts({ a, b, into }, listener) === into, 'it comes back');
      equal(into.join(' '), products);
      ok(api.nimInverses({ a, into }, listener) === into, 'it comes back');
      equal(into.join(' '), inverses);
      for (const name of ['a', 'b']) {
        const factors = { a: a.slice(), b: b.slice() };
        const found = api.nimProducts({ ...factors, into: factors[name] }, listener);
        equal(found.join(' '), products, `to ${name}`);
      }
      // The results of one slice overlap the operands of the next.
      for (const [from, to] of ['01', '10']) {
        const memory = new BigUint64Array(COUNT + 1);
        const [here, there] = [from, to].map((start) => memory.subarray(+start, +start + COUNT));
        here.set(a);
        equal(api.nimProducts({ a: here, b, into: there }, listener).join(' '), products, `${from} to ${to}`);
        here.set(a);
        equal(api.nimInverses({ a: here, into: there }, listener).join(' '), inverses, `${from} to ${to}`);
      }
    }
  },

  'nimProducts and nimInverses: two buffers of one shared memory may overlap'(api) {
    // Pages that are not cross-origin isolated have no shared memory.
    if (typeof SharedArrayBuffer === 'undefined') return;
    const memory = new SharedArrayBuffer(8 * (COUNT + 1));
    const here = new BigUint64Array(memory, 0, COUNT);
    const there = new BigUint64Array(structuredClone(memory), 8, COUNT);
    const a = numbers(1);
    const [squares, inverses] = [api.nimProducts({ a, b: a }), api.nimInverses({ a })];
    here.set(a);
    equal(api.nimProducts({ a: here, b: here, into: there }).join(' '), squares.join(' '));
    here.set(a);
    equal(api.nimInverses({ a: here, into: there }).join(' '), inverses.join(' '));
  },
};
