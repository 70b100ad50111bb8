// Games on two heaps: table, tableExplain, tableZeros, tableMoves, wythoffPairs.
import { digits, equal, ok, refused, same } from '../assert.mjs';

/** The games in the declarations, and some with a parameter. */
const games = (declarations) => [
  ...declarations.types.get('TwoHeapsGame').any.map(({ literal }) => literal),
  ...['wythoff:2', 'wythoff:5', 'dynamic:1', 'dynamic:3'],
];
const first = (game) => (game.startsWith('euclid') ? 1 : 0);
/** Whether a position is a heap and a limit. */
const hasLimit = (game) => /^(fibonacci|dynamic)/.test(game);
/** A window of 12 x 12 cells from the corner, and its cell of a row and a column. */
const corner = (api, game) => {
  const values = api.table({ game, fromRow: first(game), fromColumn: first(game), rows: 12, columns: 12 });
  return (row, column) => values[(row - first(game)) * 12 + column - first(game)];
};

/** The winning moves of a cell, whose outcome the zeros of its row gave. */
function compareMoves(api, { game, row, column, inside, value }) {
  const where = `${game} ${row}, ${column}`;
  const moves = api.tableMoves({ game, row, column });
  equal(moves.outcome, inside ? 'P' : 'N', where);
  equal(moves.winning.length > 0, !inside, where);
  equal('value' in moves, first(game) === 1, `${where}: the value`);
  if ('value' in moves) equal(moves.value, String(value), `${where}: the value`);
  for (const { to } of moves.winning) {
    const [toRow, toColumn] = to;
    // At an empty heap this game is over.
    if (game === 'euclid-to-zero' && to.includes('0')) continue;
    equal(api.tableMoves({ game, row: toRow, column: toColumn }).outcome, 'P', `${where} to ${to}`);
  }
}

export const tests = {
  'table: windows, to the last cell'(api) {
    const values = api.table({ game: 'wythoff', fromRow: 0, fromColumn: 0, rows: 20, columns: 20 });
    const window = api.table({ game: 'wythoff', fromRow: '3', fromColumn: 2n, rows: 2, columns: 3 });
    same(
      window,
      [62, 63, 64, 82, 83, 84].map((i) => values[i]),
      'a window',
    );
    const far = { game: 'euclid', fromRow: 2 ** 32 - 1, fromColumn: 2 ** 32 - 1, rows: 1, columns: 1 };
    same(api.table(far), [0]);
    refused(() => api.table({ ...far, rows: 2 }), 'out-of-range', 'rows');
    refused(() => api.table({ ...far, fromRow: 0 }), 'out-of-range', 'fromRow');
    refused(() => api.table({ ...far, game: 'chess' }), 'unknown-game', 'game');
    refused(
      () => api.table({ game: 'wythoff', fromRow: 0, fromColumn: 0, rows: 2048, columns: 2049 }),
      'out-of-range',
      'columns',
    );
  },

  'table: own rules of two coordinates'(api) {
    const wythoff = `(a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b;
      (a-k,b-k) for k in 1..min(a,b)`;
    const window = { fromRow: 3, fromColumn: 2, rows: 9, columns: 11 };
    same(api.table({ game: wythoff, ...window }), api.table({ game: 'wythoff', ...window }));
    const cell = (game) => api.table({ game, fromRow: 2, fromColumn: 3, rows: 1, columns: 1 });
    equal(refused(() => cell('(a,b) to (b,a)'), 'cycle', '').value, '(2,3) → (3,2) → (2,3)');
    equal(refused(() => cell('(a,b) to (a-1,c)'), 'unknown-game', 'game').at, 14);
    refused(() => cell('n to n-1'), 'out-of-range', 'game');
    refused(() => cell('(a,b) to (a+1,b)'), 'out-of-range', '');
  },

  'tableExplain: a cell with its options, in every game'(api, { declarations }) {
    for (const game of games(declarations)) {
      const value = corner(api, game);
      for (const [row, column] of [
        [3, 2],
        [7, 9],
      ]) {
        const cell = api.tableExplain({ game, row, column });
        const where = `${game} ${row}, ${column}`;
        same([cell.game, cell.row, cell.column, cell.value], [game, row, column, value(row, column)], where);
        equal(cell.optionCount, cell.options.length, `${where}: options`);
        equal(cell.valueCount, cell.byValue.length, `${where}: values`);
        for (const { from, move, also = move, to, value: one } of cell.options) {
          if (to.every((at) => at >= first(game)) && !hasLimit(game))
            equal(one, value(...to), `${where} to ${to}`);
          const taken = { row: [move, 0], column: [0, move], both: [move, also] }[from];
          if (taken) same(to, [row - taken[0], column - taken[1]], `${where} to ${to}`);
        }
      }
    }
    const cell = api.tableExplain({ game: 'wythoff', row: 3, column: 2 });
    same(
      cell.options.map(({ from }) => from),
      ['row', 'row', 'row', 'column', 'column', 'both', 'both'],
    );
  },

  'tableZeros and tableMoves: zeros and winning moves are those of the table'(api, { declarations }) {
    for (const game of games(declarations)) {
      const value = corner(api, game);
      const zeros = api.tableZeros({ game, fromRow: first(game), rows: 12 });
      equal(zeros.length, 12, game);
      zeros.forEach(({ row, first: least, last, except }, i) => {
        equal(row, String(first(game) + i), `${game}: row`);
        for (let column = first(game); column < 12; column += 1) {
          const before = last === undefined || column <= Number(last);
          const inside = column >= Number(least) && before && except !== String(column);
          const where = `${game} ${row}, ${column}`;
          equal(value(Number(row), column) === 0, inside, where);
          compareMoves(api, { game, row, column, inside, value: value(Number(row), column) });
        }
      });
    }
    equal('last' in api.tableZeros({ game: 'fibonacci-nim', fromRow: 0, rows: 1 })[0], false, 'for ever');
    const [far] = api.tableZeros({ game: 'wythoff', fromRow: '10^1000', rows: '1' });
    for (const text of [far.row, far.first, far.last]) digits(text, 'far away');
    const won = api.tableMoves({ game: 'wythoff', row: '10^1000', column: '10^999' });
    same([won.outcome, won.complete], ['N', true]);
    const many = api.tableMoves({ game: 'fibonacci-nim', row: '10^1000', column: '10^1000' });
    same([many.winning.length, many.complete], [101, false], 'the first 100, and the whole heap');
    refused(() => api.tableZeros({ game: 'wythoff', fromRow: 0, rows: 10_001 }), 'out-of-range', 'rows');
    refused(() => api.tableMoves({ game: 'euclid', row: 0, column: 1 }), 'out-of-range', 'row');
  },

  'wythoffPairs: pairs from anywhere'(api) {
    same(api.wythoffPairs({ from: 0, count: 2 }), [
      { k: '0', pair: ['0', '0'] },
      { k: '1', pair: ['1', '2'] },
    ]);
    const [{ k, pair }] = api.wythoffPairs({ from: '10^1000', count: 1 });
    const [less, more] = pair.map(BigInt);
    equal(more - less, BigInt(k), 'far away, k is their difference');
    ok(less * less - less * BigInt(k) < BigInt(k) ** 2n, 'and the smaller one is below k φ');
    refused(() => api.wythoffPairs({ from: 0, count: 10_001 }), 'out-of-range', 'count');
    refused(() => api.wythoffPairs({ from: '10^1001', count: 1 }), 'out-of-range', 'from');
  },
};
