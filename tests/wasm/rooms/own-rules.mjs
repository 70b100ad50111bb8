// Own rules as syntax trees, and their tables: ruleTree, and tableGame, table, tableExplain,
// tableMoves for rules of two and three coordinates.
import { equal, ok, refused, same } from '../assert.mjs';
import { parse } from '../rules/parser.mjs';

const WYTHOFF = `(a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b;
  (a-k,b-k) for k in 1..min(a,b)`;
const KNIGHT = '(a,b) to (a-2,b+1), (a-2,b-1), (a+1,b-2), (a-1,b-2) on 1..15 x 1..15';
const CUT = '(a,b,c) to (a-1,b,c) and (0,b-1,c); (a,b,c-1)';

export const tests = {
  'ruleTree: the tree of a rule is that of another parser'(api) {
    for (const rule of [
      'take 1, 2 or 5',
      'n to floor(n/2) or n-1 if n mod 3 != 1 and not (n even or n in {3,5} or primes up to 9)',
      'n to a and b for a+b = n-2, c in 1..a; 3 heaps of n/3 if 3 divides n; distinct heaps on 0..99 without 3, 7',
      'n to n-k for k in prime powers or polygonal-5 or powers of 2 up to -(-n)/2 if 1 <= k < n xor 5 <= 9',
      KNIGHT,
      CUT,
    ])
      same(api.ruleTree({ game: rule }).tree, parse(rule), rule);
    same(api.ruleTree({ game: 'rule:(n to n-1)' }), { rule: 'rule:(n to n-1)', tree: parse('n to n-1') });
  },

  'ruleTree: games of heaps as rules'(api) {
    equal(api.ruleTree({ game: 'Take a square' }).rule, 'rule:(n to n-k for k in squares)');
    const games = api.games().filter(({ game }) => !/^coins:|^hex:|[()]/.test(game));
    for (const { game } of games) {
      if (game === 'fibonacci-nim' || game === 'treblecross') continue;
      const { rule } = api.ruleTree({ game });
      same(api.sequence({ game: rule, n: 60 }), api.sequence({ game, n: 60 }), `${game}: ${rule}`);
    }
    for (const game of ['coins:ruler', 'fibonacci-nim', 'octal:0.(3)', 'hex:0.8'])
      refused(() => api.ruleTree({ game }), 'unknown-game', 'game');
    equal(refused(() => api.ruleTree({ game: '(a,b) to (a-1,c)' }), 'unknown-game', 'game').at, 14);
  },

  'tableGame: the range of a table, before anything is computed'(api) {
    same(api.tableGame({ game: ' Dynamic:3 ' }), {
      ...{ game: 'dynamic:3', coordinates: 2, first: 0, maxRow: 10_000, maxColumn: 4_294_967_295 },
    });
    equal(api.tableGame({ game: 'dynamic:2' }).game, 'fibonacci-nim');
    same(api.tableGame({ game: KNIGHT }), {
      ...{
        game: `rule:(${KNIGHT.replaceAll('), (', ') or (')})`,
        coordinates: 2,
        first: 1,
        maxRow: 15,
        maxColumn: 15,
      },
    });
    equal(api.tableGame({ game: CUT }).coordinates, 3);
    equal(refused(() => api.tableGame({ game: '(a,b) to (a-1,c)' }), 'unknown-game', 'game').at, 14);
    equal(refused(() => api.tableGame({ game: 'wythoff:99' }), 'out-of-range', 'game').at, 8);
    refused(() => api.tableGame({ game: 'n to n-1' }), 'out-of-range', 'game');
  },

  'tableExplain, tableMoves: own rules of two coordinates'(api) {
    for (const [row, column] of [
      [0, 0],
      [3, 5],
      [4, 7],
      [8, 2],
    ]) {
      const [own, named] = [WYTHOFF, 'wythoff'].map((game) => api.tableExplain({ game, row, column }));
      const shown = ({ options }) => options.map(({ to, value }) => `${to}: ${value}`).sort();
      same([own.value, own.optionCount, own.valueCount], [named.value, named.optionCount, named.valueCount]);
      same(shown(own), shown(named), `${row}, ${column}`);
      same(
        own.byValue.map(({ value, count }) => [value, count]),
        named.byValue.map(({ value, count }) => [value, count]),
      );
      const [moves, theorem] = [WYTHOFF, 'wythoff'].map((game) => api.tableMoves({ game, row, column }));
      same([moves.outcome, moves.complete], [theorem.outcome, true]);
      equal(moves.value, String(own.value));
      same(
        moves.winning.map(({ to }) => to.join()).sort(),
        theorem.winning.map(({ to }) => to.join()).sort(),
      );
    }
    const { options } = api.tableExplain({ game: '(a,b) to (b-1,a) and (a-1,0)', row: 2, column: 3 });
    same(options, [{ from: 'rule', move: 1, to: [2, 2], and: [[1, 0]], value: 1 }]);
    refused(() => api.tableMoves({ game: '(a,b) to (b,a)', row: 2, column: 3 }), 'cycle', '');
    refused(() => api.tableZeros({ game: WYTHOFF, fromRow: 0, rows: 3 }), 'unknown-game', 'game');
  },

  'table: own rules of three coordinates have layers'(api) {
    const window = { game: CUT, fromRow: 0, fromColumn: 0, rows: 3, columns: 3 };
    const layers = [0, 1, 2].map((layer) => api.table({ ...window, layer }));
    const cell = api.tableExplain({ game: CUT, row: 2, column: 1, layer: 2 });
    equal(cell.layer, 2);
    equal(cell.value, layers[2][2 * 3 + 1]);
    for (const { to, layer, and = [], value } of cell.options) {
      const all = [[...to, layer], ...and].map(([row, column, layer]) => layers[layer][row * 3 + column]);
      equal(
        all.reduce((sum, one) => sum ^ one),
        value,
      );
    }
    same(api.tableMoves({ game: CUT, row: 0, column: 1, layer: 1 }).winning, [
      { from: 'rule', move: '1', to: ['0', '1'], layer: '0' },
    ]);
    refused(() => api.table(window), 'missing', 'layer');
    refused(() => api.table({ ...window, game: WYTHOFF, layer: 1 }), 'unknown-field', 'layer');
    refused(() => api.table({ ...window, game: 'wythoff', layer: 1 }), 'unknown-field', 'layer');
    ok(api.table({ ...window, game: WYTHOFF }).length === 9, 'and two coordinates have none');
  },
};
