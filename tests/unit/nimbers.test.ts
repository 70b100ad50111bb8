// The nimbers room without a browser: links, geometry of the tables, colours, expanded products,
// texts.
import { describe, expect, it } from 'vitest';
import type { NimberStep } from '../../www/src/engine/protocol';
import { bitRgb, doublingRgb, fieldRgb } from '../../www/src/grid/nimber-colour';
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
import { sanitise } from '../../www/src/question/parameter';
import { readHash, toHash } from '../../www/src/question/question';
import {
  cellFor,
  expressionOf,
  nimberParameters,
  placeView,
  tableView,
} from '../../www/src/rooms/nimbers/parameters';
import { binary, powersIn, productTableOf, sumOf } from '../../www/src/rooms/nimbers/products';
import { written } from '../../www/src/rooms/nimbers/words';
import { inkOn, luminance, valueRgb } from '../../www/src/ui/colour';
import { errorPlace } from '../../www/src/ui/notation-error';

/** The question of a link, without invalid parameters. */
function meant(hash: string) {
  const reading = readHash(hash);
  if (reading.kind !== 'question') throw new Error(hash);
  return sanitise(nimberParameters, reading.question);
}

describe('links', () => {
  it('keep the expression and the part of the table in view', () => {
    const { question, dropped } = meant('#1/nimbers?e=6*7;table=sum&row=16&column=0&side=64&at=6,7&bit=2');
    expect(dropped).toEqual([]);
    expect(question.arguments).toEqual({ e: '6*7' });
    expect(tableView(question.view)).toEqual({
      table: 'sum',
      place: { row: 16, column: 0, side: 64 },
      at: [6, 7],
      bit: 2,
    });
    expect(readHash(toHash(question))).toEqual({ kind: 'question', question });
  });

  it('omit coordinates that are the defaults', () => {
    expect(placeView(USUAL_PLACE)).toEqual({ row: '', column: '', side: '' });
    expect(placeView({ row: 3, column: 0, side: 32 })).toEqual({ row: '3', column: '', side: '32' });
    // A place beyond the edge is moved into the table.
    expect(tableView({ row: '65535', side: '100' }).place).toEqual({ row: SIDE - 100, column: 0, side: 100 });
  });

  it('convert a cell to its expression and back', () => {
    for (const table of ['sum', 'product', 'power', 'quotient'] as const) {
      expect(cellFor(table, expressionOf(table, [12, 34]) ?? ''), table).toEqual([12, 34]);
    }
    expect(expressionOf('quotient', [5, 0])).toBeUndefined();
    expect(cellFor('product', '6+7')).toBeUndefined();
    expect(cellFor('product', '6*7*8')).toBeUndefined();
    expect(cellFor('product', '6*70000')).toBeUndefined();
    expect(cellFor('sum', ' 6 + 7 ')).toEqual([6, 7]);
  });
});

