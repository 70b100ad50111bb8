/* The room's entry, which the page has before it loads the room. */

/** The name of this room in links, in the place of a problem's name. */
export const ZECKENDORF = 'zeckendorf';

export const zeckendorf = { names: [ZECKENDORF], usual: { n: '100' } } as const;
