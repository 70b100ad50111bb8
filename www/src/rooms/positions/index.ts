/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The name of this room in links. */
export const POSITION = 'position';

/** Positions: `#1/position?heaps=kayles 3 5 7` */
export const positions = {
  id: 'positions',
  names: [POSITION],
  door: 'solve',
  usual: { heaps: '3 5 7' },
  build: 'positions',
  serves: ['position'],
  texts: ['positions', 'diagrams', 'sums'],
  views: { answer: 397, calculator: 583, explanation: 686 },
} as const satisfies RoomDefinition;
