/* The parameters of a product of two games. Pure functions. */

import { type Cell, cellOf } from '../../grid/cell';
import type { Parameters } from '../../question/parameter';
import type { Question } from '../../question/question';
import { type Heads, noHeads, readHeads, type Size } from './heads';
import { lab } from './index';

/** The most rows, and columns. */
export const LONGEST = 24;

function side(text: string | undefined): number | undefined {
  const found = /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return found >= 1 && found <= LONGEST ? found : undefined;
}

export function sizeIn({ arguments: given }: Pick<Question, 'arguments'>): Size {
  return { rows: side(given.rows) ?? 8, columns: side(given.columns) ?? 8 };
}

export function headsIn(question: Question): Heads {
  const size = sizeIn(question);
  return readHeads(question.arguments.heads ?? 'all', size) ?? noHeads(size);
}

/** The selected cell, if it is on the board. */
export function cellIn(question: Omit<Question, 'problem'>): Cell | undefined {
  const cell = cellOf(question.view.at);
  const { rows, columns } = sizeIn(question);
  const held = cell && cell.row >= 1 && cell.column >= 1 && cell.row <= rows && cell.column <= columns;
  return held ? cell : undefined;
}

const kept = (value: string) => side(value) && value;
const { first, second, rows, columns, heads } = lab.usual;

export const labParameters: Parameters = {
  arguments: [
    /** Two coin-turning games, "coins:ruler x coins:twins", have the view `lab`. */
    { name: 'first', attribute: 'game', factor: 0, default: first ?? '', written: 'always' },
    { name: 'second', attribute: 'game', factor: 1, default: second ?? '', written: 'always' },
    /** The number of rows of a board of two games, 1 to 24. Default: "8". */
    { name: 'rows', read: kept, default: rows ?? '', written: 'always' },
    /** The number of its columns, 1 to 24. Default: "8". */
    { name: 'columns', read: kept, default: columns ?? '', written: 'always' },
    {
      /** Its heads: "all" (the default), "none", or cells: "2,3.5,7" for row 2, column 3 and row 5,
       * column 7. */
      name: 'heads',
      read: (value, question) => readHeads(value, sizeIn(question)) && value,
      // The usual heads belong to the usual board.
      default: ({ arguments: given }) => (Object.keys(given).some(isOfBoard) ? 'all' : (heads ?? 'all')),
      written: 'always',
    },
  ],
  view: [{ name: 'at', read: (at, { arguments: given }) => cellIn({ arguments: given, view: { at } }) }],
};

export const parametersOf = () => labParameters;

function isOfBoard(name: string): boolean {
  return Object.hasOwn(lab.usual, name);
}
