// The contract of the generated package, as src/web/contract.d.ts states it: one set of tests, run in Node by node.mjs
// and in Chromium by tests/e2e/contract.spec.ts, against the SIMD build and against the baseline.
//
// `fixtures`: { checks: [{problem, arguments, answer}], numbers: [{text, result, at}] }, from tests/golden.
import { equal, fields, ok, same, thrown } from './assert.mjs';

const ERROR = ['code', 'field', 'message', 'allowed', 'value', 'min?', 'max?', 'at?'];
const DIGITS = /^(0|[1-9][0-9]*)$/;

function digits(text, where) {
  ok(typeof text === 'string' && DIGITS.test(text), `${where} is plain decimal digits, found ${text}`);
}

/** The call fails with an error of the contract's shape; gives it back. */
function refused(call, code, field, where = code) {
  const error = thrown(call, where);
  fields(error, ERROR, `error of ${where}`);
  equal(error.code, code, `${where}: code (${error.message})`);
  equal(error.field, field, `${where}: field (${error.message})`);
  ok(error.message.length > 5 && typeof error.allowed === 'string', `${where}: message and allowed`);
  return error;
}

const tests = {
  'catalogue: shapes'(api) {
    const catalogue = api.catalogue();
    ok(Array.isArray(catalogue) && catalogue.length >= 4, 'a list of problems');
    for (const problem of catalogue) {
      const where = `catalogue ${problem.id}`;
      fields(problem, ['id', 'parameters', 'checks', 'facts', 'games', 'batch'], where);
      equal(problem.parameters[0].name, 'n', `${where}: first parameter`);
      for (const parameter of problem.parameters) {
        fields(parameter, ['name', 'kind', 'min', 'max', 'default?'], `${where} parameter`);
        equal(parameter.kind, 'number', `${where} kind`);
        for (const end of [parameter.min, parameter.max, parameter.default ?? parameter.min]) {
          digits(
            api.number({ text: end, problem: problem.id, parameter: parameter.name }).value,
            `${where} ${end}`,
          );
        }
      }
      for (const check of problem.checks) {
        digits(check.answer, `${where} check`);
        ok(typeof check.n === 'string', `${where} check has an n`);
      }
      for (const game of problem.games) {
        fields(game, ['game', 'max', 'explainMax', 'windowMax', 'first', 'cost'], `${where} game`);
        ok(game.cost === 'fast' || game.cost === 'slow', `${where} cost`);
        digits(game.max, `${where} max`);
        digits(game.explainMax, `${where} explainMax`);
      }
      equal(typeof problem.batch, 'boolean', `${where} batch`);
    }
    same(catalogue.map((problem) => problem.id).slice(0, 4), [
      'nim-square',
      'stones',
      'flipping-game',
      'fibonacci-nim',
    ]);
  },

  'catalogue: its checks come out'(api) {
    for (const problem of api.catalogue()) {
      for (const { answer, ...given } of problem.checks) {
        equal(
          api.solve({ problem: problem.id, ...given }).answer,
          answer,
          `${problem.id} ${JSON.stringify(given)}`,
        );
      }
    }
  },

  'solve: published answers'(api, { checks }) {
    ok(checks.length >= 14, 'there are checks');
    for (const check of checks) {
      const answer = api.solve({ problem: check.problem, ...check.arguments }).answer;
      equal(answer, check.answer, `${check.problem} ${JSON.stringify(check.arguments)}`);
    }
  },

  'solve: shapes'(api) {
    for (const problem of api.catalogue()) {
      const n = problem.parameters[0].default;
      const answer = api.solve({ problem: problem.id, n });
      const where = `solve ${problem.id}`;
      fields(answer, ['problem', 'arguments', 'answer', 'facts', 'distributions', 'why'], where);
      equal(answer.problem, problem.id, where);
      equal(answer.arguments.n, n, `${where} arguments.n`);
      digits(answer.answer, `${where} answer`);
      for (const [name, fact] of Object.entries(answer.facts)) {
        ok(problem.facts.includes(name), `${where}: fact ${name} is in the catalogue`);
        for (const one of [fact].flat()) equal(typeof one, 'string', `${where} fact ${name}`);
      }
      for (const one of answer.distributions) {
        fields(one, ['name', 'values', 'counts'], `${where} distribution`);
        ok(one.values instanceof Uint32Array, `${where} distribution values`);
        equal(one.values.length, one.counts.length, `${where} distribution lengths`);
        for (const count of one.counts) digits(count, `${where} distribution count`);
      }
      ok(answer.why.length > 1, `${where} why`);
      for (const reason of answer.why) {
        fields(reason, ['text', 'arguments'], `${where} reason`);
        for (const value of Object.values(reason.arguments))
          equal(typeof value, 'string', `${where} ${reason.text}`);
      }
    }
  },

  'solve: numbers as text, number and bigint mean the same'(api) {
    const answers = ['100000', 100000, 100000n, '10^5', ' 100,000 ', '١٠٠٠٠٠'].map(
      (n) => api.solve({ problem: 'nim-square', n }).answer,
    );
    same(new Set(answers).size, 1);
    equal(answers[0], '2586528661783');
    equal(api.solve({ problem: 'nim-square', n: -0 }).arguments.n, '0');
    equal(api.solve({ problem: 'stones', n: 2n ** 64n }).arguments.n, '18446744073709551616');
    equal(api.solve({ problem: 'stones', n: Number.MAX_SAFE_INTEGER }).arguments.n, '9007199254740991');
  },

  'solve: what must be refused'(api) {
    const nim = (n, more) => () => api.solve({ problem: 'nim-square', n, ...more });
    for (const [n, code] of [
      ['', 'empty'],
      ['many', 'not-a-number'],
      ['-5', 'negative'],
      ['2.9', 'fraction'],
      ['1.000', 'fraction'],
      ['1,00', 'grouping'],
      ['1٢', 'mixed-digits'],
      ['(1', 'parentheses'],
      ['20000001', 'out-of-range'],
      ['10^(10^9)', 'out-of-range'],
      [2.9, 'fraction'],
      [-1, 'negative'],
      [5e9, 'out-of-range'],
      [2 ** 53, 'out-of-range'],
      [Number.NaN, 'not-a-number'],
      [Number.POSITIVE_INFINITY, 'not-a-number'],
      [2n ** 64n, 'out-of-range'],
      [-1n, 'negative'],
      [null, 'wrong-type'],
      [true, 'wrong-type'],
      [{}, 'wrong-type'],
      [[5], 'wrong-type'],
      [Symbol('n'), 'wrong-type'],
      [() => 5, 'wrong-type'],
      [undefined, 'missing'],
    ]) {
      refused(nim(n), code, 'n', `n = ${typeof n === 'symbol' ? 'a symbol' : String(n)}`);
    }
    const range = refused(nim('20000001'), 'out-of-range', 'n');
    same([range.min, range.max], ['0', '20000000']);
    refused(nim('5', { heaps: '9' }), 'out-of-range', 'heaps');
    refused(nim('5', { heaps: 0 }), 'out-of-range', 'heaps');
    refused(nim('5', { colour: '1' }), 'unknown-field', 'colour');
    refused(() => api.solve({ problem: 'chess', n: '1' }), 'unknown-problem', 'problem');
    refused(() => api.solve({ n: '1' }), 'missing', 'problem');
    refused(() => api.solve({ problem: 7, n: '1' }), 'wrong-type', 'problem');
    for (const request of [undefined, null, 7, 'n'])
      refused(() => api.solve(request), 'wrong-type', '', String(request));
    refused(() => api.solve({ problem: 'flipping-game', n: '0' }), 'out-of-range', 'n');
    refused(() => api.solve({ problem: 'fibonacci-nim', n: '5', modulus: '0' }), 'out-of-range', 'modulus');
    refused(() => api.solve({ problem: 'stones', n: '10^1001' }), 'out-of-range', 'n');
  },

  'number: the table of what people type'(api, { numbers }) {
    ok(numbers.length > 200, 'there is a table');
    for (const { text, result, at } of numbers) {
      const call = () => api.number({ text, problem: 'stones', parameter: 'n' });
      const where = JSON.stringify(text).slice(0, 80);
      if (result === '0') refused(call, 'out-of-range', 'n', where);
      else if (DIGITS.test(result)) same(call(), { digits: result.length, value: result }, where);
      else {
        const error = refused(call, result, 'n', where);
        equal(error.at, at === '' ? undefined : Number(at), `${where}: at`);
      }
    }
  },

  'number: an index of a game'(api) {
    for (const { games } of api.catalogue()) {
      for (const { game, first, windowMax } of games) {
        equal(api.number({ text: String(first), game }).value, String(first), game);
        const last = api.number({ text: windowMax, game }).value;
        const over = String(BigInt(last) + 1n);
        refused(() => api.number({ text: over, game }), 'out-of-range', 'index');
        if (first) refused(() => api.number({ text: first - 1, game }), 'out-of-range', 'index');
      }
    }
    refused(() => api.number({ text: '1.000', game: 'nim' }), 'fraction', 'index');
    refused(() => api.number({ text: '5', game: 'chess' }), 'unknown-game', 'game');
    refused(() => api.number({ text: '5', game: 'nim', parameter: 'n' }), 'unknown-field', 'parameter');
  },

  'number: unknown fields and names'(api) {
    refused(
      () => api.number({ text: '5', problem: 'stones', parameter: 'heaps' }),
      'unknown-field',
      'parameter',
    );
    refused(() => api.number({ text: '5', problem: 'stones' }), 'missing', 'parameter');
    refused(() => api.number({ text: '5', problem: 'stones', parameter: 'n', x: 1 }), 'unknown-field', 'x');
  },

  'stones: move, pile and nim-sums'(api) {
    const { answer, facts } = api.solve({ problem: 'stones', n: '10' });
    equal(answer, '7');
    same(facts, { pile: '8', take: '7', remain: '1', nimSumBefore: '5', nimSumAfter: '0' });
    equal(api.solve({ problem: 'stones', n: '10^1000' }).answer.length, 617);
  },

  'stones: a batch'(api) {
    const batch = api.batch({ problem: 'stones', text: '8\n\nmany\r\n10\n' });
    fields(batch, ['answers', 'answered', 'bad', 'errors'], 'batch');
    equal(batch.answers, '7\n\nerror: not-a-number\n7\n');
    same([batch.answered, batch.bad], [2, 1]);
    equal(batch.errors[0].line, 3);
    fields(batch.errors[0].error, ERROR, 'batch error');
    const counted = api.batch({ problem: 'stones', text: '2\n8\n10', countLine: true });
    equal(counted.answers, '\n7\n7\n');
    refused(() => api.batch({ problem: 'nim-square', text: '1' }), 'unknown-problem', 'problem');
    refused(() => api.batch({ problem: 'stones', text: 1 }), 'wrong-type', 'text');
    refused(() => api.batch({ problem: 'stones', text: '1', countLine: 'yes' }), 'wrong-type', 'countLine');
    refused(() => api.batch({ problem: 'stones', text: '1\n'.repeat(1_000_001) }), 'too-many-lines', 'text');
    equal(api.batch({ problem: 'stones', text: '123456\n'.repeat(1_000_000) }).answered, 1_000_000);
  },

  'flipping-game: values and histogram of moves'(api) {
    const { answer, facts, distributions } = api.solve({ problem: 'flipping-game', n: '5' });
    equal(answer, '8');
    same(facts, { board: '2', triangularAxis: '1', squareAxis: '2', moves: '56' });
    equal(distributions[0].name, 'moves');
    same(distributions[0].values, [1, 2, 3]);
    same(distributions[0].counts, ['32', '8', '16']);
  },

  'fibonacci-nim: moves, representation, modulus'(api) {
    const { answer, facts } = api.solve({ problem: 'fibonacci-nim', n: '17' });
    digits(answer, 'sum');
    same(facts, {
      zeckendorf: ['13', '3', '1'],
      largestMove: '4',
      smallestMove: '1',
      winningMoves: ['1', '4'],
      winningMoveCount: '2',
    });
    const lost = api.solve({ problem: 'fibonacci-nim', n: '13' }).facts;
    same(lost, { zeckendorf: ['13'], largestMove: '0', winningMoves: [], winningMoveCount: '0' });
    const exact = BigInt(api.solve({ problem: 'fibonacci-nim', n: '10^30' }).answer);
    const residue = api.solve({ problem: 'fibonacci-nim', n: '10^30', modulus: '999999999999999989' }).answer;
    equal(residue, String(exact % 999999999999999989n));
    equal(api.solve({ problem: 'fibonacci-nim', n: 5, modulus: 1 }).answer, '0');
  },

  'sequence: values, windows and edges'(api) {
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

  'histogram: ascending values, counts that add up'(api) {
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

  'explain: the mex, step by step'(api) {
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

  'density: every point on the grid'(api) {
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

  'zeckendorf: terms and indices'(api) {
    const { terms, indices } = api.zeckendorf({ n: '100' });
    same(terms, ['89', '8', '3']);
    ok(indices instanceof Uint32Array, 'indices');
    same(indices, [11, 6, 4]);
    const large = api.zeckendorf({ n: '10^300' });
    equal(large.terms.length, large.indices.length);
    equal(
      large.terms.reduce((sum, term) => sum + BigInt(term), 0n),
      10n ** 300n,
    );
    ok(api.zeckendorf({ n: '10^10000' }).indices.length > 10_000, 'a long one');
    refused(() => api.zeckendorf({ n: 0 }), 'out-of-range', 'n');
  },

  'progress: rises, and false or a throw stops'(api) {
    const seen = [];
    api.solve({ problem: 'flipping-game', n: 200_000 }, (fraction) => {
      seen.push(fraction);
    });
    ok(
      seen.every((fraction, index) => fraction >= (seen[index - 1] ?? 0) && fraction <= 1),
      `rising: ${seen}`,
    );
    // Long enough that it cannot be over before the first report, and stopped at that.
    const long = { problem: 'nim-square', n: 20_000_000 };
    refused(() => api.solve(long, () => false), 'cancelled', '');
    const thrower = () => {
      throw new Error('no');
    };
    refused(() => api.solve(long, thrower), 'cancelled', '');
    equal(api.solve({ problem: 'nim-square', n: 100_000 }).answer, '2586528661783', 'and goes on');
  },

  'progress: a listener may ask a question itself'(api) {
    const inside = [];
    api.solve({ problem: 'nim-square', n: 3_000_000 }, () => {
      inside.push(api.solve({ problem: 'nim-square', n: 29 }).answer);
      inside.push(api.sequence({ game: 'take:squares', n: 29 })[29]);
    });
    ok(inside.length >= 2, 'it was called');
    same(inside.slice(0, 2), ['1160', 5]);
    equal(api.sequence({ game: 'take:squares', n: 29 })[29], 5, 'and goes on');
  },
};

/** Runs every test against one instance of the package; reports { name, error } for each. */
export async function run(api, fixtures, report) {
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test(api, fixtures);
      report({ name });
    } catch (error) {
      report({ name, error: error?.stack ?? error?.message ?? JSON.stringify(error) });
    }
  }
}
