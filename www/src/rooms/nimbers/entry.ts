/* The room's entry, which the page has before it loads the room. */

/** The name of this room in links, in the place of a problem's name. */
export const NIMBERS = 'nimbers';

/** The default expression is a product that would be 42 for ordinary numbers. */
export const nimbers = { names: [NIMBERS], usual: { e: '6*7' } } as const;
