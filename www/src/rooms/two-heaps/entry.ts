/* The room's entry, which the page has before it loads the room. */

import type { Question } from '../../question/question';
import type { RoomEntry } from '../definition';

/** The name of this room in links, in the place of a problem's name. */
export const TWO_HEAPS = 'two-heaps';

export function defaultTwoHeapsQuestion(): Question {
  return { problem: TWO_HEAPS, arguments: { game: 'wythoff' }, view: {} };
}

export const twoHeaps = {
  names: [TWO_HEAPS],
  unlisted: true,
  defaultQuestion: defaultTwoHeapsQuestion,
} satisfies Partial<RoomEntry>;
