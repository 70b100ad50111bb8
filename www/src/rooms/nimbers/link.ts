/* The question about nimbers in links. Pure functions. */

import { NEAREST, type Place, type RowColumn, SIDE, USUAL_PLACE, within } from '../../grid/viewport';
import type { Question } from '../../question/question';
import { defaultNimbersQuestion, NIMBERS } from './entry';

export const TABLES = ['sum', 'product', 'power', 'quotient'] as const;
export type TableName = (typeof TABLES)[number];

/** The number of bits of the values in the tables. */
export const BITS = 16;

/** The view parameters of the tables. */
export interface TableView {
  table: TableName;
  place: Place;
  /** The chosen cell. */
  at: RowColumn | undefined;
  /** The bit by which cells are coloured. */
  bit: number | undefined;
}

/** Splits a question into its valid part and the invalid parameters, as written. */
export function sanitiseNimbers({ arguments: given, view }: Question): {
  question: Question;
  dropped: string[];
} {
  const { e, ...others } = given;
  const dropped = Object.entries(others).filter(([, value]) => value !== '');
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(view)) {
    if (value === '') continue;
    if (meansSomething(name, value)) kept[name] = value;
    else dropped.push([name, value]);
  }
  return {
    question: {
      problem: NIMBERS,
      arguments: { e: e ?? defaultNimbersQuestion().arguments.e ?? '' },
      view: kept,
    },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}

function meansSomething(name: string, value: string): boolean {
  switch (name) {
    case 'table':
      return TABLES.some((table) => table === value);
    case 'row':
    case 'column':
      return wholeBelow(value, SIDE) !== undefined;
    case 'side':
      return (wholeBelow(value, SIDE + 1) ?? 0) >= NEAREST;
    case 'bit':
      return wholeBelow(value, BITS) !== undefined;
    default:
      return name === 'at' && cellOf(value) !== undefined;
  }
}

/** Parses view parameters; missing ones have their defaults. */
export function tableView(view: Record<string, string>): TableView {
  const parameter = (name: string, usual: number) => wholeBelow(view[name] ?? '', SIDE + 1) ?? usual;
  const { row, column, side } = USUAL_PLACE;
  return {
    table: TABLES.find((table) => table === view.table) ?? 'product',
    place: within({
      row: parameter('row', row),
      column: parameter('column', column),
      side: parameter('side', side),
    }),
    at: cellOf(view.at ?? ''),
    bit: wholeBelow(view.bit ?? '', BITS),
  };
}

/** The view parameters of a place; defaults are empty. */
export function placeView(place: Place): Record<string, string> {
  const unlessDefault = (name: keyof Place) => (place[name] === USUAL_PLACE[name] ? '' : String(place[name]));
  return { row: unlessDefault('row'), column: unlessDefault('column'), side: unlessDefault('side') };
}

/** The expression whose value a cell contains; undefined for a division by 0. */
export function expressionOf(table: TableName, [row, column]: RowColumn): string | undefined {
  if (table === 'quotient' && column === 0) return undefined;
  return `${row}${{ sum: '+', product: '*', power: '^', quotient: '/' }[table]}${column}`;
}

/** The cell that contains the value of an expression; undefined if it is not in the table. */
export function cellFor(table: TableName, expression: string): RowColumn | undefined {
  const [, row = '', sign = '', column = ''] = /^\s*(\d+)\s*([-+*/^])\s*(\d+)\s*$/.exec(expression) ?? [];
  const named = { '+': 'sum', '-': 'sum', '*': 'product', '^': 'power', '/': 'quotient' }[sign];
  return named === table ? cellOf(`${row},${column}`) : undefined;
}

function cellOf(text: string): RowColumn | undefined {
  const [row, column, ...more] = text.split(',').map((part) => wholeBelow(part, SIDE));
  return row === undefined || column === undefined || more.length ? undefined : [row, column];
}

function wholeBelow(text: string, end: number): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) < end ? Number(text) : undefined;
}
