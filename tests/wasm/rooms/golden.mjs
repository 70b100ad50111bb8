// The golden tables, which the Rust tests prove, row by row through the module.
import { equal, same } from '../assert.mjs';

const value = (api, expression) => api.nimber({ expression }).value;
const last = (rows) => rows.at(-1)[0];
const column = (rows, at) => rows.map((row) => row[at]);

/** A table of an index and its value. */
const sequence = (game) => (api, rows) => {
  const values = api.sequence({ game, n: last(rows) });
  for (const [n, one] of rows) equal(values[n], Number(one), `${game} at ${n}`);
};
/** A table of which a row is arguments and an answer, both as text. */
const each = (answer) => (api, rows) => {
  for (const row of rows) equal(answer(api, ...row), row.at(-1), row.join(' '));
};
/** Likewise, with an answer of several. */
const rowwise = (check) => (api, rows) => {
  for (const row of rows) check(api, ...row);
};

/** The most values that are computed for a period: every run waits for them. */
const SHORT = 1_000;

/** A game as a table of an index and its value, by the name of the table. */
const SEQUENCES = {
  'at-least-half': 'take:at-least-half',
  'dawsons-chess': 'octal:0.137',
  'grundys-game': 'grundys-game',
  kayles: 'octal:0.77',
  'mock-turtles': 'coins:mock-turtles',
  ruler: 'coins:ruler',
  'subtract-a-square': 'take:squares',
  'take-a-fibonacci': 'take:fibonacci',
  'turn-at-most-5-coins': 'coins:at-most:5',
};
const CODES = ['0.113377', '0.11377', '0.117', '0.1377', '0.177', '0.1777', '0.6', '4.777'];

const TABLES = {
  ...Object.fromEntries(Object.entries(SEQUENCES).map(([name, game]) => [name, sequence(game)])),
  ...Object.fromEntries(CODES.map((code) => [`octal-${code}`, sequence(`octal:${code}`)])),
  'coin-turning': rowwise((api, game, values, options) => {
    equal([...api.sequence({ game, n: 20 })].slice(1).join(), values.split(',').slice(1).join(), game);
    if (api.game({ game }).explainMax >= 20)
      equal(api.explain({ game, n: 20 }).optionCount, Number(options), `${game}: options of coin 20`);
  }),
  'subtract-a-square-p-positions': (api, rows) => {
    const zeros = rows.map(([, n]) => Number(n));
    same(api.zeros({ game: 'take:squares', n: zeros.at(-1) }), { zeros, count: zeros.length });
  },
  'octal-periods': rowwise((api, code, preperiod, period) => {
    const n = 2 * (Number(preperiod) + Number(period)) + 20;
    if (n > SHORT) return;
    const found = api.periodicity({ game: `octal:${code}`, n });
    same([found.status, found.preperiod, found.period], ['proved', Number(preperiod), Number(period)], code);
    // If no move breaks a heap, one repeated window of values proves the period.
    equal(found.criterion, /[4-7]/.test(code) ? 'guy-smith' : 'window-repetition', code);
    same([found.certificate.rechecked, found.checkedTo], [true, n], code);
  }),
  'octal-exceptions': rowwise((api, code, period, from, indices) => {
    const found = api.periodicity({ game: `octal:${code}`, n: 500 });
    const listed = found.exceptions.map(({ index }) => index).filter((index) => index >= Number(from));
    same([found.period, listed.join(' ')], [Number(period), indices], code);
    const last = [found.exceptions.length, found.exceptions.at(-1)];
    same([found.exceptionCount, found.lastException], last, `${code}: exceptions`);
  }),
  'misere-genera': rowwise((api, game, n, genus) => {
    const found = api.misere({ game, n });
    const told = [found.game, found.n, found.genus, found.genera.at(-1)];
    same(told, [game, Number(n), genus, genus], `${game} ${n}`);
    same([found.normal, found.value], [Number(genus.split('^')[0]), Number(genus.split('^')[1][0])], genus);
    same([found.outcome, found.values.at(-1)], [found.value === 0 ? 'P' : 'N', found.value], `${game} ${n}`);
  }),
  'nim-product': each((api, a, b) => value(api, `${a} * ${b}`)),
  'nim-product-of-powers': each((api, m, n) => value(api, `[2^${m}] * [2^${n}]`)),
  'nim-product-row-4': (api, rows) => {
    const row = { op: 'product', rowFrom: 4, rows: 1, columns: rows.length };
    same(api.nimberTable(row), column(rows, 1).map(Number));
  },
  'nim-power': each((api, n, k) => value(api, `${n}^${k}`)),
  'nim-inverse': each((api, n) => api.nimberFacts({ value: n }).inverse),
  'nim-square-root': each((api, n) => value(api, `sqrt(${n})`)),
  'nimber-squares': each((api, n) => value(api, `${n}²`)),
  'nim-order': rowwise((api, n, order) => {
    if (n.length <= 6) equal(api.nimberFacts({ value: n }).order, order, `order of ${n}`);
  }),
  wythoff: (api, rows) => {
    const values = api.table({ game: 'wythoff', fromRow: 0, fromColumn: 0, rows: 20, columns: 20 });
    for (const [row, column, one] of rows)
      equal(values[row * 20 + Number(column)], Number(one), `${row}, ${column}`);
  },
  'lower-wythoff': each((api, k) => api.wythoffPairs({ from: k, count: 1 })[0].pair[0]),
  'upper-wythoff': each((api, k) => api.wythoffPairs({ from: k, count: 1 })[0].pair[1]),
  zeckendorf: each((api, n) => api.zeckendorf({ n }).terms.join(' ')),
  'zeckendorf-smallest-term': each((api, n) => api.zeckendorf({ n }).terms.at(-1)),
  'fibonacci-code': (api, rows) => {
    for (const [n, word] of rows) equal(api.fibonacciEncode({ n }), word, n);
    same(api.fibonacciDecode({ text: column(rows, 1).join('') }), column(rows, 0));
  },
  'fibonacci-word': (api, rows) =>
    same(api.fibonacciWord({ length: rows.length }).letters, column(rows, 1).map(Number)),
  'known-sequences': (api, rows) => {
    const numbers = (found) => found.map(({ oeis }) => oeis);
    same(numbers(api.knownSequences()), column(rows, 0));
    for (const [oeis, , terms] of rows) {
      const found = api.recognise({ terms: terms.split(',').map(Number) });
      equal(numbers(found).includes(oeis), true, oeis);
    }
  },
};

/** Tables that problems.mjs reads, and those of the engines alone. */
const ELSEWHERE = ['checks', 'endings', 'number', 'fermat-factors', 'own-rules', 'questions', 'texts'];

export const tests = {
  'golden: every table is read'(_api, { golden }) {
    same([...Object.keys(TABLES), ...ELSEWHERE].sort(), Object.keys(golden).sort());
  },
  ...Object.fromEntries(
    Object.entries(TABLES).map(([name, check]) => [
      `golden: ${name}`,
      (api, { golden }) => check(api, golden[name]),
    ]),
  ),
};
