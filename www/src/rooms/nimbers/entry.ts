/* The room's entry, which the page has before it loads the room. */

import type { Question } from '../../question/question';
import type { RoomEntry } from '../definition';

/** The name of this room in links, in the place of a problem's name. */
export const NIMBERS = 'nimbers';

/** The default question: a product that would be 42 for ordinary numbers. */
export function defaultNimbersQuestion(): Question {
  return { problem: NIMBERS, arguments: { e: '6*7' }, view: {} };
}

export const nimbers = {
  names: [NIMBERS],
  defaultQuestion: defaultNimbersQuestion,
} satisfies Partial<RoomEntry>;
