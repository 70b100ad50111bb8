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
    for (const { id, games } of api.catalogue()) {
      ok(id !== 'game', 'in links of the page, that name stands for any game');
      for (const info of games) same(api.game({ game: info.game }), info);
    }
  },

  'game: errors have the position'(api) {
    equal(refused(() => api.game({ game: 'octal:0.78' }), 'unknown-game', 'game').at, 9);
    equal(refused(() => api.game({ game: 'take:1,x' }), 'not-a-number', 'game').at, 7);
    equal(refused(() => api.game({ game: 'chess' }), 'unknown-game', 'game').at, undefined);
    refused(() => api.game({}), 'missing', 'game');
  },
};
