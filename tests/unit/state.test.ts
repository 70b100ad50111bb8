import { describe, expect, test } from 'vitest';
import type { GameInfo, Problem } from '../../www/src/engine/protocol';
import { sanitise } from '../../www/src/question/parameter';
import { problemParameters } from '../../www/src/rooms/problems/parameters';
import { cellAt, isOscillation, layoutOf, placeOf, widthOf } from '../../www/src/sequence/cells';
import {
  bitOf,
  columnsOf,
  indexOf,
  indexText,
  pageOf,
  viewParametersOf,
} from '../../www/src/sequence/parameters';
import { exceptionsOf } from '../../www/src/sequence/strip-drawing';

const game = (name: string, first = 0): GameInfo => ({
  ...{ game: name, max: '1000', explainMax: '1000', windowMax: '10^6', first, cost: 'fast' },
});
const problem: Problem = {
  ...{ id: 'stones', checks: [], facts: [], batch: false },
  parameters: [{ name: 'n', kind: 'number', min: '1', max: '10^6', default: '10' }],
  games: [game('one'), game('two', 1)],
};

test('a link may have an index of the game that is selected', () => {
  const dropped = (view: Record<string, string>) =>
    sanitise(problemParameters(problem), { problem: 'stones', arguments: {}, view }).dropped;
  expect([dropped({ at: '0' }), dropped({ game: 'two', at: '0' })]).toEqual([[], ['at=0']]);
});

test('an index in a link is digits or a power', () => {
  expect(indexOf(game('x'), '007')).toBe('7');
  expect(indexOf(game('x'), '10^6')).toBe('1000000');
  for (const wrong of ['', '1e3', '10^', '^2', '10^10^10', '9'.repeat(6000), '99999^2', '10^999999']) {
    expect(indexOf(game('x'), wrong)).toBeUndefined();
  }
  expect(indexText('1000', '10^3')).toBe('1000');
  expect(indexText(`1${'0'.repeat(900)}`, ' 10^900 ')).toBe('10^900');
  expect(indexText(`1${'0'.repeat(30)}`, '10 ^ 30 + 0')).toBe(`1${'0'.repeat(30)}`);
  expect(columnsOf('2')).toBe(2);
  expect(columnsOf(undefined)).toBeUndefined();
  const none = Array(3).fill(undefined);
  expect(['0', '31', '', '-1', '1.5'].map(bitOf)).toEqual([0, 31, ...none]);
});

