/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The name of this room in links. */
export const LAB = 'lab';

/** The Tartan lab: `#1/lab?first=coins:ruler&second=coins:twins&rows=8&columns=8&heads=all` */
export const lab = {
  id: 'lab',
  names: [LAB],
  door: 'explore',
  usual: {
    first: 'coins:ruler',
    second: 'coins:turning-turtles',
    rows: '8',
    columns: '8',
    heads: '2,3.4,6.7,4',
  },
  build: 'products',
  serves: ['product'],
  texts: ['lab'],
  views: { lab: 1130 },
} as const satisfies RoomDefinition;
