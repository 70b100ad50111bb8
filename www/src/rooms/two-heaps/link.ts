/* The question about games on two heaps in links. Pure functions. */

import { cellOf, sizeOf } from '../../grid/cell';
import { tableGameOf } from '../../grid/table-games';
import { TABLE_RULES } from '../../grid/table-rules';
import type { Question } from '../../question/question';
import { TWO_HEAPS } from './entry';

/** The default number of cells on a side. */
export const USUAL_SIZE = 32;

/** The games to choose from, with the parameters to begin with. */
export const GAMES: readonly [string, ...string[]] = [
  'wythoff',
  'wythoff:2',
  'euclid',
  'euclid-to-zero',
  'fibonacci-nim',
  'dynamic:3',
  TABLE_RULES[0]?.rule ?? '',
];

export function sanitiseTwoHeaps(question: Question): { question: Question; dropped: string[] } {
  const { game, ...others } = question.arguments;
  const dropped = Object.entries(others);
  const found = tableGameOf(game);
  if (game !== undefined && found === undefined) dropped.push(['game', game]);
  const view: Record<string, string> = {};
  for (const [name, value] of Object.entries(question.view)) {
    const known =
      name === 'size'
        ? sizeOf(value)
        : name === 'layer'
          ? /^\d{1,3}$/.test(value)
          : ['at', 'corner'].includes(name) && cellOf(value);
    if (known) view[name] = value;
    else if (value !== '') dropped.push([name, value]);
  }
  return {
    question: { problem: TWO_HEAPS, arguments: { game: found ?? GAMES[0] }, view },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}
