/* The question that an exhibit of the gallery leads to. */

import type { Question } from '../../question/question';
import type { Exhibit } from '../../ruleset/exhibits';
import { GAME } from './entry';

export function exhibited({ game, n, problem }: Exhibit): Question {
  if (problem) return { problem, arguments: { n }, view: {} };
  return { problem: GAME, arguments: { game, n }, view: {} };
}
