/* The room's definition. */

import type { RoomDefinition } from '../definition';

/** The names of this room in links: the path through the lessons, and a step of one. */
export const LESSONS = 'lessons';
export const LESSON = 'lesson';

/** Lessons: `#1/lesson?name=nim&step=2`; all of them: `#1/lessons` */
export const lessons = {
  id: 'lessons',
  names: [LESSONS, LESSON],
  door: 'learn',
  serves: ['lessons', 'lesson'],
  texts: ['lessons'],
  views: { lesson: 491 },
} as const satisfies RoomDefinition;
