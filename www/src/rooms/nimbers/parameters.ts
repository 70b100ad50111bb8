/* The parameters of a question about nimbers. Pure functions. */

import { NEAREST, type Place, type RowColumn, SIDE, USUAL_PLACE, within } from '../../grid/viewport';
import { oneOf, type Parameters } from '../../question/parameter';
import { nimbers } from './index';

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

const index = (value: string) => wholeBelow(value, SIDE);
const side = (value: string) => {
  const cells = wholeBelow(value, SIDE + 1);
  return cells !== undefined && cells >= NEAREST ? cells : undefined;
};

export const nimberParameters: Parameters = {
  arguments: [
    {
      /** An expression of nimbers: "6*7", "sqrt(2)". */
      name: 'e',
      attribute: 'expression',
      default: nimbers.usual.e,
      written: 'always',
    },
  ],
  view: [
    { name: 'at', read: cellOf, views: ['explanation', 'heat'] },
    /** The table of nimbers that `heat` shows of an expression: "product" (the default), "sum",
     * "power" or "quotient". */
    { name: 'table', read: oneOf(...TABLES) },
    /** The first row of that table in view. Default: 0. */
    { name: 'row', read: index },
    /** The first column of that table in view. Default: 0. */
    { name: 'column', read: index },
    /** The number of its rows and columns in view: "8" to "65536". Default: "16". */
    { name: 'side', read: side },
    { name: 'bit', read: (value) => wholeBelow(value, BITS) },
  ],
};

export const parametersOf = () => nimberParameters;

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
