// Work that several instances share: squarePositions, productSide and takeOver.
import { equal, ok, refused, same } from '../assert.mjs';
import { hurried } from './progress.mjs';

const SQUARES = 'take:squares';
const RUNS = ['coins:runs:squares', 'coins:runs:triangular'];
/** No other test imports values of this game, which the instance keeps. */
const OTHER = 'coins:runs:cubes';

/**
 * The values of consecutive ranges that end at `ends`; each receives the positions of the earlier
 * ones.
 */
function values(api, ends) {
  const found = new Uint32Array(ends.at(-1) + 1).fill(1000);
  let before = [];
  for (const [i, n] of ends.entries()) {
    const from = i === 0 ? 0 : ends[i - 1] + 1;
    const next = [];
    for (let value = 0, left = n + 1 - from; left > 0; value += 1) {
      const below = before[value] ?? new Uint32Array();
      const here = api.squarePositions({ n, from, value, before: below });
      for (const position of here) found[position] = value;
      left -= here.length;
      next.push(Uint32Array.of(...below, ...here));
    }
    // Larger values than those of this range are ignored, and belong to the next range.
    before = [...next, ...before.slice(next.length)];
  }
  return found;
}

export const tests = {
  'squarePositions: positions are those of sequence'(api) {
    for (const ends of [[0], [9, 22], [28, 29], [300, 301, 5000], [11_111, 20_000]])
      same(values(api, ends), api.sequence({ game: SQUARES, n: ends.at(-1) }), `${ends}`);
  },

  'squarePositions: large positions follow the recurrence'(api, { full }) {
    // From 1,300,000 on, positions are stored in five rows, one for each residue modulo 5. Rust has
    // the same test (tests/engines/level_sets.rs); the vectors of WebAssembly are only here.
    const n = full ? 1_310_000 : 150_000;
    const found = values(api, [n]);
    same(found.slice(0, 2001), api.sequence({ game: SQUARES, n: 2000 }), 'the first');
    const seen = new Int32Array(256).fill(-1);
    // The last twenty thousand, twenty blocks, and every hundredth of the others.
    for (let heap = 0; heap <= n; heap += heap < n - 20_000 ? 100 : 1) {
      for (let root = 1; root * root <= heap; root += 1) seen[found[heap - root * root]] = heap;
      let mex = 0;
      while (seen[mex] === heap) mex += 1;
      if (found[heap] !== mex) equal(found[heap], mex, `G(${heap})`);
    }
  },

  'squarePositions: the instance continues from its computed values'(api) {
    const known = api.takeOver({ game: SQUARES });
    const n = known + 3000;
    const found = new Uint32Array(n + 1).fill(1000);
    for (let value = 0, left = n + 1; left > 0; value += 1) {
      const here = api.squarePositions({ n, value, goOn: true });
      for (const position of here) found[position] = value;
      left -= here.length;
    }
    equal(api.takeOver({ game: SQUARES }), known, 'it leaves the sequence as it was');
    equal(api.takeOver({ game: SQUARES, from: 0, values: found }), n + 1, 'taken over');
    same(api.sequence({ game: SQUARES, from: known, n }), values(api, [n]).slice(known), 'the same');
    const less = () => api.squarePositions({ n: known - 1, value: 0, goOn: true });
    const { value, min } = refused(less, 'out-of-range', 'n');
    same([value, min], [String(known - 1), String(n + 1)], 'what was given, and from where it may be');
    refused(() => api.squarePositions({ n, from: 1, value: 0, goOn: true }), 'out-of-range', 'from');
    refused(() => api.squarePositions({ n, value: 0, goOn: 1 }), 'wrong-type', 'goOn');
  },

  'squarePositions: values must be requested in order'(api) {
    const low = (value, more) => api.squarePositions({ n: '22', from: 10n, value, ...more });
    same(low(0, { before: Uint32Array.of(0, 2, 5, 7) }), [10, 12, 15, 17, 20, 22]);
    const again = () => low('1', { before: Uint32Array.of(1, 3, 6, 8) });
    same(again(), [11, 13, 16, 18, 21]);
    for (const call of [again, () => low(2)]) refused(call, 'out-of-range', 'value');
    low(0);
    refused(() => api.squarePositions({ n: 23, from: 10, value: 1 }), 'out-of-range', 'value');
    // The values of all heaps are found: nothing is left to continue.
    same(api.squarePositions({ n: 0, value: 0 }), [0]);
    refused(() => api.squarePositions({ n: 0, value: 1 }), 'out-of-range', 'value');
  },

  'squarePositions: a listener can stop it, and may make calls'(api) {
    const ask = (value, listener) => api.squarePositions({ n: 2_000_000, value }, listener);
    let told = 0;
    const inside = () => {
      told += 1;
      same(api.squarePositions({ n: 1, value: 0 }), [0]);
    };
    const zeros = hurried(() => ask(0, inside));
    ok(told > 5, `told ${told} times`);
    same(zeros.subarray(0, 6), [0, 2, 5, 7, 10, 12]);
    // A call by the listener does not advance the work that it listens to.
    same(ask(1).subarray(0, 4), [1, 3, 6, 8]);
    refused(() => hurried(() => ask(2, () => false)), 'cancelled', '');
    refused(() => ask(3), 'out-of-range', 'value');
  },

  'takeOver: the answer is the number of known values, of which further ones are ignored'(api) {
    for (const game of [SQUARES, ...RUNS]) {
      const before = api.takeOver({ game });
      api.sequence({ game, n: before + 100 });
      equal(api.takeOver({ game }), before + 101, game);
      const side = { value: 0, changes: [], counts: [] };
      const wrong = { game, from: 0, values: new Uint32Array(5).fill(77), side };
      equal(api.takeOver(wrong), before + 101, game);
      equal(api.takeOver({ game, from: 3, values: new Uint32Array() }), before + 101, game);
    }
  },

  'takeOver: what is refused takes nothing'(api) {
    const game = RUNS[0];
    const known = api.takeOver({ game });
    const side = { value: 0, changes: [1], counts: [1] };
    const give = { game, from: known, values: Uint32Array.of(1), side };
    for (const [given, code, field] of [
      [{ game: 'nim' }, 'out-of-range', 'game'],
      [{ game: 'take:cubes' }, 'out-of-range', 'game'],
      [{ game: 'coins:runs:1,2,4', ...importOf(api, OTHER, 5, 9) }, 'out-of-range', 'game'],
      [{ from: known + 1 }, 'out-of-range', 'from'],
      [{ from: undefined }, 'missing', 'from'],
      [{ values: [1] }, 'wrong-type', 'values'],
      [{ side: undefined }, 'missing', 'side'],
      [{}, 'out-of-range', 'values'],
    ])
      refused(() => api.takeOver({ ...give, ...given }), code, field, JSON.stringify(given));
    equal(api.takeOver({ game }), known, 'nothing taken');
    const squares = api.takeOver({ game: SQUARES });
    const large = { game: SQUARES, from: squares, values: Uint32Array.of(0, 65_535) };
    refused(() => api.takeOver(large), 'out-of-range', 'values');
    equal(api.takeOver({ game: SQUARES }), squares, 'nothing taken');
  },

  'productSide: rejected requests allocate no memory'(api, { instance }) {
    const before = instance.memory.buffer.byteLength;
    refused(() => api.productSide({ game: 'coins:at-most:1', n: 15_000_000 }), 'out-of-range', 'n');
    ok(instance.memory.buffer.byteLength - before < 2 ** 20, 'memory for a table of 15,000,000 values');
  },
};

/** What imports an instance's values of a game from an index on. */
const importOf = (api, game, from, n) => ({
  ...{ from, values: api.sequence({ game, from, n }), side: api.productSide({ game, n }) },
});
