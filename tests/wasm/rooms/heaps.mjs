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

  'zeros: P-positions are those published'(api, { golden }) {
    const published = golden['subtract-a-square-p-positions'].map(([, n]) => Number(n));
    const n = published.at(-1);
    same(api.zeros({ game: 'take:squares', n }), { zeros: published, count: published.length });
    const later = published.filter((zero) => zero >= 20);
    same(api.zeros({ game: 'take:squares', from: '20', n }), { zeros: later, count: later.length });
    same(api.zeros({ game: 'coins:ruler', n: 5 }), { zeros: [], count: 0 });
    same(api.zeros({ game: 'take:1', n: 2 }), { zeros: [0, 2], count: 2 });
    const many = api.zeros({ game: 'take:1', n: 3_000_000 });
    same([many.zeros.length, many.zeros.at(-1), many.count], [1_000_000, 1_999_998, 1_500_001]);
    refused(() => api.zeros({ game: 'nim', from: 6, n: 5 }), 'out-of-range', 'from');
  },

  'misere: genera are those published'(api, { golden }) {
    for (const [game, n, genus] of golden['misere-genera']) {
      const answer = api.misere({ game, n });
      const where = `${game} ${n}`;
      same([answer.game, answer.n, answer.genus], [game, Number(n), genus], where);
      equal(answer.outcome, answer.value === 0 ? 'P' : 'N', `${where}: outcome`);
      equal(answer.normal, Number(genus.split('^')[0]), `${where}: normal value`);
      equal(answer.value, Number(genus.split('^')[1][0]), `${where}: misère value`);
      same([answer.values.length, answer.genera.length], [answer.n + 1, answer.n + 1], `${where}: lengths`);
      same([answer.values.at(-1), answer.genera.at(-1)], [answer.value, answer.genus], `${where}: last`);
      ok(answer.values instanceof Uint32Array, `${where}: values`);
    }
    equal(api.misere({ game: 'nim', n: 2000 }).values.length, 2001);
    same([refused(() => api.misere({ game: 'nim', n: 2001 }), 'out-of-range', 'n').max], ['2000']);
    same([refused(() => api.misere({ game: 'octal:0.77', n: 41 }), 'out-of-range', 'n').max], ['40']);
    refused(() => api.misere({ game: 'coins:ruler', n: 4 }), 'unknown-game', 'game');
  },
};
