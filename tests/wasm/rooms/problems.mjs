// The catalogue, its problems and numbers as they are typed: catalogue, number, solve, batch.
import { digits, equal, message, ok, refused, same } from '../assert.mjs';

const ids = ['nim-square', 'stones', 'flipping-game', 'fibonacci-nim'];

export const tests = {
  'catalogue: parameters have ranges that number reads, and games are as game tells them'(api) {
    const catalogue = api.catalogue();
    same(
      catalogue.map(({ id }) => id),
      ids,
    );
    for (const { id, parameters, games } of catalogue) {
      equal(parameters[0].name, 'n', `${id}: first parameter`);
      for (const { name, min, max, default: usual = min } of parameters)
        for (const text of [min, max, usual])
          digits(api.number({ text, problem: id, parameter: name }).value, id);
      for (const info of games) same(api.game({ game: info.game }), info, `${id}: ${info.game}`);
    }
  },

  'number: an index is read within the range of its game'(api) {
    for (const { game, first, windowMax } of api.catalogue().flatMap(({ games }) => games)) {
      const read = (text) => api.number({ text, game });
      equal(read(String(first)).value, String(first), game);
      const over = String(BigInt(read(windowMax).value) + 1n);
      for (const text of first ? [over, first - 1] : [over])
        refused(() => read(text), 'out-of-range', 'index', game);
    }
  },

  'solve: answers are those published'(api, { checks, full }) {
    ok(checks.length >= 14, 'there are checks');
    // One takes seconds.
    for (const { problem, arguments: given, answer } of checks)
      if (full || given.n !== '10^6')
        equal(api.solve({ problem, ...given }).answer, answer, JSON.stringify(given));
  },

  'solve: answers have facts of the catalogue, distributions and reasons'(api) {
    for (const { id, parameters, facts } of api.catalogue()) {
      const n = parameters[0].default;
      const found = api.solve({ problem: id, n });
      same([found.problem, found.arguments.n], [id, n]);
      digits(found.answer, id);
      for (const name of Object.keys(found.facts)) ok(facts.includes(name), `${id}: the fact ${name}`);
      for (const { values, counts } of found.distributions) {
        equal(values.length, counts.length, `${id}: lengths`);
        for (const count of counts) digits(count, id);
      }
      ok(found.why.length > 1, `${id}: why`);
      for (const reason of found.why) message(reason, `${id}: reason`);
    }
  },

  'solve: text, number and bigint are equivalent'(api) {
    for (const n of ['100000', 100000, 100000n, '10^5', ' 100,000 ', '١٠٠٠٠٠'])
      equal(api.solve({ problem: 'nim-square', n }).answer, '2586528661783', typeof n);
    equal(api.solve({ problem: 'nim-square', n: -0 }).arguments.n, '0');
    equal(api.solve({ problem: 'stones', n: 2n ** 64n }).arguments.n, '18446744073709551616');
  },

  'solve: what no JSON can be is refused'(api) {
    for (const [n, code] of [
      [Number.NaN, 'not-a-number'],
      [Number.POSITIVE_INFINITY, 'not-a-number'],
      [2n ** 64n, 'out-of-range'],
      [-1n, 'negative'],
      [Symbol('n'), 'wrong-type'],
      [() => 5, 'wrong-type'],
      [undefined, 'missing'],
    ])
      refused(() => api.solve({ problem: 'nim-square', n }), code, 'n', `n = ${String(n)}`);
    refused(() => api.solve(undefined), 'wrong-type', '');
    const { min, max } = refused(() => api.solve({ problem: 'nim-square', n: 1e9 }), 'out-of-range', 'n');
    same([min, max], ['0', '20000000']);
  },

  'batch: a million lines are answered, and one more is refused'(api) {
    const batch = (text) => api.batch({ problem: 'stones', text });
    refused(() => batch('1\n'.repeat(1_000_001)), 'too-many-lines', 'text');
    equal(batch('123456\n'.repeat(1_000_000)).answered, 1_000_000);
  },
};
