// The nimbers room without a browser: geometry of the tables, colours, expanded products, texts.
// Its links are rows of parameters.tsv.
import { describe, expect, test } from 'vitest';
import type { NimberStep } from '../../www/src/engine/protocol';
import {
  cellAt,
  covers,
  indexIn,
  keyed,
  labelStep,
  moved,
  NEAREST,
  type Place,
  SIDE,
  showing,
  stepOf,
  USUAL_PLACE,
  underway,
  windowOf,
  within,
  zoomed,
} from '../../www/src/grid/viewport';
import { cellFor, expressionOf, placeView, tableView } from '../../www/src/rooms/nimbers/parameters';
import { binary, powersIn, productTableOf, sumOf } from '../../www/src/rooms/nimbers/products';
import { written } from '../../www/src/rooms/nimbers/words';
import { valueRgb } from '../../www/src/ui/colour';
import { errorPlace } from '../../www/src/ui/notation-error';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

test('the part of a table in a link, without coordinates that are the defaults', () => {
  const view = { table: 'sum', row: '16', column: '0', side: '64', at: '6,7', bit: '2' };
  const place = { row: 16, column: 0, side: 64 };
  expect(tableView(view)).toEqual({ table: 'sum', place, at: [6, 7], bit: 2 });
  expect(placeView(USUAL_PLACE)).toEqual({ row: '', column: '', side: '' });
  expect(placeView({ row: 3, column: 0, side: 32 })).toEqual({ row: '3', column: '', side: '32' });
  // A place beyond the edge is moved into the table.
  expect(tableView({ row: '65535', side: '100' }).place).toEqual({ row: SIDE - 100, column: 0, side: 100 });
});

test('a cell is an expression, and the other way round', () => {
  for (const table of ['sum', 'product', 'power', 'quotient'] as const)
    expect(cellFor(table, expressionOf(table, [12, 34]) ?? ''), table).toEqual([12, 34]);
  expect(cellFor('sum', ' 6 + 7 ')).toEqual([6, 7]);
  expect(expressionOf('quotient', [5, 0])).toBeUndefined();
  for (const typed of ['6+7', '6*7*8', '6*70000']) expect(cellFor('product', typed)).toBeUndefined();
});

describe('the part of the table in view', () => {
  const place: Place = { row: 100, column: 200, side: 64 };

  test('stays within the table', () => {
    expect(moved(place, -1000, 0)).toEqual({ ...place, row: 0 });
    expect(moved(place, 0, 1e9)).toEqual({ ...place, column: SIDE - 64 });
    expect(zoomed(place, 1e9)).toEqual({ row: 0, column: 0, side: SIDE });
    expect([zoomed(place, 0).side, within({ row: 5, column: 5, side: 1 }).side]).toEqual([NEAREST, NEAREST]);
  });

  test('keeps the point under the pointer in place while it zooms', () => {
    const point = ({ row, column, side }: Place) => [row + 0.75 * side, column + 0.25 * side];
    const [row = 0, column = 0] = point(place);
    for (const factor of [0.5, 0.9, 1.3, 2]) {
      const next = zoomed(place, factor, 0.25, 0.75);
      expect(point(next)[0]).toBeCloseTo(row, 9);
      expect(point(next)[1]).toBeCloseTo(column, 9);
      expect(point(underway(place, next, 0.5))[1]).toBeCloseTo(column, 9);
    }
    expect(underway(place, moved(place, 10, 0), 0.5).row).toBeCloseTo(105, 9);
    expect(underway(place, USUAL_PLACE, 0)).toEqual(place);
    expect(underway(place, USUAL_PLACE, 1).row).toBeCloseTo(0, 9);
  });

  test('is covered by the requested window with a margin, one value for a visible cell', () => {
    for (const side of [8, 16, 300, 1024, 4097, 65_536]) {
      for (const row of [0, 77, 30_000, 65_536]) {
        const here = within({ row, column: 2 * row, side });
        const window = windowOf(here, 640);
        const { step, rows, columns, rowFrom, columnFrom } = window;
        expect([step, rowFrom % step]).toEqual([stepOf(here.side, 640), 0]);
        expect(here.side / step).toBeLessThanOrEqual(640);
        expect(rowFrom + (rows - 1) * step).toBeLessThan(SIDE);
        expect(columnFrom + (columns - 1) * step).toBeLessThan(SIDE);
        expect(rows * columns).toBeLessThan(1_000_000);
        expect(covers(window, here, 640), `${side} at ${row}`).toBe(true);
        if (side < 20_000)
          expect(covers(window, moved(here, 0.7 * side, 0.7 * side), 640)).toBe(row === 65_536);
        expect(covers({ ...window, step: 2 * step }, here, 640)).toBe(false);
      }
    }
    expect([stepOf(65_536, 640), stepOf(640, 640)]).toEqual([128, 1]);
    expect(stepOf(16, 0)).toBeGreaterThan(0);
  });

  test('maps points to cells, and cells to indices of the window', () => {
    const window = { rowFrom: 64, columnFrom: 128, rows: 10, columns: 20, step: 4 };
    const index = (row: number, column: number) => indexIn(window, [row, column]);
    expect([index(64, 128), index(68, 132)]).toEqual([0, 21]);
    expect([index(65, 128), index(60, 128), index(64, 124), index(104, 128), index(64, 208)]).toEqual(
      Array(5).fill(undefined),
    );
    expect(cellAt(place, 1, 0, 0)).toEqual([100, 200]);
    expect(cellAt(place, 1, 0.999, 0.5)).toEqual([132, 263]);
    expect(cellAt(place, 4, 0.99, 0.01)).toEqual([100, 260]);
    expect(cellAt({ row: 0, column: 0, side: SIDE }, 128, 1, 1)).toEqual([SIDE - 128, SIDE - 128]);
  });

  test.each(rows<[string, [number, number], number, number, [number, number]?]>('keys'))(
    '%s from %j',
    (key, cell, step, page, to) => {
      expect(keyed(key, [...cell], step, page)).toEqual(to);
    },
  );

  test('shows a cell, with as many row numbers as fit', () => {
    expect(showing(place, [100, 200], 1)).toEqual(place);
    expect(showing(place, [99, 264], 1)).toEqual({ row: 99, column: 201, side: 64 });
    expect([labelStep(40, 20), labelStep(10, 35), labelStep(0.01, 40), labelStep(0, 40)]).toEqual([
      ...[1, 4, 4096, SIDE],
    ]);
  });
});