describe('cells', () => {
  test('are in columns of the period while they are legible, each cell in its own place', () => {
    const layout = layoutOf(301, 800, undefined, 12);
    expect([layout.down, layout.columns, layout.rows, layout.shown]).toEqual([true, 12, 26, 301]);
    for (const cell of [0, 11, 12, 300]) {
      const [left, top] = placeOf(cell, layout);
      expect(cellAt(left + 1, top + 1, layout)).toBe(cell);
      expect(left + layout.size).toBeLessThanOrEqual(widthOf(layout));
    }
    expect(cellAt(widthOf(layout) - 1, placeOf(1, layout)[1] + 1, layout)).toBeUndefined();
    expect(layoutOf(30_000, 800, undefined, 12)).toEqual(layoutOf(30_000, 800, undefined));
    expect(layoutOf(100, 800, 7, 400)).toEqual(layoutOf(100, 800, 7));
  });

  test('exceptions are the values before the pre-period that the period does not give', () => {
    // Values 1, 9, 1, 2, then 1, 2 for ever; and with 3 more in each period.
    const values = Uint32Array.of(1, 9, 1, 2, 1, 2);
    expect(exceptionsOf(values, 0, { preperiod: 2, period: 2 })).toEqual([1]);
    expect(exceptionsOf(values.subarray(1), 1, { preperiod: 2, period: 2 })).toEqual([0]);
    const rising = Uint32Array.of(0, 2, 4, 5, 7, 8);
    expect(exceptionsOf(rising, 0, { preperiod: 2, period: 2, saltus: 3 })).toEqual([0]);
  });

  test('fill whole rows of a page, each cell in its own place', () => {
    for (const room of [320, 600, 1400]) {
      for (const wanted of [undefined, 2, 7, 60, 4096]) {
        const full = layoutOf(3_000_000, room, wanted);
        expect(full.shown).toBe(Math.min(full.fits, Math.ceil(3_000_000 / full.per)));
        expect(full.fits % full.columns).toBe(0);
        expect(widthOf(full)).toBeLessThanOrEqual(room);
        const few = layoutOf(1000, room, wanted);
        expect([few.per, few.shown]).toEqual([1, 1000]);
        const places = Array.from({ length: few.shown }, (_, cell) => placeOf(cell, few).join());
        expect(new Set(places).size).toBe(few.shown);
      }
    }
  });

  test('show all heaps if no width is chosen, one or more in a cell', () => {
    for (const room of [290, 600, 1400]) {
      for (const all of [1, 17, 1000, 8001, 100_000, 1_000_000, 10_000_001]) {
        const { shown, per, rows, size } = layoutOf(all, room, undefined);
        expect(shown).toBe(Math.ceil(all / per));
        expect(rows * size).toBeLessThanOrEqual(400);
        expect(per).toBeLessThanOrEqual(8192);
      }
    }
  });

  test('are found under the pointer where they are drawn', () => {
    for (const [all, wanted] of [
      [1000, undefined],
      [50_000, 12],
      [500_000, undefined],
    ] as const) {
      const layout = layoutOf(all, 700, wanted);
      for (const cell of [0, 1, Math.floor(layout.shown / 2), layout.shown - 1]) {
        const [x, y] = placeOf(cell, layout);
        expect(cellAt(x + layout.size / 2, y + layout.size / 2, layout)).toBe(cell);
      }
      expect(cellAt(-1, 0, layout)).toBeUndefined();
      expect(cellAt(widthOf(layout) + 1, 0, layout)).toBeUndefined();
      expect(cellAt(0, 401, layout)).toBeUndefined();
    }
  });

  test('keep the smaller of two widths that a scroll bar makes alternate, and no other', () => {
    expect(isOscillation(15, 30)).toBe(true);
    // A place that became narrower; a window that was narrow for a moment; one made wider later.
    expect([isOscillation(-15, 30), isOscillation(700, 30), isOscillation(15, 600)]).toEqual(
      Array(3).fill(false),
    );
  });

  test('are divided into pages from the first index on', () => {
    expect([0, 99, 100, 250].map((index) => pageOf(index, 0, 100))).toEqual([0, 0, 100, 200]);
    expect([1, 100, 101].map((index) => pageOf(index, 1, 100))).toEqual([1, 1, 101]);
  });
});

test('view parameters are parsed; a period sets the columns', () => {
  const view = { at: '7', range: '3-9', bit: '2', columns: 'period', list: 'zeros' };
  expect(viewParametersOf(view, 12)).toEqual({
    ...{ at: '7', range: { from: 3, to: 9 }, bit: 2, columns: 12, period: 12, list: 'zeros' },
  });
  expect(viewParametersOf({}, 12, 'period')).toEqual({ ...viewParametersOf({}), period: 12 });
  expect(viewParametersOf({ columns: 'fit' }, 12, 'period')).toEqual(viewParametersOf({}));
  // Without a period, or with one longer than any row, as many columns as fit.
  expect(viewParametersOf(view).columns).toBeUndefined();
  expect(viewParametersOf(view, 5000).columns).toBeUndefined();
  expect(viewParametersOf(view, 1).columns).toBeUndefined();
  expect(viewParametersOf({ columns: '10' }, 12).columns).toBe(10);
  expect(Object.values(viewParametersOf({})).every((value) => value === undefined)).toBe(true);
});
