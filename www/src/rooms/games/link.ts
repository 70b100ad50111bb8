/* The question about a game in links. Pure functions. */

import { COMPARISON, GAME_TOOLS } from '../../edition';
import type { Question } from '../../question/question';
import { isSequenceView, PERIOD } from '../../sequence/parameters';
import { DEFAULT_N, defaultGameQuestion, GAME } from './entry';

/**
 * Splits a question about a game into its valid part and the invalid parameters, as written. Only
 * the engine knows whether the game has the selected index.
 */
export function sanitiseGame(question: Question): { question: Question; dropped: string[] } {
  const usual = defaultGameQuestion().arguments;
  const { game, n, ...others } = question.arguments;
  const dropped = Object.entries(others).filter(([, value]) => value !== '');
  const view: Record<string, string> = {};
  for (const [name, value] of Object.entries(question.view)) {
    if (value === '') continue;
    if (
      name === 'at' ||
      (COMPARISON && name === 'with') ||
      isSequenceView(name, value) ||
      (name === 'columns' && value === PERIOD) ||
      (GAME_TOOLS && isTool(name, value))
    )
      view[name] = value;
    else dropped.push([name, value]);
  }
  return {
    question: { problem: GAME, arguments: { game: game ?? usual.game ?? '', n: n ?? DEFAULT_N }, view },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}

/** Whether a parameter belongs to one of the tools below the sequence. */
function isTool(name: string, value: string): boolean {
  if (name === 'code') return value === 'python' || value === 'cpp';
  if (name === 'ordered') return value === 'yes';
  return name === 'heaps' || name === 'most';
}
