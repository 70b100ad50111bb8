// Products of coin-turning games: productValue, productBoard, productMoves, productCount,
// productCorner, productPlayedOut.
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

  'productMoves: winning moves and their pairs, counted'(api) {
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
    same(api.productMoves({ a: 'coins:ruler', b: 'coins:ruler', heads: [] }), {
      game: 'coins:ruler x coins:ruler',
      value: '0',
      outcome: 'P',
      moveCount: '0',
      winningCount: '0',
      winning: [],
      pairCount: 0,
      pairs: [],
    });
    equal(answer.pairCount, answer.pairs.length, 'all pairs');
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

  'productCorner: each move leaves the value that it says'(api) {
    const heads = [
      [4, 4],
      [1, 2],
      [3, 4],
    ];
    const corner = api.productCorner({ game: FLIPPING, heads, row: '4', column: 4n });
    const { value } = api.productMoves({ game: FLIPPING, heads });
    same([corner.row, corner.column, corner.heads, corner.value], [4, 4, true, value]);
    const { rowValue, columnValue, value: lone } = api.productValue({ game: FLIPPING, row: 4, column: 4 });
    same([corner.rowValue, corner.columnValue, corner.cellValue], [rowValue, columnValue, lone]);
    // Runs of 1 or 3 rows, and of 1 or 4 columns.
    same(
      corner.moves.map(({ rows, columns }) => `${rows.length}x${columns.length}`),
      ['1x1', '1x4', '3x1', '3x4'],
    );
    equal(corner.moveCount, '4');
    for (const { change, after } of corner.moves)
      equal(Number(value) ^ Number(change), Number(after), 'a nim-sum');
    equal(api.productCorner({ game: FLIPPING, heads, row: 4, column: 4, list: 1 }).moves.length, 1);
    const tails = api.productCorner({ game: FLIPPING, heads, row: 2, column: 2 });
    same([tails.heads, tails.moveCount, tails.moves], [false, '0', []]);
    refused(() => api.productCorner({ game: FLIPPING, heads, row: 0, column: 2 }), 'out-of-range', 'row');
    refused(() => api.productCorner({ game: FLIPPING, heads, row: 1, column: 65 }), 'out-of-range', 'column');
    refused(() => api.productCorner({ game: FLIPPING, row: 1, column: 2 }), 'missing', 'heads');
    const many = { game: 'coins:motley x coins:ruler', heads: [[64, 1]], row: 64, column: 1 };
    refused(() => api.productCorner(many), 'out-of-range', 'row');
  },

  'productPlayedOut: the theorem holds on small boards'(api) {
    const played = api.productPlayedOut({ game: FLIPPING, rows: 4, columns: '4' });
    same(
      [played.game, played.rows, played.columns, played.positionCount, played.values.length],
      [FLIPPING, 4, 4, 65_536, 65_536],
    );
    same([played.different, played.firstDifferent], [0, null]);
    digits(played.moveCount, 'moveCount');
    const { values } = api.productBoard({ game: FLIPPING, rows: 4, columns: 4 });
    values.forEach((value, cell) => {
      equal(played.values[2 ** cell], value, `cell ${cell}`);
    });
    equal(String(played.values[65_535]), api.productCount({ game: FLIPPING, n: 4 }).value, 'all heads');
    refused(() => api.productPlayedOut({ game: FLIPPING, rows: 17, columns: 1 }), 'out-of-range', 'rows');
    refused(() => api.productPlayedOut({ game: FLIPPING, rows: 4, columns: 5 }), 'out-of-range', '');
    const motley = { game: 'coins:motley x coins:ruler', rows: 16, columns: 1 };
    refused(() => api.productPlayedOut(motley), 'out-of-range', '');
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
    }
    const side = api.productCount({ game: FLIPPING, n: 5, columns: '2', list: 0 });
    same([side.rows, side.columns, side.pairs.length], [5, 2, 0], 'rows and columns go before n');
    refused(() => api.productCount({ game: FLIPPING, rows: 5 }), 'missing', 'columns');
  },
};
