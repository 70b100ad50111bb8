/* Numbers on the colours of their values. */

import type { Look } from './canvas';
import { css, type Rgb } from './colour';

/** How far a cell that has text is mixed with white or black where more contrast is asked for. */
const STRONG_MIX = 0.35;

/**
 * The colours of a cell that contains its value, and of its text, which has a contrast of at least
 * 4.5 to 1, and with `strong` of 7 to 1: the cell is then lighter or darker than its colour.
 */
export function written(colour: Rgb, { dark, strong }: Pick<Look, 'dark' | 'strong'>) {
  const far = dark ? 255 : 0;
  const mixed = colour.map((byte) => Math.round(byte + (far - byte) * STRONG_MIX)) as Rgb;
  return { ground: css(strong ? mixed : colour), ink: dark ? '#000000' : '#ffffff' };
}
