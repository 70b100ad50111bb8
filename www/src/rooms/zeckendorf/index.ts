/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The name of this room in links. */
export const ZECKENDORF = 'zeckendorf';

/** Zeckendorf: `#1/zeckendorf?n=100`; for `sum`, with a second summand: `&plus=54` */
export const zeckendorf = {
  id: 'zeckendorf',
  names: [ZECKENDORF],
  door: 'explore',
  usual: { n: '100' },
  build: 'numbers',
  serves: ['representation'],
  views: { answer: 417, calculator: 524, explanation: 719, heat: 712, play: 1090, sum: 659, word: 457 },
  needs: { sum: 'plus' },
} as const satisfies RoomDefinition;
