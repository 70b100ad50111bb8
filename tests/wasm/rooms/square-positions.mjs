// Nim Square by several workers: squarePositions.
import { equal, ok, refused, same } from '../assert.mjs';
import { hurried } from './progress.mjs';

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
    for (const ends of [[0], [9, 22], [28, 29], [300, 301, 5000], [11_111, 20_000]]) {
      same(values(api, ends), api.sequence({ game: 'take:squares', n: ends.at(-1) }), `${ends}`);
    }
    ok(api.squarePositions({ n: 5, value: 0 }) instanceof Uint32Array, 'positions');
  },

  'squarePositions: large positions follow the recurrence'(api, { full }) {
    // From 1,300,000 on, positions are stored in five rows, one for each residue modulo 5. Rust has
    // the same test (tests/engines/level_sets.rs).
    const n = full ? 1_310_000 : 150_000;
    const found = values(api, [n]);
    same(found.slice(0, 2001), api.sequence({ game: 'take:squares', n: 2000 }), 'the first');
    const seen = new Int32Array(256).fill(-1);
    // Checks every position of the last twenty thousand, twenty blocks, and every hundredth of the
    // others.
    for (let heap = 0; heap <= n; heap += heap < n - 20_000 ? 100 : 1) {
      for (let root = 1; root * root <= heap; root += 1) seen[found[heap - root * root]] = heap;
      let mex = 0;
      while (seen[mex] === heap) mex += 1;
      if (found[heap] !== mex) equal(found[heap], mex, `G(${heap})`);
    }
  },

  'squarePositions: the instance continues from its computed values'(api) {
    const game = 'take:squares';
    const known = api.takeOver({ game });
    const n = known + 3000;
    const found = new Uint32Array(n + 1).fill(1000);
    for (let value = 0, left = n + 1; left > 0; value += 1) {
      const here = api.squarePositions({ n, value, goOn: true });
      for (const position of here) found[position] = value;
      left -= here.length;
    }
    equal(api.takeOver({ game }), known, 'it leaves the sequence as it was');
    equal(api.takeOver({ game, from: 0, values: found }), n + 1, 'taken over');
    same(api.sequence({ game, from: known, n }), values(api, [n]).slice(known), 'the same');
    const less = { n: known - 1, value: 0, goOn: true };
    const { value, min } = refused(() => api.squarePositions(less), 'out-of-range', 'n');
    same([value, min], [String(known - 1), String(n + 1)], 'what was given, and from where it may be');
    refused(() => api.squarePositions({ n, from: 1, value: 0, goOn: true }), 'out-of-range', 'from');
    refused(() => api.squarePositions({ n, value: 0, goOn: 1 }), 'wrong-type', 'goOn');
  },

  'squarePositions: values must be requested in order'(api) {
    const low = { n: '22', from: 10n };
    same(
      api.squarePositions({ ...low, value: 0, before: Uint32Array.of(0, 2, 5, 7) }),
      [10, 12, 15, 17, 20, 22],
    );
    const again = () => api.squarePositions({ ...low, value: '1', before: Uint32Array.of(1, 3, 6, 8) });
    same(again(), [11, 13, 16, 18, 21]);
    refused(again, 'out-of-range', 'value');
    refused(() => api.squarePositions({ ...low, value: 2 }), 'out-of-range', 'value');
    api.squarePositions({ ...low, value: 0 });
    refused(() => api.squarePositions({ n: 23, from: 10, value: 1 }), 'out-of-range', 'value');
    // The values of all heaps are found: nothing is left to continue.
    same(api.squarePositions({ n: 0, value: 0 }), [0]);
    refused(() => api.squarePositions({ n: 0, value: 1 }), 'out-of-range', 'value');
  },

  'squarePositions: invalid requests are rejected'(api) {
    const give = (given) => () => api.squarePositions({ n: 20, from: 10, value: 0, ...given });
    refused(give({ n: '2 * 10^7 + 1' }), 'out-of-range', 'n');
    refused(give({ from: 21 }), 'out-of-range', 'from');
    refused(give({ value: 65_536 }), 'out-of-range', 'value');
    refused(give({ value: undefined }), 'missing', 'value');
    refused(give({ before: [0, 2] }), 'wrong-type', 'before');
    refused(give({ before: Uint32Array.of(0, 10) }), 'out-of-range', 'before');
    refused(give({ before: Uint32Array.of(2, 0) }), 'out-of-range', 'before');
    refused(give({ before: Uint32Array.of(2, 2) }), 'out-of-range', 'before');
    refused(give({ before: new Uint32Array(11) }), 'out-of-range', 'before');
    refused(give({ surprise: 1 }), 'unknown-field', 'surprise');
  },

  'squarePositions: a listener can stop it, and may make calls'(api) {
    const request = { n: 2_000_000, value: 0 };
    let told = 0;
    const inside = () => {
      told += 1;
      same(api.squarePositions({ n: 1, value: 0 }), [0]);
    };
    const zeros = hurried(() => api.squarePositions(request, inside));
    ok(told > 5, `told ${told} times`);
    same(zeros.subarray(0, 6), [0, 2, 5, 7, 10, 12]);
    // A call by the listener does not advance the work that it listens to.
    same(api.squarePositions({ ...request, value: 1 }).subarray(0, 4), [1, 3, 6, 8]);
    const stop = () => api.squarePositions({ ...request, value: 2 }, () => false);
    refused(() => hurried(stop), 'cancelled', '');
    refused(() => api.squarePositions({ ...request, value: 3 }), 'out-of-range', 'value');
  },
};
