/* The colours of nimbers in tables, where large values are as frequent as small ones. */

import { BIT, css, fromOklch, type Rgb, valueRgb } from '../ui/colour';

/** The sizes of the fields of nimbers; the hue changes at each. */
const FIELD_ENDS = [2, 4, 16, 256, 65_536];

/**
 * The colour of a nimber below 65,536 in a table. The hue shows the smallest field that contains
 * the value, from teal to magenta; lightness falls from the first new value of a field to the
 * last. 0 is vermilion.
 */
export function fieldRgb(value: number): Rgb {
  if (value < 1) return valueRgb(0);
  const field = FIELD_ENDS.findIndex((end) => value < end);
  const from = field > 0 ? (FIELD_ENDS[field - 1] ?? 1) : 1;
  const along = (value - from) / Math.max(1, (FIELD_ENDS[field] ?? from) - from - 1);
  // The few values of the small fields need a smaller range of lightness.
  const depth = Math.min(0.42, 0.14 * (field + 1)) * along;
  return fromOklch(0.85 - depth, 0.1 + 0.17 * depth, 196 + 33 * (field + along));
}

/**
 * The colour of a nimber in the table of nim-sums, where the values below each power of two are
 * closed under the operation: every doubling runs from light to dark, so that the picture is
 * self-similar.
 */
export function doublingRgb(value: number): Rgb {
  if (value < 1) return valueRgb(0);
  const doubling = Math.floor(Math.log2(value));
  const along = value / 2 ** doubling - 1;
  const depth = Math.min(0.42, 0.14 * (doubling + 1)) * along;
  return fromOklch(0.85 - depth, 0.1 + 0.17 * depth, 196 + 10 * (doubling + along));
}

/** The colour of a value by one of its bits; 0 has its usual colour. */
export function bitRgb(value: number, bit: number): Rgb {
  if (value === 0) return valueRgb(0);
  return BIT[(value >> bit) & 1 ? 1 : 0];
}

/** The colour of a set or cleared bit, for CSS. */
export function bitColour(set: boolean): string {
  return css(BIT[set ? 1 : 0]);
}

/** The colour of a nimber in a table, for CSS. */
export function fieldColour(value: number): string {
  return css(fieldRgb(value));
}
