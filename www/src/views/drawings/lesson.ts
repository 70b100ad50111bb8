/* A step of a lesson, or the path through all of them. */

import lessonStyles from '../../rooms/lessons/lessons.css?shadow';
import { lessonsView } from '../../rooms/lessons/view';
import questionStyles from '../../rooms/problems/question.css?shadow';
import type { LessonsSubject } from '../subjects/lessons-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<LessonsSubject> = {
  parts: [],
  sheets: [questionStyles, lessonStyles],
  ready: ({ room }) => !room.entry || room.step !== undefined || room.code?.failure !== undefined,
  draw: ({ room }) => lessonsView(room),
};