describe('the part of the table in view', () => {
  const place: Place = { row: 100, column: 200, side: 64 };

  it('stays within the table', () => {
    expect(moved(place, -1000, 0)).toEqual({ ...place, row: 0 });
    expect(moved(place, 0, 1e9)).toEqual({ ...place, column: SIDE - 64 });
    expect(zoomed(place, 1e9)).toEqual({ row: 0, column: 0, side: SIDE });
    expect(zoomed(place, 0).side).toBe(NEAREST);
    expect(within({ row: 5, column: 5, side: 1 }).side).toBe(NEAREST);
  });

  it('keeps the point under the pointer in place while it zooms', () => {
    for (const factor of [0.5, 0.9, 1.3, 2]) {
      const next = zoomed(place, factor, 0.25, 0.75);
      expect(next.column + 0.25 * next.side).toBeCloseTo(place.column + 0.25 * place.side, 9);
      expect(next.row + 0.75 * next.side).toBeCloseTo(place.row + 0.75 * place.side, 9);
      const half = underway(place, next, 0.5);
      expect(half.column + 0.25 * half.side).toBeCloseTo(place.column + 0.25 * place.side, 9);
    }
    expect(underway(place, moved(place, 10, 0), 0.5).row).toBeCloseTo(105, 9);
    const [start, end] = [underway(place, USUAL_PLACE, 0), underway(place, USUAL_PLACE, 1)];
    expect(start).toEqual(place);
    expect(end.row).toBeCloseTo(0, 9);
  });

  it('is covered by the requested window with a margin, one value for a visible cell', () => {
    for (const side of [8, 16, 300, 1024, 4097, 65_536]) {
      for (const row of [0, 77, 30_000, 65_536]) {
        const here = within({ row, column: 2 * row, side });
        const window = windowOf(here, 640);
        const { step, rows, columns, rowFrom, columnFrom } = window;
        expect(step).toBe(stepOf(here.side, 640));
        expect(here.side / step).toBeLessThanOrEqual(640);
        expect(rowFrom % step).toBe(0);
        expect(rowFrom + (rows - 1) * step).toBeLessThan(SIDE);
        expect(columnFrom + (columns - 1) * step).toBeLessThan(SIDE);
        expect(rows * columns).toBeLessThan(1_000_000);
        expect(covers(window, here, 640), `${side} at ${row}`).toBe(true);
        if (side < 20_000)
          expect(covers(window, moved(here, 0.7 * side, 0.7 * side), 640)).toBe(row === 65_536);
        expect(covers({ ...window, step: 2 * step }, here, 640)).toBe(false);
      }
    }
    expect(stepOf(65_536, 640)).toBe(128);
    expect(stepOf(640, 640)).toBe(1);
    expect(stepOf(16, 0)).toBeGreaterThan(0);
  });

  it('maps points to cells, and cells to indices of the window', () => {
    const window = { rowFrom: 64, columnFrom: 128, rows: 10, columns: 20, step: 4 };
    expect(indexIn(window, [64, 128])).toBe(0);
    expect(indexIn(window, [68, 132])).toBe(21);
    for (const [row, column] of [
      [65, 128],
      [60, 128],
      [64, 124],
      [104, 128],
      [64, 208],
    ] as const) {
      expect(indexIn(window, [row, column])).toBeUndefined();
    }
    expect(cellAt(place, 1, 0, 0)).toEqual([100, 200]);
    expect(cellAt(place, 1, 0.999, 0.5)).toEqual([132, 263]);
    expect(cellAt(place, 4, 0.99, 0.01)).toEqual([100, 260]);
    expect(cellAt({ row: 0, column: 0, side: SIDE }, 128, 1, 1)).toEqual([SIDE - 128, SIDE - 128]);
  });

  it('moves with the keys', () => {
    expect(keyed('ArrowRight', [5, 5], 1, 8)).toEqual([5, 6]);
    expect(keyed('ArrowUp', [0, 5], 1, 8)).toEqual([0, 5]);
    expect(keyed('PageDown', [5, 5], 1, 8)).toEqual([13, 5]);
    expect(keyed('Home', [5, 5], 1, 8)).toEqual([5, 0]);
    expect(keyed('End', [5, 5], 128, 1024)).toEqual([5, SIDE - 128]);
    expect(keyed('a', [5, 5], 1, 8)).toBeUndefined();
    expect(showing(place, [100, 200], 1)).toEqual(place);
    expect(showing(place, [99, 264], 1)).toEqual({ row: 99, column: 201, side: 64 });
  });

  it('has as many row numbers as fit', () => {
    expect(labelStep(40, 20)).toBe(1);
    expect(labelStep(10, 35)).toBe(4);
    expect(labelStep(0.01, 40)).toBe(4096);
    expect(labelStep(0, 40)).toBe(SIDE);
  });
});

