/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The name of this room in links, in the place of a problem's name. */
export const GAME = 'game';

/** The default n, whose values prove the period of the default game. */
export const DEFAULT_N = '200';

/** A game: `#1/game?game=octal:0.77&n=200`; for `compare`, with a second game: `;with=nim` */
export const games = {
  id: 'games',
  names: [GAME],
  door: 'explore',
  usual: { game: 'kayles', n: DEFAULT_N },
  build: 'games',
  serves: ['sequence'],
  texts: ['games', 'exhibits', 'gallery'],
  views: {
    chart: 509,
    strip: 490,
    histogram: 437,
    table: 487,
    value: 505,
    list: 203,
    answer: 310,
    calculator: 407,
    explanation: 505,
    compare: 1159,
  },
  needs: { compare: 'with' },
} as const satisfies RoomDefinition;
