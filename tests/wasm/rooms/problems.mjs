// The catalogue and its problems: catalogue, number, solve, batch.
import { DIGITS, digits, ERROR, equal, fields, message, ok, refused, same } from '../assert.mjs';

export const tests = {
  'catalogue: entries have their fields'(api) {
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

  'catalogue: solve gives the answers of its checks'(api) {
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

  'solve: answers are those published'(api, { checks, full }) {
    ok(checks.length >= 14, 'there are checks');
    const quick = checks.filter((check) => check.arguments.n !== '10^6');
    equal(quick.length, checks.length - 1, 'one takes seconds');
    for (const check of full ? checks : quick) {
      const answer = api.solve({ problem: check.problem, ...check.arguments }).answer;
      equal(answer, check.answer, `${check.problem} ${JSON.stringify(check.arguments)}`);
    }
  },

  'solve: answers have their fields'(api) {
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
      for (const reason of answer.why) message(reason, `${where} reason`);
    }
  },

  'solve: text, number and bigint are equivalent'(api) {
    const answers = ['100000', 100000, 100000n, '10^5', ' 100,000 ', '١٠٠٠٠٠'].map(
      (n) => api.solve({ problem: 'nim-square', n }).answer,
    );
    same(new Set(answers).size, 1);
    equal(answers[0], '2586528661783');
    equal(api.solve({ problem: 'nim-square', n: -0 }).arguments.n, '0');
    equal(api.solve({ problem: 'stones', n: 2n ** 64n }).arguments.n, '18446744073709551616');
    equal(api.solve({ problem: 'stones', n: Number.MAX_SAFE_INTEGER }).arguments.n, '9007199254740991');
  },

  'solve: invalid requests are rejected'(api) {
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

  'number: typed texts are parsed as in the golden table'(api, { numbers }) {
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

  'number: unknown fields and names are rejected'(api) {
    refused(
      () => api.number({ text: '5', problem: 'stones', parameter: 'heaps' }),
      'unknown-field',
      'parameter',
    );
    refused(() => api.number({ text: '5', problem: 'stones' }), 'missing', 'parameter');
    refused(() => api.number({ text: '5', problem: 'stones', parameter: 'n', x: 1 }), 'unknown-field', 'x');
  },

  'stones: the answer has the move, the pile and the nim-sums'(api) {
    const { answer, facts } = api.solve({ problem: 'stones', n: '10' });
    equal(answer, '7');
    same(facts, { pile: '8', take: '7', remain: '1', nimSumBefore: '5', nimSumAfter: '0' });
    equal(api.solve({ problem: 'stones', n: '10^1000' }).answer.length, 617);
  },

  'stones: a batch is solved line by line'(api) {
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

  'flipping-game: the answer has values and a histogram of moves'(api) {
    const { answer, facts, distributions } = api.solve({ problem: 'flipping-game', n: '5' });
    equal(answer, '8');
    same(facts, { board: '2', triangularAxis: '1', squareAxis: '2', moves: '56' });
    equal(distributions[0].name, 'moves');
    same(distributions[0].values, [1, 2, 3]);
    same(distributions[0].counts, ['32', '8', '16']);
  },

  'fibonacci-nim: the answer has moves, representation and residue'(api) {
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

  'number: an index is parsed within the range of its game'(api) {
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
};
