// The widths at which a shared frame must hold.
import { expect, test } from 'vitest';
import { widthsOf } from '../../www/src/share/heights';

test('a part of a column has the widths of columns from 320 to 1,150 px, first the usual one', () => {
  const widths = widthsOf('100%');
  expect(widths[0]).toBe(720);
  expect([Math.min(...widths), Math.max(...widths)]).toEqual([320, 1150]);
  expect(widthsOf('50%')).toEqual(widths.map((width) => Math.round(width / 2)));
  expect(new Set(widths).size).toBe(widths.length);
});

test('a width in pixels is the only one', () => {
  expect(widthsOf('640')).toEqual([640]);
});
