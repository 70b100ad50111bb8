/* The question about games on two heaps in links. Pure functions. */

import type { TwoHeapsGame } from '../../engine/protocol';
import { cellOf, sizeOf } from '../../grid/cell';
import type { Question } from '../../question/question';
import { TWO_HEAPS } from './entry';

/** The default number of cells on a side. */
export const USUAL_SIZE = 32;

export const GAMES: readonly [TwoHeapsGame, ...TwoHeapsGame[]] = ['wythoff', 'euclid', 'fibonacci-nim'];

export function gameOf(text: string | undefined): TwoHeapsGame | undefined {
  return GAMES.find((game) => game === text?.trim().toLowerCase());
}

export function sanitiseTwoHeaps(question: Question): { question: Question; dropped: string[] } {
  const { game, ...others } = question.arguments;
  const dropped = Object.entries(others);
  const found = gameOf(game);
  if (game !== undefined && !found) dropped.push(['game', game]);
  const view: Record<string, string> = {};
  for (const [name, value] of Object.entries(question.view)) {
    const known = name === 'size' ? sizeOf(value) : ['at', 'corner'].includes(name) && cellOf(value);
    if (known) view[name] = value;
    else if (value !== '') dropped.push([name, value]);
  }
  return {
    question: { problem: TWO_HEAPS, arguments: { game: found ?? GAMES[0] }, view },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}
