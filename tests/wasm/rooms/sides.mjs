// One side of a board: productSide.
import { ok, refused, same } from '../assert.mjs';

const ROWS = 'coins:runs:triangular';
const COLUMNS = 'coins:runs:squares';

export const tests = {
  'productSide: sides give the counts of productCount'(api) {
    const count = api.productCount({ game: `${ROWS} x ${COLUMNS}`, n: 100 });
    same(api.productSide({ game: ROWS, n: '100' }), count.rowFactors);
    same(api.productSide({ game: COLUMNS, n: 100n }), count.columnFactors);
    ok(api.productSide({ game: ROWS, n: 5 }).counts instanceof Float64Array, 'counts');
    same(api.productSide({ game: COLUMNS, n: 5 }), { value: 2, changes: [1, 2, 3], counts: [4, 1, 2] });
    same(api.productSide({ game: 'coins:ruler', n: 0 }), { value: 0, changes: [], counts: [] });
    refused(() => api.productSide({ game: 'nim', n: 5 }), 'no-product', 'game');
    refused(() => api.productSide({ game: ROWS }), 'missing', 'n');
    refused(() => api.productSide({ game: ROWS, n: '10^7 + 1' }), 'out-of-range', 'n');
  },

  'productSide: rejected requests allocate no memory'(api, { instance }) {
    const before = instance.memory.buffer.byteLength;
    refused(() => api.productSide({ game: 'coins:at-most:1', n: 15_000_000 }), 'out-of-range', 'n');
    ok(instance.memory.buffer.byteLength - before < 2 ** 20, 'memory for a table of 15,000,000 values');
  },
};
