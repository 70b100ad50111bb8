// Sequences of Grundy values: sequence, histogram, explain, density.
import { equal, fields, ok, refused, same } from '../assert.mjs';

export const tests = {
  'sequence: windows have the values of the whole sequence'(api) {
    const squares = api.sequence({ game: 'take:squares', n: 29 });
    ok(squares instanceof Uint32Array, 'a Uint32Array');
    same(squares, [0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2, 3, 4, 5]);
    same(api.sequence({ game: 'take:squares', n: '0' }), [0]);
    same(api.sequence({ game: 'take:squares', from: 27, n: 29 }), [3, 4, 5]);
    same(api.sequence({ game: 'take:squares', from: 29, n: 29 }), [5]);
    same(api.sequence({ game: 'take:at-least-half', n: 8 }), [0, 1, 2, 2, 3, 3, 3, 3, 4]);
    same(api.sequence({ game: 'take:at-least-half', from: '10^1000-1', n: '10^1000' }), [3322, 3322]);
    same(api.sequence({ game: 'take:at-least-half', from: '2^64-1', n: '2^64' }), [64, 65]);
    same(api.sequence({ game: 'coins:runs:squares', n: 5 }), [0, 1, 1, 1, 2, 1]);
    equal(api.sequence({ game: 'take:squares', n: 300_000 }).length, 300_001);
    refused(() => api.sequence({ game: 'take:squares', n: 20_000_001 }), 'out-of-range', 'n');
    refused(() => api.sequence({ game: 'take:squares', from: 6, n: 5 }), 'out-of-range', 'from');
    refused(() => api.sequence({ game: 'take:at-least-half', from: 0, n: '10^20' }), 'out-of-range', 'n');
    refused(() => api.sequence({ game: 'take:nothing', n: 5 }), 'unknown-game', 'game');
    refused(() => api.sequence({ game: 'take:squares' }), 'missing', 'n');
    refused(() => api.sequence({ game: 'take:squares', n: 5, to: 6 }), 'unknown-field', 'to');
  },

  'histogram: values ascend, counts sum to the number of terms'(api) {
    for (const problem of api.catalogue()) {
      for (const { game, first } of problem.games) {
        const { values, counts } = api.histogram({ game, n: 1000 });
        ok(values instanceof Uint32Array && counts instanceof Uint32Array, `${game}: typed arrays`);
        equal(values.length, counts.length, `${game}: lengths`);
        equal(
          counts.reduce((sum, count) => sum + count, 0),
          1001 - first,
          `${game}: total`,
        );
        const sequence = api.sequence({ game, n: 1000 });
        values.forEach((value, index) => {
          ok(index === 0 || values[index - 1] < value, `${game}: ascending`);
          equal(
            counts[index],
            sequence.slice(first).filter((other) => other === value).length,
            `${game}: ${value}`,
          );
        });
      }
    }
    same(api.histogram({ game: 'take:squares', n: 4 }), { values: [0, 1, 2], counts: [2, 2, 1] });
  },

  'zeroCount: Nim Square for any game, and ordered heaps'(api) {
    const squares = { game: 'take:squares', n: 29, heaps: 3 };
    same(api.zeroCount(squares), { zeros: '1160', positions: '4960' });
    for (const n of [0, 100, 5000])
      for (const heaps of [1, 2, 3, 5, 8]) {
        const { answer, facts } = api.solve({ problem: 'nim-square', n, heaps });
        const counted = api.zeroCount({ ...squares, n, heaps });
        same(counted, { zeros: answer, positions: facts.positions }, `${heaps} heaps to ${n}`);
      }
    // Of three heaps of 0 to 7 stones of nim, the third one follows from the others.
    same(api.zeroCount({ game: 'nim', n: 7, heaps: 3, ordered: true }), { zeros: '64', positions: '512' });
    equal(
      api.zeroCount({ game: 'n to n-1 or n/2', n: 50, heaps: 1 }).zeros,
      String(api.zeros({ game: 'n to n-1 or n/2', n: 50 }).count),
    );
    equal(api.zeroCount({ game: 'coins:ruler', n: 3, heaps: 2 }).zeros, '4');
    ok(api.zeroCount({ game: 'kayles', n: 5000, heaps: 2 }).continued, 'values by a proved period');
    refused(() => api.zeroCount({ ...squares, heaps: 17 }), 'out-of-range', 'heaps');
    refused(() => api.zeroCount({ ...squares, heaps: 0 }), 'out-of-range', 'heaps');
    refused(() => api.zeroCount({ ...squares, ordered: 1 }), 'wrong-type', 'ordered');
    refused(() => api.zeroCount({ game: 'nim', n: 2 ** 21, heaps: 2 }), 'out-of-range', 'n');
  },

  'explain: the value is the mex of the options'(api) {
    const explanation = api.explain({ game: 'take:squares', n: '29' });
    fields(explanation, ['game', 'n', 'value', 'form', 'optionCount', 'options', 'byValue'], 'explanation');
    same(
      [explanation.game, explanation.n, explanation.value, explanation.form],
      ['take:squares', '29', 5, 'heaps'],
    );
    equal(explanation.optionCount, 5);
    same(
      explanation.options.map((option) => [option.move, option.to, option.value]),
      [
        [1, [28], 4],
        [4, [25], 3],
        [9, [20], 0],
        [16, [13], 1],
        [25, [4], 2],
      ],
    );
    same(explanation.byValue[0], { value: 0, count: 1, first: { move: 9, to: [20], value: 0 } });
    equal(api.explain({ game: 'coins:runs:triangular', n: 3 }).form, 'run');
    equal(api.explain({ game: 'fibonacci-nim', n: 17 }).form, 'limit');
    const far = api.explain({ game: 'take:at-least-half', n: '2^53-1' });
    same([far.value, far.optionCount, far.options.length], [53, 2 ** 52, 1000]);
    refused(() => api.explain({ game: 'take:at-least-half', n: '2^53' }), 'out-of-range', 'n');
  },

  'density: every point is counted in the grid'(api) {
    const density = api.density({ game: 'take:squares', from: 10, to: 1010, columns: 40, rows: 4 });
    fields(density, ['columns', 'rows', 'counts', 'from', 'to', 'maxValue', 'valueStep'], 'density');
    ok(density.counts instanceof Uint32Array, 'counts');
    equal(density.counts.length, density.columns * density.rows, 'cells');
    equal(
      density.counts.reduce((sum, count) => sum + count, 0),
      1000,
      'points',
    );
    const sequence = api.sequence({ game: 'take:squares', from: 10, n: 34 });
    const lowest = sequence.filter((value) => value < density.valueStep).length;
    equal(density.counts[0], lowest, 'first cell');
    for (const [request, field] of [
      [{ from: 5, to: 5 }, 'to'],
      [{ to: 20_000_002 }, 'to'],
      [{ columns: 0 }, 'columns'],
      [{ rows: 2 ** 30 }, 'rows'],
    ]) {
      const call = () =>
        api.density({ game: 'take:squares', from: 0, to: 10, columns: 4, rows: 4, ...request });
      refused(call, 'out-of-range', field, JSON.stringify(request));
    }
  },
};
