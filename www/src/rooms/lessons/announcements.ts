/* The announcements for screen readers in the lessons room. */

import { text } from '../../i18n/index';
import type { LessonRoom } from './model';
import { wordsOf } from './words';

/** Announces the step; what is answered is announced beside the task. */
export function lessonAnnouncement({ entry, at, step }: LessonRoom): string {
  if (!entry || !step) return '';
  return text('lessons-place-said', {
    lesson: wordsOf(entry.name, 'name'),
    step: at,
    steps: entry.steps,
    title: wordsOf(entry.name, `${step.id}-title`),
  });
}
