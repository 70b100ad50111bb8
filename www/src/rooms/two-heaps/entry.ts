/* The room's entry, which the page has before it loads the room. */

/** The name of this room in links, in the place of a problem's name. */
export const TWO_HEAPS = 'two-heaps';

export const twoHeaps = { names: [TWO_HEAPS], unlisted: true, usual: { game: 'wythoff' } } as const;
