/* The view parameters of a sequence in links, and the last index shown. Pure functions. */

import type { GameInfo } from '../engine/protocol';
import { min, toBigInt } from '../question/numbers';
import type { Range } from '../question/range';
import { rangeOf } from '../question/range';
import { BITS } from '../ui/colour';
import { WIDEST } from './cells';
import type { ListKind } from './lists';

/** Parsed view parameters: an index, a range, a binary digit, the cells in a row, a list. */
export interface ViewParameters {
  at?: string | undefined;
  range?: Range | undefined;
  bit?: number | undefined;
  columns?: number | undefined;
  list?: ListKind | undefined;
}

/** Up to this index a sequence is drawn point by point; beyond it, the engine computes a raster. */
export const POINTS = 4000;

/** The value of `columns` for rows as long as the period. */
export const PERIOD = 'period';

/** The scales of a histogram other than the default. */
export const COUNTS = ['log', 'sum', 'log-sum'];

/** The lists of a sequence. */
export const LIST_KINDS: ListKind[] = ['zeros', 'gaps', 'records', 'first'];

/** The view parameters that do not depend on the sequence, with a check of their values. */
const VIEWS: Record<string, (value: string) => boolean> = {
  columns: (value) => columnsOf(value) !== undefined,
  range: (value) => rangeOf(value) !== undefined,
  bit: (value) => bitOf(value) !== undefined,
  counts: (value) => COUNTS.includes(value),
  list: (value) => LIST_KINDS.some((kind) => kind === value),
};

export function isSequenceView(name: string, value: string): boolean {
  return Object.hasOwn(VIEWS, name) && (VIEWS[name]?.(value) ?? false);
}

/** Parses the binary digit that colours show. */
export function bitOf(value: string | undefined): number | undefined {
  return /^\d{1,2}$/.test(value ?? '') && Number(value) < BITS ? Number(value) : undefined;
}

/** Parses the view parameters of a link. `period`: the known period, if any. */
export function viewParametersOf(view: Record<string, string>, period?: number): ViewParameters {
  const { at, range, bit, columns, list } = view;
  return {
    at: at || undefined,
    range: rangeOf(range),
    bit: bitOf(bit),
    columns: columns === PERIOD ? columnsOf(String(period)) : columnsOf(columns),
    list: LIST_KINDS.find((kind) => kind === list),
  };
}

/** Parses the number of cells in a row. */
export function columnsOf(value: string | undefined): number | undefined {
  const columns = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 0;
  return columns >= 2 && columns <= WIDEST ? columns : undefined;
}

/**
 * An index of a link, digits or a power, as plain digits; undefined if the game has no such index.
 */
export function indexOf(game: GameInfo, text: string): string | undefined {
  if (!/^(\d{1,5000}|\d{1,4}\^\d{1,5})$/.test(text)) return undefined;
  const index = toBigInt(text);
  return index >= BigInt(game.first) && index <= toBigInt(game.windowMax) ? String(index) : undefined;
}

/** An index as a link writes it: as typed if that is a power, which is shorter. */
export function indexText(index: string, typed: string): string {
  const power = typed.trim();
  return index.length > 20 && /^\d{1,4}\^\d{1,5}$/.test(power) ? power : index;
}

/** The first index of the page that contains an index. */
export function pageOf(index: number, first: number, length: number): number {
  return first + Math.floor((index - first) / length) * length;
}

/** The last shown index for a question about n, and whether the question goes beyond it. */
export function shownTo(game: GameInfo, n: string): { last: number; cut: boolean } {
  const last = Number(min(n, game.max));
  return { last, cut: toBigInt(n) > toBigInt(game.max) };
}
