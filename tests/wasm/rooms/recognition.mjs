// Sequences by their first terms: recognise.
import { equal, ok, refused, same } from '../assert.mjs';

export const tests = {
  'recognise: Kayles is recognised by its first terms'(api) {
    const terms = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];
    const [kayles] = api.recognise({ terms });
    same(kayles, {
      oeis: 'A002186',
      name: kayles.name,
      game: 'octal:0.77',
      from: 0,
      index: 0,
      shift: 0,
      matched: 12,
      complete: true,
    });
    ok(/Kayles/.test(kayles.name), kayles.name);
    for (const list of [Uint32Array, Float64Array, Uint8Array]) {
      same(api.recognise({ terms: list.from(terms) }), [kayles], list.name);
    }
    equal(api.recognise({ game: 'octal:0.77' })[0].oeis, 'A002186');
    equal(api.recognise({ game: 'take:squares', n: '33' })[0].oeis, 'A014586');
    same(api.recognise({ terms: [5, 6, 7, 9, 100, 3] }), []);
  },

  'recogniseOctal: Dawson’s Kayles, with its cousins and their shifts'(api) {
    const terms = [...api.sequence({ game: '0.07', n: 29 })];
    const [first] = api.recogniseOctal({ terms });
    same([first.from, first.matched, first.complete, first.proved], [0, 30, true, true]);
    const shift = Object.fromEntries(first.codes.map(({ game, shift }) => [game, shift]));
    same([first.codes[0].game, shift['octal:0.137'], shift['octal:0.4']], ['octal:0.07', -1, 1]);
    same(api.recogniseOctal({ game: '0.07', n: 29 }), [first]);
    same(api.recogniseOctal({ terms: [5, 6, 7, 9, 100, 3] }), []);
  },

  'recogniseOctal: invalid requests are rejected'(api) {
    refused(() => api.recogniseOctal({}), 'missing', 'game');
    refused(() => api.recogniseOctal({ terms: [1, 2, 3] }), 'out-of-range', 'terms');
    refused(() => api.recogniseOctal({ terms: [1, 2, 3, 4], n: 5 }), 'unknown-field', 'n');
    equal(refused(() => api.recogniseOctal({ terms: [1, 2, 3, -1] }), 'wrong-type', 'terms').at, 3);
  },

  'recognise: invalid requests are rejected'(api) {
    refused(() => api.recognise({}), 'missing', 'game');
    refused(() => api.recognise({ terms: [1, 2, 3] }), 'out-of-range', 'terms');
    refused(() => api.recognise({ terms: new Array(10_001).fill(1) }), 'out-of-range', 'terms');
    refused(() => api.recognise({ terms: '1,2,3,4' }), 'wrong-type', 'terms');
    refused(() => api.recognise({ terms: [1, 2, 3, 4], n: 5 }), 'unknown-field', 'n');
    refused(() => api.recognise({ game: 'nim', n: 10_000 }), 'out-of-range', 'n');
    for (const wrong of [-1, 1.5, 2 ** 53, Number.NaN, '4', 4n, undefined]) {
      const error = refused(() => api.recognise({ terms: [1, 2, 3, 4, wrong] }), 'wrong-type', 'terms');
      equal(error.at, 4, `the place of ${String(wrong)}`);
    }
  },
};