test.each([64, 128, 32_768])(
  'colours get darker from %i to the next power of two, in both themes',
  (from) => {
    const lightness = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.3 * r + 0.59 * g + 0.11 * b;
    for (const dark of [false, true]) {
      const seen = Array.from({ length: 64 }, (_, at) => lightness(valueRgb(from + (at * from) / 64, dark)));
      expect(seen.filter((one, at) => one > (seen[at - 1] ?? one) + 1)).toEqual([]);
      expect((seen[0] ?? 0) - (seen[63] ?? 0)).toBeGreaterThan(20);
    }
  },
);

describe('an expanded product', () => {
  const table = (operation: string, ...operands: string[]) =>
    productTableOf({
      ...{ operation, operands, result: '0', from: 0, to: 0, lines: [], omitted: '0' },
    } as NimberStep);

  test('is the table of the powers of two in both factors', () => {
    const grid = table('nim-product', '6', '13');
    expect([grid?.left, grid?.right]).toEqual([
      [4n, 2n],
      [8n, 4n, 1n],
    ]);
    expect(grid?.factors.a.join()).toBe('4,4,4,2,2,2');
    expect(grid?.factors.b.join()).toBe('8,4,1,8,4,1');
    expect(table('nim-product', String(2n ** 63n), '255')?.left).toEqual([2n ** 63n]);
  });

  test.each(rows<[string, string, string]>('no table of products'))(
    'is omitted for the %s of %.30s and %s',
    (operation, a, b) => {
      expect(table(operation, a, b)).toBeUndefined();
    },
  );

  test('sums to the product', () => {
    expect([powersIn(0n), powersIn(255n).length]).toEqual([[], 8]);
    expect(sumOf(BigUint64Array.of(6n, 8n, 4n, 8n, 3n, 2n), 6)).toBe(3n);
    expect(sumOf(BigUint64Array.of(6n, 8n), 0)).toBe(0n);
    expect([binary([4n, 2n, 6n]), binary([0n])]).toEqual([['100', '010', '110'], ['0']]);
  });
});

test.each(rows<[string, string]>('expressions as they are written'))(
  '%j is written %j, with nimber operators if it is simple',
  (typed, shown) => {
    expect(written(typed)).toBe(shown);
  },
);

test('a syntax error is shown with the text around it', () => {
  const place = (typed: string, at: number) => Object.values(errorPlace(typed, at));
  expect(place('4x4', 1)).toEqual(['4', 'x', '4']);
  expect(place('1+', 2)).toEqual(['1+', '', '']);
  expect(place(`😀${'1'.repeat(50)}x`, 51)).toEqual([`…${'1'.repeat(24)}`, 'x', '']);
});
