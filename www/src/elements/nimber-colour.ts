/* The colours of nimbers in their tables, where large values are as frequent as small ones. */

import { BIT, css, fromOklch, inkOn, type Rgb, valueRgb } from './colour';

/** Where the fields of nimbers end, and with them a stretch of the scale below. */
const FIELD_ENDS = [2, 4, 16, 256, 65_536];

/**
 * The colour of a nimber in a table, for values below 65,536. The colours of all values, but dealt out evenly: the hue says
 * which field is the smallest that contains the value, and runs from teal to magenta field by field; within what a field adds,
 * lightness falls. 0 is vermilion.
 */
export function fieldRgb(value: number): Rgb {
  if (value < 1) return valueRgb(0);
  const field = FIELD_ENDS.findIndex((end) => value < end);
  const from = field > 0 ? (FIELD_ENDS[field - 1] ?? 1) : 1;
  const along = (value - from) / Math.max(1, (FIELD_ENDS[field] ?? from) - from - 1);
  // The few values of the small fields need not be so far apart.
  const depth = Math.min(0.42, 0.14 * (field + 1)) * along;
  return fromOklch(0.85 - depth, 0.1 + 0.17 * depth, 196 + 33 * (field + along));
}

/**
 * The colour of a nimber in the table of nim-sums, where what is below any power of two stays below it: every doubling runs
 * from light to dark anew, so that the picture looks alike from near and from far.
 */
export function doublingRgb(value: number): Rgb {
  if (value < 1) return valueRgb(0);
  const doubling = Math.floor(Math.log2(value));
  const along = value / 2 ** doubling - 1;
  const depth = Math.min(0.42, 0.14 * (doubling + 1)) * along;
  return fromOklch(0.85 - depth, 0.1 + 0.17 * depth, 196 + 10 * (doubling + along));
}

/** The colour of a value by one of its bits; 0 stays what it is everywhere. */
export function bitRgb(value: number, bit: number): Rgb {
  if (value === 0) return valueRgb(0);
  return BIT[(value >> bit) & 1 ? 1 : 0];
}

/** The colours of a bit that is set, or not, for CSS. */
export function bitColour(set: boolean): string {
  return css(BIT[set ? 1 : 0]);
}

/** The colour of a nimber in a table for CSS, and the ink on it. */
export function fieldColour(value: number): string {
  return css(fieldRgb(value));
}

export function fieldInk(value: number): string {
  return inkOn(fieldRgb(value));
}
