/*
 * What a frame can show of a question: `show` in its query. The first is shown where nobody says.
 *
 * A new view is one more name here and its drawing in the module of its room, beside this file. The comments are the
 * documentation (scripts/docs.mjs).
 */

import { GAME, NIMBERS } from '../question';
import { TWO_HEAPS, ZECKENDORF } from '../rooms/beginnings';

const SEQUENCE = ['chart', 'strip', 'histogram', 'table', 'value', 'list'] as const;

export const SHOWS = {
  /** A problem: `#1/nim-square?n=1000` */
  problems: ['answer', 'calculator', 'explanation', ...SEQUENCE],
  /** A game: `#1/game?game=octal:0.77&n=200`; for `compare`, another one beside it: `;with=nim` */
  games: [...SEQUENCE, 'answer', 'calculator', 'explanation', 'compare'],
  /** Nimbers: `#1/nimbers?e=6*7` */
  nimbers: ['calculator', 'answer', 'explanation', 'heat'],
  /** Zeckendorf: `#1/zeckendorf?n=100`; for `sum`, what is added: `&plus=54` */
  zeckendorf: ['answer', 'calculator', 'explanation', 'heat', 'play', 'sum', 'word'],
  /** Two heaps: `#1/two-heaps?game=wythoff` */
  'two-heaps': ['heat', 'explanation'],
} as const;

export type RoomName = keyof typeof SHOWS;
export type ShowOf<In extends RoomName> = (typeof SHOWS)[In][number];

const ROOMS: Record<string, RoomName> = {
  [GAME]: 'games',
  [NIMBERS]: 'nimbers',
  [ZECKENDORF]: 'zeckendorf',
  [TWO_HEAPS]: 'two-heaps',
};

/** The room of a question, by what stands in its link where a problem's name stands. */
export function roomOf(problem: string): RoomName {
  return (Object.hasOwn(ROOMS, problem) && ROOMS[problem]) || 'problems';
}

/** What is to be shown of a question; undefined where it has no such view. Empty: the usual one. */
export function showOf(room: RoomName, wanted: string): string | undefined {
  const all: readonly string[] = SHOWS[room];
  return wanted === '' ? all[0] : all.find((show) => show === wanted);
}
