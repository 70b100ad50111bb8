/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** A problem: `#1/nim-square?n=1000` */
export const problemsRoom = {
  id: 'problems',
  names: [],
  door: 'problems',
  build: 'problems',
  views: {
    answer: 300,
    calculator: 390,
    explanation: 593,
    chart: 495,
    strip: 478,
    histogram: 433,
    table: 483,
    value: 445,
    list: 371,
  },
} as const satisfies RoomDefinition;
