/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The name of this room in links. */
export const PLAY = 'play';

/** A game to play: `#1/play?heaps=kayles 9;level=perfect` */
export const play = {
  id: 'play',
  names: [PLAY],
  door: 'play',
  usual: { heaps: '3 5 7' },
  build: 'positions',
  serves: ['match'],
  texts: ['play', 'boards', 'sums'],
  views: { play: 569 },
} as const satisfies RoomDefinition;