describe('colours', () => {
  const lightness = ([r, g, b]: readonly number[]) => 0.3 * (r ?? 0) + 0.59 * (g ?? 0) + 0.11 * (b ?? 0);

  it('show 0 alike in every scale', () => {
    for (const rgb of [fieldRgb(0), doublingRgb(0), bitRgb(0, 3)]) expect(rgb).toEqual(valueRgb(0));
  });

  it('get darker within each field, and within each doubling', () => {
    const falls = (rgb: (value: number) => readonly number[], from: number, to: number, by = 1) => {
      for (let value = from + by; value < to; value += by) {
        expect(lightness(rgb(value)), `${value}`).toBeLessThanOrEqual(lightness(rgb(value - by)) + 1);
      }
      expect(lightness(rgb(from)) - lightness(rgb(to - 1))).toBeGreaterThan(20);
    };
    falls(fieldRgb, 2, 4);
    falls(fieldRgb, 4, 16);
    falls(fieldRgb, 16, 256);
    falls(fieldRgb, 256, 65_536, 1000);
    falls(doublingRgb, 64, 128);
    falls(doublingRgb, 32_768, 65_536, 1000);
  });

  it('differ within the field of 16, and contrast with their numbers', () => {
    const small = Array.from({ length: 16 }, (_, value) => fieldRgb(value).join());
    expect(new Set(small).size).toBe(16);
    for (let value = 0; value < 65_536; value += value < 256 ? 1 : 97) {
      for (const rgb of [fieldRgb(value), doublingRgb(value), bitRgb(value, 1)]) {
        const ink = luminance(inkOn(rgb) === '#ffffff' ? [255, 255, 255] : [0, 0, 0]);
        const [dark, light] = [ink, luminance(rgb)].sort((a, b) => a - b) as [number, number];
        expect((light + 0.05) / (dark + 0.05), `${value}`).toBeGreaterThan(4.5);
      }
    }
    expect(bitRgb(5, 0)).toEqual(bitRgb(4, 2));
    expect(bitRgb(5, 1)).not.toEqual(bitRgb(5, 0));
  });
});

describe('an expanded product', () => {
  const step = (operation: string, operands: string[]) =>
    ({ operation, operands, result: '0', from: 0, to: 0, lines: [], omitted: '0' }) as NimberStep;

  it('is the table of the powers of two in both factors', () => {
    const grid = productTableOf(step('nim-product', ['6', '13']));
    expect(grid?.left).toEqual([4n, 2n]);
    expect(grid?.right).toEqual([8n, 4n, 1n]);
    expect(grid && Array.from(grid.factors.a)).toEqual([4n, 4n, 4n, 2n, 2n, 2n]);
    expect(grid && Array.from(grid.factors.b)).toEqual([8n, 4n, 1n, 8n, 4n, 1n]);
  });

  it('is omitted for trivial and for large factors', () => {
    for (const operands of [
      ['0', '5'],
      ['1', '5'],
      ['5', '1'],
      ['511', '2'],
      [String(2n ** 64n), '2'],
      ['9'.repeat(300), '2'],
    ]) {
      expect(productTableOf(step('nim-product', operands)), operands.join()).toBeUndefined();
    }
    expect(productTableOf(step('nim-sum', ['6', '7']))).toBeUndefined();
    expect(productTableOf(step('nim-product', [String(2n ** 63n), '255']))?.left).toEqual([2n ** 63n]);
  });

  it('sums to the product', () => {
    expect(powersIn(0n)).toEqual([]);
    expect(powersIn(255n)).toHaveLength(8);
    expect(sumOf(BigUint64Array.of(6n, 8n, 4n, 8n, 3n, 2n), 6)).toBe(3n);
    expect(sumOf(BigUint64Array.of(6n, 8n), 0)).toBe(0n);
    expect(binary([4n, 2n, 6n])).toEqual(['100', '010', '110']);
    expect(binary([0n])).toEqual(['0']);
  });
});

describe('texts', () => {
  it('write simple expressions with nimber operators, and others as typed', () => {
    for (const [typed, shown] of [
      ['6*7', '6 ⊗ 7'],
      [' 4*(4 +2)^2/3 ', '4 ⊗ (4 ⊕ 2)^2 / 3'],
      ['[2^64+1]*[2^3]', '[2^64+1] ⊗ [2^3]'],
      ['sqrt(5)+1', 'sqrt(5) ⊕ 1'],
      ['2**3', '2**3'],
      ['*5+3', '*5+3'],
      ['4*+5', '4*+5'],
      ['4^(1+2)', '4^(1+2)'],
      ['4x4', '4x4'],
      ['[2', '[2'],
      ['', ''],
    ]) {
      expect(written(typed ?? '')).toBe(shown);
    }
  });

  it('show a syntax error with the text around it', () => {
    expect(errorPlace('4x4', 1)).toEqual({ before: '4', here: 'x', after: '4' });
    expect(errorPlace('1+', 2)).toEqual({ before: '1+', here: '', after: '' });
    expect(errorPlace(`😀${'1'.repeat(50)}x`, 51)).toEqual({
      before: `…${'1'.repeat(24)}`,
      here: 'x',
      after: '',
    });
  });
});
