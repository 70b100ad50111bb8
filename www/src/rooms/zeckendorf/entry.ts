/* The room's entry, which the page has before it loads the room. */

import type { Question } from '../../question/question';
import type { RoomEntry } from '../definition';

/** The name of this room in links, in the place of a problem's name. */
export const ZECKENDORF = 'zeckendorf';

export function defaultZeckendorfQuestion(): Question {
  return { problem: ZECKENDORF, arguments: { n: '100' }, view: {} };
}

export const zeckendorf = {
  names: [ZECKENDORF],
  defaultQuestion: defaultZeckendorfQuestion,
} satisfies Partial<RoomEntry>;
