// What is told of all games, of mistakes in them, and of terms.
import { equal, ok, refused, same } from '../assert.mjs';

export const tests = {
  'games: each occurs once, and every notation and name is parsed'(api) {
    const games = api.games();
    ok(games.length > 40, `${games.length} games`);
    equal(new Set(games.map(({ game }) => game)).size, games.length, 'each once');
    for (const { game, names } of games)
      for (const name of [game, ...names]) equal(api.game({ game: name }).game, game, name);
    const named = (game) => games.find((one) => one.game === game).names.join();
    same([named('octal:0.77'), named('octal:0.07')], ['kayles', 'dawsons-kayles,dawson-kayles']);
  },

  'errors have what is allowed, and where rules go round'(api) {
    const { allowed } = refused(() => api.game({ game: 'nim:1,2,3' }), 'unknown-game', 'game');
    same(allowed, { code: 'nothing-after-nim', values: { list: '1,2,3' } });
    const dash = refused(() => api.game({ game: 'take:1-5' }), 'not-a-number', 'game');
    ok(dash.message.includes('1..5'), dash.message);
    const cell = { fromRow: 2, fromColumn: 3, rows: 1, columns: 1 };
    for (const [call, round] of [
      [() => api.sequence({ game: 'n to n-1; n+1 if n = 5', n: 9 }), '5 → 6'],
      [() => api.table({ game: '(a,b) to (b,a)', ...cell }), '(2,3) → (3,2) → (2,3)'],
    ])
      equal(refused(call, 'cycle', '').value, round);
    const graph = refused(() => api.moves({ position: 'graph:a>b,b>a' }), 'cycle', 'position');
    equal(graph.value, 'a → b → a');
  },

  'recognise: terms are a list of any kind of numbers, and what is none has its place'(api) {
    const terms = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];
    for (const list of [Uint32Array, Float64Array, Uint8Array])
      same(api.recognise({ terms: list.from(terms) }), api.recognise({ terms }), list.name);
    for (const wrong of [-1, 1.5, 2 ** 53, Number.NaN, '4', 4n, undefined]) {
      const error = refused(() => api.recognise({ terms: [1, 2, 3, 4, wrong] }), 'wrong-type', 'terms');
      equal(error.at, 4, `the place of ${String(wrong)}`);
    }
    refused(() => api.recognise({ terms: new Array(10_001).fill(1) }), 'out-of-range', 'terms');
    for (const { oeis, terms } of api.knownSequences()) equal(api.recognise({ terms })[0].oeis, oeis);
  },
};
