/* The room's entry, which the page has before it loads the room. */

import type { Question } from '../../question/question';
import type { RoomEntry } from '../definition';

/** The names of this room in links: the path through the lessons, and a step of one. */
export const LESSONS = 'lessons';
export const LESSON = 'lesson';

export function defaultLessonsQuestion(): Question {
  return { problem: LESSONS, arguments: {}, view: {} };
}

export const lessons = {
  names: [LESSONS, LESSON],
  defaultQuestion: defaultLessonsQuestion,
} satisfies Partial<RoomEntry>;
