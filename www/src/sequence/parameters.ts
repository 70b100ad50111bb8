/* The view parameters of a sequence in links, and the last index shown. Pure functions. */

import type { GameInfo } from '../engine/protocol';
import { min, toBigInt } from '../question/numbers';
import { oneOf, type Parameter } from '../question/parameter';
import { type Range, rangeOf } from '../question/range';
import { BITS } from '../ui/colour';
import { WIDEST } from './cells';
import type { ListKind } from './lists';

/** Parsed view parameters: an index, a range, a binary digit, the cells in a row, a list. */
export interface ViewParameters {
  at?: string | undefined;
  range?: Range | undefined;
  bit?: number | undefined;
  columns?: number | undefined;
  /** The period whose columns the cells form. */
  period?: number | undefined;
  list?: ListKind | undefined;
}

/** Up to this index a sequence is drawn point by point; beyond it, the engine computes a raster. */
export const POINTS = 4000;

/** The values of `columns` for columns of the period, and for as many cells in a row as fit. */
export const PERIOD = 'period';
export const FIT = 'fit';

/** The lists of a sequence. */
export const LIST_KINDS: ListKind[] = ['zeros', 'gaps', 'records', 'first'];

const listOf = oneOf(...LIST_KINDS);

/** The view parameters of a sequence beside its index; `columns` reads the cells in a row. */
export function sequenceParameters(columns: NonNullable<Parameter['read']>): Parameter[] {
  return [
    /** The part of the sequence in view: "1000-2000". */
    { name: 'range', read: rangeOf },
    /** Cells in a row of the strip: "50", "period" (columns of it, where they fit), or "fit". */
    { name: 'columns', attribute: 'width', read: columns },
    /** The binary digit of the values that colours show, 0 for the lowest. */
    { name: 'bit', read: bitOf },
    /** The scale of the histogram: "log", "sum" (cumulated) or "log-sum". */
    { name: 'counts', read: oneOf('log', 'sum', 'log-sum') },
    /** What `list` lists: "zeros" (the default: P-positions), "gaps", "records" or "first", the
     * first index of each value. */
    { name: 'list', read: listOf, default: 'zeros', neededBy: 'list' },
  ];
}

/** Parses the binary digit that colours show. */
export function bitOf(value: string | undefined): number | undefined {
  return /^\d{1,2}$/.test(value ?? '') && Number(value) < BITS ? Number(value) : undefined;
}

/**
 * Parses the view parameters of a link. `period`: the known period, if any; `usual` is the value of
 * `columns` without one.
 */
export function viewParametersOf(
  view: Record<string, string>,
  period?: number,
  usual: string = FIT,
): ViewParameters {
  const { at, range, bit, list } = view;
  const columns = view.columns || usual;
  return {
    at: at || undefined,
    range: rangeOf(range),
    bit: bitOf(bit),
    columns: view.columns === PERIOD ? columnsOf(String(period)) : columnsOf(columns),
    period: columns === PERIOD ? period : undefined,
    list: listOf(list),
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
