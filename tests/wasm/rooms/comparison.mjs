// Two games compared: compare.
import { equal, ok, refused, same } from '../assert.mjs';

export const tests = {
  'compare: Kayles and 0.771 are proved equal from 71 on'(api) {
    // Both have period 12 from 71 on (OEIS A002186).
    const found = api.compare({ games: ['Kayles', 'octal:0.771'], n: 400 });
    const [a, b] = ['octal:0.77', 'octal:0.771'].map((game) => api.sequence({ game, n: 400 }));
    const different = [...a.keys()].filter((n) => a[n] !== b[n]);
    same(found.games, ['octal:0.77', 'octal:0.771']);
    equal(found.differences, different.length);
    equal(found.firstDifference, different[0]);
    equal(found.lastDifference, different.at(-1));
    equal(found.sameFrom, (different.at(-1) ?? -1) + 1);
    same([found.from, found.checkedTo, found.verdict, found.reason], [0, 400, 'same', 'periods']);
    same([found.decidedFrom, found.decidedBy], [71, 12]);
    equal(found.bins.length, 0);
  },

  'compare: games are proved different by their periods, by growth, and by one period'(api) {
    const verdict = (games, n) => {
      const { verdict, reason } = api.compare({ games, n });
      return [verdict, reason];
    };
    same(verdict(['kayles', "Dawson's Chess"], 400), ['different', 'periods']);
    same(verdict(['nim', 'kayles'], 400), ['different', 'growth']);
    same(verdict(['take:1,2', 'take:at-least-half'], 400), ['different', 'one-period']);
    same(verdict(['take:squares', ' take:squares '], 30), ['same', 'same-rules']);
    same(verdict(['take:squares', 'take:factorials'], 400), ['observed', undefined]);
  },

  'compare: the bins sum to the differences; coins start with coin 1'(api) {
    const found = api.compare({ games: ['take:squares', 'take:1,4'], n: 1000, bins: 64 });
    equal(found.binWidth, Math.ceil(1001 / 64));
    equal(found.bins.length, Math.ceil(1001 / found.binWidth));
    equal(
      found.bins.reduce((sum, count) => sum + count, 0),
      found.differences,
    );
    const coins = api.compare({ games: ['coins:ruler', 'nim'], n: 10, bins: 4096 });
    same([coins.from, coins.binWidth, coins.bins.length], [1, 1, 10]);
    ok(coins.bins[0] === 0 && coins.bins[2] === 1, 'ruler and nim agree at 1 and differ at 3');
  },

  'compare: invalid requests are rejected'(api) {
    refused(() => api.compare({ n: 10 }), 'missing', 'games');
    for (const games of ['nim', ['nim'], ['nim', 5], {}, null]) {
      refused(() => api.compare({ games, n: 10 }), 'wrong-type', 'games');
    }
    refused(() => api.compare({ games: ['nim', 'nim', 'nim'], n: 10 }), 'out-of-range', 'games');
    equal(refused(() => api.compare({ games: ['nim', 'octal:0.78'], n: 10 }), 'unknown-game', 'games').at, 9);
    refused(() => api.compare({ games: ['nim', 'kayles'], n: 1_000_001 }), 'out-of-range', 'n');
    refused(() => api.compare({ games: ['fibonacci-nim', 'kayles'], n: 10_001 }), 'out-of-range', 'n');
    refused(() => api.compare({ games: ['nim', 'nim'], n: 10, bins: 4097 }), 'out-of-range', 'bins');
  },
};
