// Sequences by their first terms: recognise.
import { equal, ok, refused, same } from '../assert.mjs';

export const tests = {
  'recognise: Kayles is recognised by its first terms'(api, { golden }) {
    const terms = golden.kayles.map(([, value]) => Number(value));
    const [kayles] = api.recognise({ terms: terms.slice(0, 12) });
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
      same(api.recognise({ terms: list.from(terms.slice(0, 12)) }), [kayles], list.name);
    }
    equal(api.recognise({ game: 'octal:0.77' })[0].oeis, 'A002186');
    equal(api.recognise({ game: 'take:squares', n: '33' })[0].oeis, 'A014586');
    same(api.recognise({ terms: [5, 6, 7, 9, 100, 3] }), []);
  },

  'recognise: every known sequence is recognised by its published terms'(api, { golden }) {
    ok(golden['known-sequences'].length > 30, 'there is a table');
    for (const [number, , terms] of golden['known-sequences']) {
      const given = terms.split(',').map(Number);
      const found = api.recognise({ terms: given });
      ok(
        found.some(({ oeis }) => oeis === number),
        `${number}, found ${found.map(({ oeis }) => oeis)}`,
      );
      for (const match of found) {
        equal(match.shift, match.index - match.from, `${number}: shift`);
        ok(match.matched >= 4 && match.matched <= given.length, `${number}: matched`);
      }
    }
  },

  'knownSequences: terms are those published and those of the games'(api, { golden }) {
    const known = api.knownSequences();
    same(
      known.map(({ oeis }) => oeis),
      golden['known-sequences'].map(([number]) => number),
    );
    for (const { oeis, game, offset, terms } of known) {
      if (!game) continue;
      const values = api.sequence({ game, n: terms.length + offset - 1 });
      same([...values.slice(offset)], [...terms], oeis);
    }
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

  'recogniseOctal: the most codes within 50 ms'(api) {
    const times = Array.from({ length: 8 }, () => {
      const begin = performance.now();
      const [{ codes }] = api.recogniseOctal({ game: 'take:1', n: 400 });
      ok(codes.length > 50, codes.length);
      return performance.now() - begin;
    });
    // The least of them, since other programs take time, too.
    ok(Math.min(...times) < 50, `${times} ms`);
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
