/*
 * The tours: questions in an order, each with what to do next. A step is shown while the page is at
 * its question, however the reader came there: by the tour's link, by typing, by Back or Forward.
 * Pure functions.
 */

import { type Question, readHash } from '../../question/question';

export interface Tour {
  id: 'breaks' | 'large';
  /** The links of the steps. */
  steps: readonly string[];
}

export const TOURS: readonly Tour[] = [
  {
    id: 'breaks',
    steps: [
      '#1/game?game=take:factorials&n=5049',
      '#1/game?game=take:factorials&n=5050',
      '#1/game?game=octal:0.77&n=200',
    ],
  },
  { id: 'large', steps: ['#1/nim-square?n=100000&heaps=3', '#1/nim-square?n=100000&heaps=4'] },
];

/**
 * The step at a question. A question that is no step, but about the same game or problem as the
 * last step, keeps that step: the reader is typing the next one. Undefined: the reader is
 * elsewhere.
 */
export function stepAt(tour: Tour, last: number, question: Question): number | undefined {
  const steps = tour.steps.map(questionOf);
  const at = steps.findIndex((step) => step && isSame(step, question));
  if (at >= 0) return at;
  const step = steps[last];
  return step && subjectOf(step) === subjectOf(question) ? last : undefined;
}

function questionOf(link: string): Question | undefined {
  const reading = readHash(link);
  return reading.kind === 'question' ? reading.question : undefined;
}

/** Whether two questions have the same arguments; how they are looked at does not count. */
function isSame(step: Question, question: Question): boolean {
  const given = Object.entries(step.arguments);
  return (
    step.problem === question.problem &&
    given.every(([name, value]) => (question.arguments[name] ?? '').replace(/,/g, '') === value)
  );
}

function subjectOf({ problem, arguments: { game = '' } }: Question): string {
  return `${problem} ${game}`;
}
