/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** A problem: `#1/nim-square?n=1000` */
export const problemsRoom = {
  id: 'problems',
  names: [],
  door: 'problems',
  build: 'games',
  views: {
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
} as const satisfies RoomDefinition;
