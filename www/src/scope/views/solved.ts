/* A problem, solved as a question asks it. */

import type { Calls, Problem } from '../../engine/protocol';
import { text } from '../../i18n/index';
import type { Question } from '../../question';
import { meaningful } from '../../state';
import { type Ask, problemOf, short } from '../view';

export interface Solved {
  problem: Problem;
  answer: Calls['solve']['answer'];
  milliseconds: number;
}

export async function solvedOf(ask: Ask, asked: Question): Promise<Solved> {
  const problem = await problemOf(ask, asked.problem);
  const { question } = meaningful(asked, problem);
  const given = Object.entries(question.arguments).filter(([, value]) => value !== '');
  const { n = '', ...others } = Object.fromEntries(given.map(([name, value]) => [name, short(value, name)]));
  const { answer, milliseconds } = await ask('solve', { problem: problem.id, n, ...others });
  return { problem, answer, milliseconds };
}

export function problemName({ id }: Problem): string {
  return text(`problem-${id}-name`);
}
