/* The room's entry, which the page has before it loads the room. */

/** The name of this room in links, in the place of a problem's name. */
export const GAME = 'game';

/** The default n. */
export const DEFAULT_N = '200';

/** The default game is Kayles, whose period is proved by `DEFAULT_N` values. */
export const games = { names: [GAME], usual: { game: 'kayles', n: DEFAULT_N } } as const;
