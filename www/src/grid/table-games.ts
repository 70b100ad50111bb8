/* The games that have a table, by their notation. Pure functions. */

import { isOwnRule } from '../engine/builds';
import type { Cell } from './cell';

export { isTableRule } from '../question/typed/board';

/** What a text about a game of the family depends on: its key in the texts. */
export type TableFamily =
  | 'wythoff'
  | 'r-wythoff'
  | 'euclid'
  | 'euclid-to-zero'
  | 'fibonacci-nim'
  | 'dynamic'
  | 'rule';

/** The greatest parameters of r-Wythoff and of dynamic nim. */
export const MAX_PARAMETER: Partial<Record<TableFamily, number>> = { 'r-wythoff': 32, dynamic: 64 };

/** The parts of the tables that views show. */
export interface TableRange {
  /** The least row and column. */
  first: number;
  last: Cell;
}

const square = (last: number): Cell => ({ row: last, column: last });

/**
 * The largest row and column of the view; beyond them a window takes too long, or its numbers are
 * too wide.
 */
const LAST: Record<TableFamily, number> = {
  wythoff: 4095,
  'r-wythoff': 1023,
  euclid: 99_999,
  'euclid-to-zero': 99_999,
  'fibonacci-nim': 10_000,
  dynamic: 4000,
  rule: 255,
};

export function familyOf(game: string): TableFamily {
  if (game.startsWith('wythoff:')) return 'r-wythoff';
  if (game.startsWith('dynamic:')) return 'dynamic';
  return Object.hasOwn(LAST, game) ? (game as TableFamily) : 'rule';
}

/** The number of a notation such as dynamic:3. */
export function parameterOf(game: string): number {
  return Number(/^(?:wythoff|dynamic):(\d+)$/.exec(game)?.[1] ?? 0);
}

/** The notation of a game with a parameter. */
export function withParameter(family: 'r-wythoff' | 'dynamic', r: number): string {
  return family === 'dynamic' ? `dynamic:${r}` : `wythoff:${r}`;
}

/** The notation that a text means; a rule as it is written. Undefined for any other text. */
export function tableGameOf(text: string | undefined): string | undefined {
  const typed = text?.trim() ?? '';
  const game = typed.toLowerCase().replace(/\s*:\s*/, ':');
  if (game !== 'r-wythoff' && game !== 'dynamic' && game !== 'rule' && Object.hasOwn(LAST, game)) return game;
  const r = parameterOf(game);
  const family = familyOf(game);
  if (r >= 1 && (family === 'r-wythoff' || family === 'dynamic'))
    return r <= (MAX_PARAMETER[family] ?? 0) ? withParameter(family, r) : undefined;
  // A rule that is not yet finished stays typed.
  return isOwnRule(typed) || /^(?:rule\s*:|\()/i.test(typed) ? typed : undefined;
}

/** The range of a game other than a rule, which the engine has to read. */
export function rangeOf(game: string): TableRange {
  const family = familyOf(game);
  return { first: family.startsWith('euclid') ? 1 : 0, last: square(LAST[family]) };
}

/** The part of a rule's range that views show. */
export function rangeOfRule({
  first,
  maxRow,
  maxColumn,
}: {
  first: number;
  maxRow: number;
  maxColumn: number;
}): TableRange {
  const far = (last: number) => Math.max(first, Math.min(last, first + LAST.rule));
  return { first, last: { row: far(maxRow), column: far(maxColumn) } };
}

/** The names of a rule's coordinates, as far as they can be read: a and b. */
export function coordinateNames(game: string): [string, string, string] {
  const [, inner = ''] = /^(?:\s*rule\s*:)?[\s(]*\(([^()]*)\)/i.exec(game) ?? [];
  const [row = '', column = '', layer = ''] = inner.split(',').map((name) => name.trim());
  return [row || 'a', column || 'b', layer || 'c'];
}
