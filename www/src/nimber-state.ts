/* What a link says about nimbers. Pure functions. */

import { type Cell, NEAREST, type Place, SIDE, USUAL_PLACE, within } from './elements/plane';
import { NIMBERS, type Question } from './question';
import { nimbersBeginning } from './rooms/beginnings';

export const TABLES = ['sum', 'product', 'power', 'quotient'] as const;
export type TableName = (typeof TABLES)[number];

/** Bits of the values in the tables. */
export const BITS = 16;

/** What is looked at in the tables. */
export interface TableView {
  table: TableName;
  place: Place;
  /** The cell that somebody chose. */
  at: Cell | undefined;
  /** The bit by which cells are coloured. */
  bit: number | undefined;
}

/** What of a link's question means something, and the pieces that do not, as written. */
export function meaningfulNimbers({ arguments: given, view }: Question): {
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
    question: { problem: NIMBERS, arguments: { e: e ?? nimbersBeginning().arguments.e ?? '' }, view: kept },
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

/** What the view of a question says, with what it does not say as it usually is. */
export function tableView(view: Record<string, string>): TableView {
  const whole = (name: string, usual: number) => wholeBelow(view[name] ?? '', SIDE + 1) ?? usual;
  const { row, column, side } = USUAL_PLACE;
  return {
    table: TABLES.find((table) => table === view.table) ?? 'product',
    place: within({ row: whole('row', row), column: whole('column', column), side: whole('side', side) }),
    at: cellOf(view.at ?? ''),
    bit: wholeBelow(view.bit ?? '', BITS),
  };
}

/** A place as a link writes it: what is as usual is not said. */
export function placeView(place: Place): Record<string, string> {
  const said = (name: keyof Place) => (place[name] === USUAL_PLACE[name] ? '' : String(place[name]));
  return { row: said('row'), column: said('column'), side: said('side') };
}

/** The expression whose value stands in a cell; undefined where there is none. */
export function expressionOf(table: TableName, [row, column]: Cell): string | undefined {
  if (table === 'quotient' && column === 0) return undefined;
  return `${row}${{ sum: '+', product: '*', power: '^', quotient: '/' }[table]}${column}`;
}

/** The cell in which the value of an expression stands; undefined where it is none of the table's. */
export function cellFor(table: TableName, expression: string): Cell | undefined {
  const [, row = '', sign = '', column = ''] = /^\s*(\d+)\s*([-+*/^])\s*(\d+)\s*$/.exec(expression) ?? [];
  const named = { '+': 'sum', '-': 'sum', '*': 'product', '^': 'power', '/': 'quotient' }[sign];
  return named === table ? cellOf(`${row},${column}`) : undefined;
}

function cellOf(text: string): Cell | undefined {
  const [row, column, ...more] = text.split(',').map((part) => wholeBelow(part, SIDE));
  return row === undefined || column === undefined || more.length ? undefined : [row, column];
}

function wholeBelow(text: string, end: number): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) < end ? Number(text) : undefined;
}
