/* The title of the window. */

import { text } from '../../i18n/index';
import { onTab } from '../../ui/brief';
import type { ProblemRoom } from './model';

export function problemTitle({ problem, question }: ProblemRoom): string {
  if (!problem) return '';
  return text('page-title', {
    problem: text(`problem-${problem.id}-name`),
    n: onTab(question.arguments.n ?? ''),
  });
}
