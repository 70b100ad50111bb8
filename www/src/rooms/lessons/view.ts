/* The view of the lessons room: the path, or a step of a lesson. */

import { nothing } from 'lit';
import { text } from '../../i18n/index';
import type { LessonRoom } from './model';
import { pathView } from './path-view';
import { stepView } from './step-view';
import { wordsOf } from './words';

/** `tools` are the buttons of the page, such as that of “Share…”. */
export function lessonsView(room: LessonRoom, tools: unknown = nothing) {
  return room.entry ? stepView(room, room.entry, tools) : pathView(room, tools);
}

export function lessonTitle({ entry, at }: LessonRoom): string {
  if (!entry) return text('lessons-window-path');
  return text('lessons-window', { lesson: wordsOf(entry.name, 'name'), step: at });
}
