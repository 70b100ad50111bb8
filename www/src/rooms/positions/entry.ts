/* The room's entry, which the page has before it loads the room. */

/** The name of this room in links, in the place of a problem's name. */
export const POSITION = 'position';

export const positions = { names: [POSITION], usual: { heaps: '3 5 7' } } as const;
