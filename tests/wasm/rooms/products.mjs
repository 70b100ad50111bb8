// Products of coin-turning games: productValue, productBoard, productMoves, productCount.
import { digits, equal, ok, refused, same } from '../assert.mjs';

const FLIPPING = 'coins:runs:triangular x coins:runs:squares';

export const tests = {
  'productValue: a cell is the nim-product of its sides'(api) {
    same(api.productValue({ game: FLIPPING, row: '3', column: 4n }), {
      game: FLIPPING,
      row: '3',
      column: '4',
      rowValue: '1',
      columnValue: '2',
      value: '2',
    });
    const far = { a: 'coins:ruler', b: 'coins:ruler', row: 2n ** 63n, column: '2^62' };
    const { game, row, rowValue, columnValue, value } = api.productValue(far);
    same([game, row, rowValue], ['coins:ruler x coins:ruler', String(2n ** 63n), String(2n ** 63n)]);
    const [product] = api.nimProducts({
      a: new BigUint64Array([BigInt(rowValue)]),
      b: new BigUint64Array([BigInt(columnValue)]),
    });
    equal(value, String(product), 'a product above 2^53');
    equal(api.productValue({ game: FLIPPING, row: 0, column: 7 }).value, '0');
    refused(() => api.productValue({ a: 'nim', b: 'coins:ruler', row: 1, column: 1 }), 'no-product', 'a');
    refused(() => api.productValue({ a: 'coins:ruler', row: 1, column: 1 }), 'missing', 'b');
    refused(() => api.productValue({ game: FLIPPING, row: 1 }), 'missing', 'column');
  },

  'productBoard: a window has the values of its cells'(api) {
    const board = api.productBoard({ game: FLIPPING, rows: 5, columns: 7, fromRow: 3, fromColumn: '2' });
    same(
      [board.game, board.fromRow, board.fromColumn, board.rows, board.columns, board.values.length],
      [FLIPPING, 3, 2, 5, 7, 35],
    );
    board.values.forEach((value, i) => {
      const cell = { row: 3 + Math.floor(i / 7), column: 2 + (i % 7) };
      equal(String(value), api.productValue({ game: FLIPPING, ...cell }).value, JSON.stringify(cell));
    });
    const { values, fromRow } = api.productBoard({ game: 'coins:ruler x coins:ruler', rows: 3, columns: 3 });
    same([fromRow, values], [1, [1, 2, 1, 2, 3, 2, 1, 2, 1]]);
    const many = { game: 'coins:ruler x coins:ruler', rows: 2048, columns: 2049 };
    refused(() => api.productBoard(many), 'out-of-range', '');
    const far = { game: FLIPPING, rows: 2, columns: 2 };
    refused(() => api.productBoard({ ...far, fromRow: 10 ** 7 }), 'out-of-range', 'fromRow');
    refused(() => api.productBoard({ ...far, fromColumn: 10 ** 7 }), 'out-of-range', 'fromColumn');
  },

  'productMoves: winning moves lead to 0'(api) {
    const heads = [
      [2, 2],
      [1, '1'],
      [5n, 3],
    ];
    const answer = api.productMoves({ game: FLIPPING, heads, list: 10 });
    same([answer.game, answer.outcome], [FLIPPING, answer.value === '0' ? 'P' : 'N']);
    for (const name of ['value', 'moveCount', 'winningCount']) digits(answer[name], name);
    equal(answer.winning.length, Math.min(10, Number(answer.winningCount)));
    ok(answer.winning.length > 0, 'some win');
    for (const { rows, columns } of answer.winning) {
      const left = new Set(heads.map(String));
      for (const cell of rows.flatMap((row) => columns.map((column) => `${row},${column}`))) {
        if (!left.delete(cell)) left.add(cell);
      }
      const after = [...left].map((cell) => cell.split(','));
      equal(api.productMoves({ game: FLIPPING, heads: after }).outcome, 'P', `${rows} x ${columns}`);
    }
    same(api.productMoves({ a: 'coins:ruler', b: 'coins:ruler', heads: [] }), {
      game: 'coins:ruler x coins:ruler',
      value: '0',
      outcome: 'P',
      moveCount: '0',
      winningCount: '0',
      winning: [],
    });
    for (const [wrong, code] of [
      [[[1, 65]], 'out-of-range'],
      [[[0, 1]], 'out-of-range'],
      [[[1, 2, 3]], 'out-of-range'],
      [[[1]], 'wrong-type'],
      [[1, 2], 'wrong-type'],
      ['1,2', 'wrong-type'],
    ]) {
      refused(() => api.productMoves({ game: FLIPPING, heads: wrong }), code, 'heads', JSON.stringify(wrong));
    }
  },

  'productCount: counts of the Flipping Game are those published'(api, { checks }) {
    for (const check of checks.filter(({ problem }) => problem === 'flipping-game')) {
      const n = Number(check.arguments.n);
      if (!(n <= 1000)) continue;
      const count = api.productCount({ game: FLIPPING, n });
      same([count.rows, count.columns, count.winningCount], [n, n, check.answer], `N = ${n}`);
      for (const name of ['value', 'moveCount', 'winningCount']) digits(count[name], name);
      ok(count.rowFactors.counts instanceof Float64Array, 'counts');
      equal(count.rowFactors.changes.length, count.rowFactors.counts.length, 'lengths');
      equal(count.pairCount, count.pairs.length, 'all pairs');
      for (const { countA, countB, moves } of count.pairs) equal(moves, String(countA * countB), 'moves');
      const sum = count.pairs.reduce((total, { moves }) => total + BigInt(moves), 0n);
      equal(String(sum), count.winningCount, 'the pairs make them all');
    }
    const side = api.productCount({ game: FLIPPING, n: 5, columns: '2', list: 0 });
    same([side.rows, side.columns, side.pairs.length], [5, 2, 0], 'rows and columns go before n');
    refused(() => api.productCount({ game: FLIPPING, rows: 5 }), 'missing', 'columns');
  },
};
