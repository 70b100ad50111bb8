/* The room's entry, which the page has before it loads the room. */

import type { Question } from '../../question/question';
import type { RoomEntry } from '../definition';

/** The name of this room in links, in the place of a problem's name. */
export const GAME = 'game';

/** The default n. */
export const DEFAULT_N = '200';

/** The default question: Kayles, whose period is proved by `DEFAULT_N` values. */
export function defaultGameQuestion(): Question {
  return { problem: GAME, arguments: { game: 'kayles', n: DEFAULT_N }, view: {} };
}

export const games = { names: [GAME], defaultQuestion: defaultGameQuestion } satisfies Partial<RoomEntry>;
