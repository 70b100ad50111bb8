/* The room's entry, which the page has before it loads the room. */

import type { Question } from '../../question/question';
import type { RoomEntry } from '../definition';

/** The name of this room in links, in the place of a problem's name. */
export const PLAY = 'play';

export function defaultPlayQuestion(): Question {
  return { problem: PLAY, arguments: { heaps: '3 5 7' }, view: {} };
}

export const play = {
  names: [PLAY],
  defaultQuestion: defaultPlayQuestion,
} satisfies Partial<RoomEntry>;
