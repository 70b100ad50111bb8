/* What the window is called. */

import { text } from '../i18n/index';
import type { ProblemRoom } from '../problem-room';

/** Longer texts do not fit on a tab. */
const SHOWN = 40;

export function onTab(words: string): string {
  return words.slice(0, SHOWN);
}

export function problemTitle({ problem, question }: ProblemRoom): string {
  if (!problem) return '';
  return text('page-title', {
    problem: text(`problem-${problem.id}-name`),
    n: onTab(question.arguments.n ?? ''),
  });
}
