/* A step of a lesson, or the path through all of them. */

import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import lessonStyles from '../lessons.css?shadow';
import type { LessonsSubject } from '../subject';
import { lessonsView } from '../view';

export const drawing: Drawing<LessonsSubject> = {
  parts: [],
  sheets: [questionStyles, lessonStyles],
  ready: ({ room }) => !room.entry || room.step !== undefined || room.code?.failure !== undefined,
  draw: ({ room }) => lessonsView(room),
};
