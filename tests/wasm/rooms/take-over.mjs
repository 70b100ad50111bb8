// Importing the values of another instance: takeOver.
import { equal, ok, refused, same } from '../assert.mjs';

const SQUARES = 'take:squares';
const RUNS = ['coins:runs:squares', 'coins:runs:triangular'];

/** No other test imports values of this game, which the instance keeps. */
const OTHER = 'coins:runs:cubes';

/** The request that imports an instance's values of a game from an index on. */
const had = (api, game, from, n) => ({
  game,
  from,
  values: api.sequence({ game, from, n }),
  ...(game === SQUARES ? {} : { side: api.productSide({ game, n }) }),
});

export const tests = {
  'takeOver: the answer is the number of known values'(api) {
    for (const game of [SQUARES, ...RUNS]) {
      const before = api.takeOver({ game });
      api.sequence({ game, n: before + 100 });
      const known = api.takeOver({ game });
      equal(known, before + 101, game);
      // Values that are known already are ignored, also wrong ones.
      const values = new Uint32Array(5).fill(77);
      equal(
        api.takeOver({ game, from: 0, values, side: { value: 0, changes: [], counts: [] } }),
        known,
        game,
      );
      equal(api.takeOver({ game, from: 3, values: new Uint32Array() }), known, game);
    }
  },

  'takeOver: the instance continues from imported values'(api) {
    const n = 400;
    const [values, side] = [api.sequence({ game: OTHER, n }), api.productSide({ game: OTHER, n })];
    equal(api.takeOver({ game: OTHER }), n + 1, 'computed');
    same(had(api, OTHER, 5, n), { game: OTHER, from: 5, values: values.slice(5), side }, 'had');
    refused(
      () => api.takeOver({ ...had(api, OTHER, 5, 9), game: 'coins:runs:1,2,4' }),
      'out-of-range',
      'game',
    );
  },

  'takeOver: imported values that contradict the rules cause an error later'(api) {
    const [game, n] = ['coins:runs:factorials', 3];
    equal(api.takeOver({ game }), 1, 'nothing known');
    // Coin 3 is worth 3 or less. Three coins and runs of one or two: five moves.
    const side = { value: 1 ^ 2 ^ 64, changes: [1], counts: [5] };
    equal(api.takeOver({ game, from: 1, values: Uint32Array.of(1, 2, 64), side }), n + 1, 'taken over');
    refused(() => api.moves({ position: `${game}:3 + nim:7 + nim:1` }), 'contradiction', 'position');
    ok(api.moves({ position: 'nim:7 + nim:1' }).winningCount === 1, 'the instance goes on');
  },

  'takeOver: invalid requests are rejected'(api) {
    const game = RUNS[0];
    const known = api.takeOver({ game });
    const side = { value: 0, changes: [1], counts: [1] };
    const give = (given) => () =>
      api.takeOver({ game, from: known, values: Uint32Array.of(1), side, ...given });
    refused(give({ game: 'nim' }), 'out-of-range', 'game');
    refused(give({ game: 'take:cubes' }), 'out-of-range', 'game');
    refused(give({ from: known + 1 }), 'out-of-range', 'from');
    refused(give({ from: undefined }), 'missing', 'from');
    refused(give({ values: [1] }), 'wrong-type', 'values');
    refused(give({ side: undefined }), 'missing', 'side');
    refused(give({}), 'out-of-range', 'values');
    equal(api.takeOver({ game }), known, 'nothing taken');
    const squares = api.takeOver({ game: SQUARES });
    const large = { game: SQUARES, from: squares, values: Uint32Array.of(0, 65_535) };
    refused(() => api.takeOver(large), 'out-of-range', 'values');
    equal(api.takeOver({ game: SQUARES }), squares, 'nothing taken');
  },
};
