/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The catalogue of what is behind the door Explore: `#1/explore` */
export const explore = {
  id: 'explore',
  names: ['explore'],
  door: 'explore',
  views: {},
} as const satisfies RoomDefinition;
