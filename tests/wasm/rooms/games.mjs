// The list of games, and reading notations: games, game.
import { equal, ok, refused, same } from '../assert.mjs';

export const tests = {
  'games: each occurs once, and every notation and name is parsed'(api) {
    const games = api.games();
    ok(games.length > 40, `${games.length} games`);
    equal(new Set(games.map(({ game }) => game)).size, games.length, 'each once');
    for (const { game, names } of games) {
      equal(api.game({ game }).game, game);
      for (const name of names) equal(api.game({ game: name }).game, game, name);
    }
    same(games.find(({ game }) => game === 'octal:0.77').names, ['kayles']);
    ok(
      games.some(({ game, names }) => game === 'octal:0.07' && names.includes('dawsons-kayles')),
      'a game that only has a name',
    );
  },

  'game: the notation is canonical, and the ranges are those of the catalogue'(api) {
    equal(api.game({ game: " Dawson's Chess " }).game, 'octal:0.137');
    equal(api.game({ game: 'TAKE: 5, 2,1' }).game, 'take:1,2,5');
    equal(api.game({ game: 'coins:ruler' }).first, 1);
    equal(api.game({ game: 'She loves me, she loves me not' }).game, 'take:1');
    equal(api.game({ game: 'S(1,3,4)' }).game, 'take:1,3,4');
    equal(api.game({ game: '0.3F' }).game, 'hex:0.3F');
    equal(api.game({ game: 'take:squares,3..14' }).game, 'take:3..14,squares');
    equal(api.game({ game: 'Treblecross' }).game, 'treblecross');
    for (const { id, games } of api.catalogue()) {
      ok(id !== 'game', 'in links of the page, that name stands for any game');
      for (const info of games) same(api.game({ game: info.game }), info);
    }
  },

  'game: own rules are read, and say which named game they are'(api) {
    const kayles = api.game({ game: 'n to a and b for k in {1,2}, a in 0..n-k, b = n-k-a' });
    equal(kayles.game, 'rule:(n to a and b for k in {1,2}, a in 0..n-k, b = n-k-a)');
    same(kayles.sameAs, { game: 'octal:0.77', proved: true });
    equal(kayles.max, api.game({ game: 'octal:0.77' }).max);
    const squares = api.game({ game: 'rule:(n to n-k for k in squares if k < 5000)' });
    same(squares.sameAs, { game: 'take:squares', proved: false, upTo: 40 });
    equal(api.game({ game: 'n to floor(n/2) or n-1' }).sameAs, undefined);
    equal(api.game({ game: 'kayles' }).sameAs, undefined);
    // Fraenkel's MARK: G(n) is 0 where n ends with an odd number of binary zeros.
    const mark = api.sequence({ game: 'n to floor(n/2) or n-1', n: 12 });
    for (let n = 1; n <= 12; n += 1) {
      equal(mark[n] === 0, Math.log2(n & -n) % 2 === 1, `${n}`);
    }
    equal(api.explain({ game: 'n to floor(n/2) or n-1', n: 12 }).optionCount, 2);
    const position = 'rule:(n to n-k for k in {1,3,4}):{29,5} + nim:3';
    equal(api.moves({ position }).position, position);
  },

  'game: own rules that are wrong or go round have the place'(api) {
    const wrong = (game) => refused(() => api.game({ game }), 'unknown-game', 'game');
    equal(wrong('n to n-k for k in 1').at, 19);
    equal(wrong('rule:(n to n-j)').at, 13);
    equal(refused(() => api.game({ game: 'n to n-1 on 5..3' }), 'out-of-range', 'game').at, 15);
    refused(() => api.game({ game: '(a,b) to (a-1,b)' }), 'no-sum', 'game');
    const round = refused(() => api.sequence({ game: 'n to n-1; n+1 if n = 5', n: 9 }), 'cycle', '');
    equal(round.value, '5 → 6');
    equal(api.sequence({ game: 'n to n-1; n+1 if n = 5', n: 4 }).length, 5);
    // The largest index is told before.
    const triple = 'n to n-a*b for a in 1..n, b in 1..n if a xor b = 3';
    const { max } = api.game({ game: triple });
    ok(Number(max) > 100 && Number(max) < 10_000, max);
    refused(() => api.sequence({ game: triple, n: 10_000 }), 'out-of-range', 'n');
  },

  'game: errors have the position'(api) {
    equal(refused(() => api.game({ game: 'octal:0.78' }), 'unknown-game', 'game').at, 9);
    const { allowed } = refused(() => api.game({ game: 'nim:1,2,3' }), 'unknown-game', 'game');
    same(allowed, { code: 'nothing-after-nim', values: { list: '1,2,3' } });
    ok(refused(() => api.game({ game: 'take:1-5' }), 'not-a-number', 'game').message.includes('1..5'));
    equal(refused(() => api.game({ game: 'take:1,x' }), 'not-a-number', 'game').at, 7);
    equal(refused(() => api.game({ game: 'chess' }), 'unknown-game', 'game').at, undefined);
    refused(() => api.game({}), 'missing', 'game');
  },
};
