import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLOSEST,
  fitted,
  isWhole,
  moved,
  type Range,
  rangeOf,
  rangeText,
  revealing,
  zoomed,
} from '../../www/src/question/range';
import { counted, gapsOf, placeOf } from '../../www/src/sequence/lists';
import { points } from '../../www/src/sequence/plot';

const whole = { from: 1, to: 1000 };
const wholes = fc
  .tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 10_000_000 }))
  .map(([from, length]) => ({ from, to: from + length }));
const anywhere = fc.double({ min: -2e7, max: 2e7, noNaN: true });

/** Expects that a range lies within its limits and is not shorter than the minimum. */
function sound({ from, to }: Range, all: Range): void {
  const slack = 1e-6 * (1 + all.to);
  expect(from).toBeGreaterThanOrEqual(all.from - slack);
  expect(to).toBeLessThanOrEqual(all.to + slack);
  expect(to - from).toBeGreaterThanOrEqual(Math.min(CLOSEST, all.to - all.from) - slack);
}

describe('ranges', () => {
  test('every operation keeps a range within its limits', () => {
    fc.assert(
      fc.property(
        wholes,
        anywhere,
        anywhere,
        anywhere,
        fc.double({ min: 0.001, max: 1000, noNaN: true }),
        (all, a, b, n, factor) => {
          const range = fitted({ from: Math.min(a, b), to: Math.max(a, b) }, all);
          sound(range, all);
          sound(zoomed(range, factor, n, all), all);
          sound(moved(range, n, all), all);
          sound(revealing(range, Math.min(all.to, Math.max(all.from, n)), all), all);
        },
      ),
    );
  });

  test('zooming keeps the index under the pointer in place', () => {
    const closer = zoomed({ from: 100, to: 500 }, 0.5, 200, whole);
    expect(closer).toEqual({ from: 150, to: 350 });
    expect(zoomed(closer, 2, 200, whole)).toEqual({ from: 100, to: 500 });
    expect(zoomed({ from: 100, to: 500 }, 100, 200, whole)).toEqual(whole);
  });

  test('moving keeps the length', () => {
    expect(moved({ from: 100, to: 500 }, 10, whole)).toEqual({ from: 110, to: 510 });
    expect(moved({ from: 100, to: 500 }, 1e9, whole)).toEqual({ from: 600, to: 1000 });
    expect(moved({ from: 100, to: 500 }, -1e9, whole)).toEqual({ from: 1, to: 401 });
  });

  test('the range moves to an index only if the index is outside', () => {
    const range = { from: 100, to: 220 };
    expect(revealing(range, 150, whole)).toBe(range);
    expect(revealing(range, 400, whole)).toEqual({ from: 290, to: 410 });
    expect(revealing(range, 1, whole)).toEqual({ from: 1, to: 121 });
  });

  test('links contain integers', () => {
    expect(rangeText({ from: 99.6, to: 500.2 })).toBe('100-500');
    expect(rangeOf('100-500')).toEqual({ from: 100, to: 500 });
    for (const wrong of ['', '5', '5-5', '9-5', '-1-5', '1-5-9', 'a-b', '1-1e5', '1-99999999999'])
      expect(rangeOf(wrong), wrong).toBeUndefined();
    expect(rangeOf(undefined)).toBeUndefined();
    expect(isWhole({ from: 1.2, to: 999.8 }, whole)).toBe(true);
    expect(isWhole({ from: 2, to: 1000 }, whole)).toBe(false);
  });
});

describe('lists', () => {
  test('gaps are counted by size', () => {
    // The first P-positions of subtract-a-square, OEIS A030193.
    const zeros = Uint32Array.of(0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34);
    const gaps = gapsOf(zeros);
    expect([...gaps]).toEqual([2, 3, 2, 3, 2, 3, 2, 3, 2, 12]);
    expect(counted(gaps)).toEqual({ values: Uint32Array.of(2, 3, 12), counts: Uint32Array.of(5, 4, 1) });
    expect([...gapsOf(Uint32Array.of(0))]).toEqual([]);
    expect([...gapsOf(new Uint32Array())]).toEqual([]);
  });

  test('an index is found by binary search', () => {
    const indices = Uint32Array.of(0, 2, 5, 7);
    expect([0, 2, 5, 7].map((index) => placeOf(indices, index))).toEqual([0, 1, 2, 3]);
    expect([1, 3, 8].map((index) => placeOf(indices, index))).toEqual([undefined, undefined, undefined]);
    expect(placeOf(new Uint32Array(), 0)).toBeUndefined();
  });
});

test('a chart has a mark for each value of its range, a circle for 0', () => {
  const marks: string[] = [];
  const nothing = () => {};
  const context = {
    ...{ beginPath: nothing, fill: nothing, measureText: () => ({ width: 9 }) },
    ...{ fillRect: () => marks.push('square'), arc: () => marks.push('circle') },
  } as unknown as CanvasRenderingContext2D;
  const frame = { left: 0, top: 0, wide: 20, high: 50, range: { from: 0, to: 4 }, low: 0, up: 4 };
  const of = { from: 0, values: Uint32Array.of(0, 1, 2, 0, 3) };
  points(context, {} as Parameters<typeof points>[1], frame, of, {
    first: 0,
    bit: undefined,
    highlighted: undefined,
  });
  expect(marks.join(' ')).toBe('circle square square circle square');
});
