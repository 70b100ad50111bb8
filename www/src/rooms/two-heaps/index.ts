/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The name of this room in links. */
export const TWO_HEAPS = 'two-heaps';

/** Two heaps: `#1/two-heaps?game=wythoff` */
export const twoHeaps = {
  id: 'two-heaps',
  names: [TWO_HEAPS],
  door: 'explore',
  usual: { game: 'wythoff' },
  build: 'numbers',
  serves: ['table'],
  texts: ['tables'],
  views: { heat: 703, explanation: 202 },
} as const satisfies RoomDefinition;
