/* The question about a product of two games in links. Pure functions. */

import { type Cell, cellOf } from '../../grid/cell';
import type { Question } from '../../question/question';
import { defaultLabQuestion, LAB } from './entry';
import { type Heads, noHeads, readHeads, type Size } from './heads';

/** The most rows, and columns. */
export const LONGEST = 24;

function side(text: string | undefined): number | undefined {
  const found = /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return found >= 1 && found <= LONGEST ? found : undefined;
}

export function sizeIn({ arguments: given }: Question): Size {
  return { rows: side(given.rows) ?? 8, columns: side(given.columns) ?? 8 };
}

export function headsIn(question: Question): Heads {
  const size = sizeIn(question);
  return readHeads(question.arguments.heads ?? 'all', size) ?? noHeads(size);
}

/** The selected cell, if it is on the board. */
export function cellIn(question: Question): Cell | undefined {
  const cell = cellOf(question.view.at);
  const { rows, columns } = sizeIn(question);
  const held = cell && cell.row >= 1 && cell.column >= 1 && cell.row <= rows && cell.column <= columns;
  return held ? cell : undefined;
}

/** Splits a question into its valid part and the invalid parameters, as written. */
export function sanitiseLab(question: Question): { question: Question; dropped: string[] } {
  const { first, second, rows, columns, heads, ...others } = question.arguments;
  const usual = defaultLabQuestion().arguments;
  const dropped = Object.entries(others);
  const keep = (name: string, value: string | undefined, valid: boolean) => {
    if (value !== undefined && value !== '' && !valid) dropped.push([name, value]);
    return value !== undefined && valid ? value : (usual[name] ?? '');
  };
  const sized = {
    first: first ?? usual.first ?? '',
    second: second ?? usual.second ?? '',
    rows: keep('rows', rows, side(rows) !== undefined),
    columns: keep('columns', columns, side(columns) !== undefined),
  };
  const size = sizeIn({ problem: LAB, arguments: sized, view: {} });
  // The usual heads belong to the usual games.
  const asked = [first, second, rows, columns].some((value) => value !== undefined);
  const valid = heads !== undefined && readHeads(heads, size) !== undefined;
  if (heads && !valid) dropped.push(['heads', heads]);
  const known = valid ? heads : asked || heads ? 'all' : (usual.heads ?? 'all');
  const arguments_ = { ...sized, heads: known };
  const { at, ...more } = question.view;
  for (const [name, value] of Object.entries(more)) if (value !== '') dropped.push([name, value]);
  const view: Record<string, string> = {};
  if (at) {
    if (cellIn({ problem: LAB, arguments: arguments_, view: { at } })) view.at = at;
    else dropped.push(['at', at]);
  }
  return {
    question: { problem: LAB, arguments: arguments_, view },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}
