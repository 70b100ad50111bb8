/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The name of this room in links. */
export const NIMBERS = 'nimbers';

/** Nimbers: `#1/nimbers?e=6*7` */
export const nimbers = {
  id: 'nimbers',
  names: [NIMBERS],
  door: 'explore',
  // A product that would be 42 for ordinary numbers.
  usual: { e: '6*7' },
  build: 'numbers',
  serves: ['nimber'],
  texts: ['nimbers'],
  views: { calculator: 502, answer: 404, explanation: 600, heat: 739 },
} as const satisfies RoomDefinition;
