/* The room's entry, which the page has before it loads the room. */

import type { Question } from '../../question/question';
import type { RoomEntry } from '../definition';

/** The name of this room in links, in the place of a problem's name. */
export const LAB = 'lab';

export function defaultLabQuestion(): Question {
  return {
    problem: LAB,
    arguments: {
      first: 'coins:ruler',
      second: 'coins:turning-turtles',
      rows: '8',
      columns: '8',
      heads: '2,3.4,6.7,4',
    },
    view: {},
  };
}

export const lab = {
  names: [LAB],
  unlisted: true,
  defaultQuestion: defaultLabQuestion,
} satisfies Partial<RoomEntry>;
