/* The room's entry, which the page has before it loads the room. */

/** The name of this room in links, in the place of a problem's name. */
export const LAB = 'lab';

export const lab = {
  names: [LAB],
  unlisted: true,
  usual: {
    first: 'coins:ruler',
    second: 'coins:turning-turtles',
    rows: '8',
    columns: '8',
    heads: '2,3.4,6.7,4',
  },
} as const;
