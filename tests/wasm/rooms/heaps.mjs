// Heap games: records, zeros, misere.
import { ascending, equal, ok, refused, same } from '../assert.mjs';

export const tests = {
  'records: records and first occurrences are those of the sequence'(api) {
    const { maxima, first } = api.records({ game: 'take:squares', n: '30' });
    same(maxima, { indices: [0, 1, 4, 25, 28, 29], values: [0, 1, 2, 3, 4, 5] });
    same(first, maxima, 'every first occurrence is a record up to 30');
    const kayles = api.records({ game: 'octal:0.77', n: 100 });
    const values = api.sequence({ game: 'octal:0.77', n: 100 });
    ascending(kayles.maxima.indices, 'indices of maxima');
    ascending(kayles.maxima.values, 'maxima');
    ascending(kayles.first.values, 'values that occur');
    same(
      kayles.first.values,
      [...new Set(values)].sort((a, b) => a - b),
    );
    kayles.first.values.forEach((value, i) => {
      equal(kayles.first.indices[i], values.indexOf(value), `first ${value}`);
    });
    // Coins count from 1.
    same(api.records({ game: 'coins:ruler', n: 8 }).maxima, { indices: [1, 2, 4, 8], values: [1, 2, 4, 8] });
    refused(() => api.records({ game: 'fibonacci', n: 5 }), 'unknown-game', 'game');
    refused(() => api.records({ game: 'nim', n: 5, from: 1 }), 'unknown-field', 'from');
  },

  'zeros: P-positions, from a number on, and counted beyond the list'(api) {
    same(api.zeros({ game: 'take:squares', from: '20', n: 29 }), { zeros: [20, 22], count: 2 });
    same(api.zeros({ game: 'coins:ruler', n: 5 }), { zeros: [], count: 0 });
    same(api.zeros({ game: 'take:1', n: 2 }), { zeros: [0, 2], count: 2 });
    const many = api.zeros({ game: 'take:1', n: 3_000_000 });
    same([many.zeros.length, many.zeros.at(-1), many.count], [1_000_000, 1_999_998, 1_500_001]);
    refused(() => api.zeros({ game: 'nim', from: 6, n: 5 }), 'out-of-range', 'from');
  },

  'misere: the values of all heaps up to n, and its limits'(api) {
    const answer = api.misere({ game: 'nim', n: 2 });
    ok(answer.values instanceof Uint32Array, 'values');
    same([answer.values.length, answer.genera.length], [3, 3]);
    equal(api.misere({ game: 'nim', n: 2000 }).values.length, 2001);
    same([refused(() => api.misere({ game: 'nim', n: 2001 }), 'out-of-range', 'n').max], ['2000']);
    same([refused(() => api.misere({ game: 'octal:0.77', n: 41 }), 'out-of-range', 'n').max], ['40']);
    refused(() => api.misere({ game: 'coins:ruler', n: 4 }), 'unknown-game', 'game');
  },
};
