/* The room's entry, which the page has before it loads the room. */

import type { Question } from '../../question/question';
import type { RoomEntry } from '../definition';

/** The name of this room in links, in the place of a problem's name. */
export const POSITION = 'position';

export function defaultPositionQuestion(): Question {
  return { problem: POSITION, arguments: { heaps: '3 5 7' }, view: {} };
}

export const positions = {
  names: [POSITION],
  defaultQuestion: defaultPositionQuestion,
} satisfies Partial<RoomEntry>;
