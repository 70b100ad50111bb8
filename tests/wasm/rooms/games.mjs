// What is told of all games, of periods that continue them, and of rules as trees.
import { equal, ok, refused, same } from '../assert.mjs';
import { parse } from '../rules/parser.mjs';

/** The value at an index, by the period of a table. */
function continued({ preperiod, period, saltus, certificate }, n) {
  const rounds = n < preperiod ? 0 : Math.floor((n - preperiod) / period);
  return certificate.table[n - rounds * period] + rounds * saltus;
}

const RULES = [
  'take 1, 2 or 5',
  'n to floor(n/2) or n-1 if n mod 3 != 1 and not (n even or n in {3,5} or primes up to 9)',
  'n to a and b for a+b = n-2, c in 1..a; 3 heaps of n/3 if 3 divides n; distinct heaps on 0..99 without 3, 7',
  'n to n-k for k in prime powers or polygonal-5 or powers of 2 up to -(-n)/2 if 1 <= k < n xor 5 <= 9',
  '(a,b) to (a-2,b+1), (a-2,b-1), (a+1,b-2), (a-1,b-2) on 1..15 x 1..15',
  '(a,b,c) to (a-1,b,c) and (0,b-1,c); (a,b,c-1)',
];

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

  'games with a proved period are continued by it'(api) {
    const [game, n] = ['octal:0.137', 10_000_000];
    const { continued: known, ...found } = api.periodicity({ game, n });
    const { preperiod, period, saltus, criterion, certificate } = found;
    same(known, { from: known.from, preperiod, period, saltus, criterion });
    ok(known.from >= certificate.computed && known.from <= 1_024, `${known.from} values computed`);
    const values = api.sequence({ game, n });
    for (let at = 1; at <= n; at += 9_973) equal(values[at], continued(found, at), `${at}`);
    const answers = ['histogram', 'zeros', 'records', 'value'].map((name) => api[name]({ game, n }));
    for (const answer of answers) same(answer.continued, known);
    const [histogram, zeros, records, value] = answers;
    same([histogram.counts[0], records.first.values.length], [zeros.count, histogram.counts.length]);
    same([value.value, api.game({ game }).cost], [String(values[n]), 'fast']);
    const squares = { game: 'take:squares', n: 1_000 };
    for (const name of ['histogram', 'records', 'zeros', 'value', 'periodicity'])
      equal('continued' in api[name](squares), false, name);
    equal(api.game({ game: 'take:squares' }).cost, 'slow', 'cost');
  },

  'ruleTree: the tree of a rule is that of another parser'(api) {
    for (const rule of RULES) same(api.ruleTree({ game: rule }).tree, parse(rule), rule);
  },

  'game: an own rule tells its largest index before anything is computed'(api) {
    const triple = 'n to n-a*b for a in 1..n, b in 1..n if a xor b = 3';
    const { max } = api.game({ game: triple });
    ok(Number(max) > 100 && Number(max) < 10_000, max);
    refused(() => api.sequence({ game: triple, n: 10_000 }), 'out-of-range', 'n');
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

  'boards: as games they are refused with a position to write'(api) {
    for (const [game, position] of [
      ['nimble', 'nimble:{1,4,4}'],
      ['Staircase Nim', 'staircase:{3,0,2}'],
      ["northcott's game", 'northcott:8:{1-5,2-7}'],
      ['silver dollar', 'silver-dollar:{1,4,7}'],
      ['poker:{3,5}', 'poker:{3,5}'],
      ['hackenbush (', 'hackenbush:(()(()))'],
      ['graph:a>b', 'graph:a>b,b>c,a>c@a'],
    ]) {
      const { allowed } = refused(() => api.game({ game }), 'unknown-game', 'game');
      same(allowed, { code: 'game-not-board', values: { position } }, game);
      api.moves({ position, list: 0 });
    }
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
  },
};
