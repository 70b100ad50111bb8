/*
 * How high a frame is before it has said so itself: for a question of ordinary size, in a column of text (`COLUMN`), type at
 * 100 percent, with the usual controls. Measured from the built frame, by the test "the heights are those of the frames" in
 * tests/e2e/share.spec.ts, which fails when one of them is off by more than an eighth.
 */

import type { RoomName } from '../embed/shows';

/** By room, and what is shown of it. */
const HEIGHTS: Record<RoomName, Record<string, number>> = {
  problems: {
    answer: 320,
    calculator: 427,
    explanation: 754,
    chart: 503,
    strip: 533,
    histogram: 440,
    table: 515,
    value: 468,
    list: 395,
  },
  games: {
    chart: 524,
    strip: 554,
    histogram: 440,
    table: 515,
    value: 524,
    list: 215,
    answer: 435,
    calculator: 561,
    explanation: 524,
    compare: 1263,
  },
  nimbers: { calculator: 538, answer: 412, explanation: 633, heat: 742 },
  zeckendorf: { answer: 417, calculator: 524, explanation: 719, heat: 712, play: 1090, sum: 659, word: 457 },
  'two-heaps': { heat: 691, explanation: 232 },
};

const USUAL = 480;

export function heightOf(place: RoomName, show: string): number {
  return HEIGHTS[place][show] ?? USUAL;
}
