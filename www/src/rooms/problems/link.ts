/* The question of a problem in links. Pure functions. */

import type { GameInfo, Problem } from '../../engine/protocol';
import { completed } from '../../question/parameters';
import type { Question } from '../../question/question';
import { indexOf, isSequenceView } from '../../sequence/parameters';

/** Splits a question into its valid part and the invalid parameters, as written. */
export function sanitiseProblem(
  question: Question,
  problem: Problem,
): { question: Question; dropped: string[] } {
  const known = new Set(problem.parameters.map(({ name }) => name));
  const view: Record<string, string> = {};
  const dropped = Object.entries(question.arguments).filter(([name]) => !known.has(name));
  const game = problem.games.find((info) => info.game === question.view.game) ?? problem.games[0];
  for (const [name, value] of Object.entries(question.view)) {
    if (value === '') continue;
    if (isView(problem, game, name, value)) view[name] = value;
    else dropped.push([name, value]);
  }
  return {
    question: { ...completed(question, problem), view },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}

function isView(problem: Problem, game: GameInfo | undefined, name: string, value: string): boolean {
  if (name === 'mode') return value === 'many' && problem.batch;
  if (name === 'game') return problem.games.some((info) => info.game === value);
  if (isSequenceView(name, value)) return true;
  return name === 'at' && game !== undefined && indexOf(game, value) !== undefined;
}
