/* Announcements to screen readers about changes outside of the focus. */

import { shortened, text } from '../../i18n/index';
import type { ProblemRoom } from './model';
import { questionText } from './wording';

/** Announces the answer, or that the shown one is stale; empty while it is being computed. */
export function solutionAnnouncement(room: ProblemRoom): string {
  const { answered, problem, solving, mode } = room;
  if (!answered || !problem || solving.running || mode === 'many') return '';
  if (room.stale) return room.wrong ? text('answer-stale-said', { question: answered.shown.question }) : '';
  return text('answer-said', {
    label: questionText(problem, answered.answer.arguments),
    answer: shortened(answered.answer.answer),
  });
}
