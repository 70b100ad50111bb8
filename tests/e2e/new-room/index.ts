/* A room that new-room.spec.ts adds to a copy of the page: the square of a nimber. */

import type { RoomDefinition } from '../definition';

export const newRoom = {
  id: 'new-room',
  names: ['nim-squares'],
  door: 'explore',
  usual: { base: '6' },
  build: 'numbers',
  texts: ['new-room'],
  views: { square: 90 },
} as const satisfies RoomDefinition;
