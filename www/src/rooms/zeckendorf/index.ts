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
  texts: ['zeckendorf'],
  views: { answer: 392, calculator: 493, explanation: 617, heat: 681, play: 715, sum: 576, word: 367 },
  needs: { sum: 'plus' },
} as const satisfies RoomDefinition;
