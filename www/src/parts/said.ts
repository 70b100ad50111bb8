/* What a screen reader is told, once, when something has come that stands elsewhere than where the focus is. */

import { grouped, shortened, text } from '../i18n/index';
import type { ProblemRoom } from '../problem-room';
import type { Room } from '../room';
import { asked } from './wording';

/** The answer, or that the one that is shown belongs to an earlier question. Nothing while work goes on. */
export function solutionSaid(room: ProblemRoom): string {
  const { answered, problem, solving, mode } = room;
  if (!answered || !problem || solving.running || mode === 'many') return '';
  if (room.stale) return room.wrong ? text('answer-stale-said', { question: answered.shown.question }) : '';
  return text('answer-said', {
    label: asked(problem, answered.answer.arguments),
    answer: shortened(answered.answer.answer),
  });
}

/** Which value is explained, where somebody chose one. */
export function explanationSaid({ explorer, question }: Room): string {
  const { explanation, at, beyond } = explorer;
  const { at: wanted, mode } = question.view;
  if (wanted === undefined || beyond || explanation?.n !== at || mode === 'many') return '';
  return text('mex-said', { n: grouped(at), value: grouped(String(explanation.value)) });
}
