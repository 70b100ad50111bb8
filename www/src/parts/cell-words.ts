/* What is said of a cell of a table on two numbers: value, outcome, why, and every winning move. */

import type { Cell } from '../cell';
import { amount } from '../elements/brief';
import { bound } from '../elements/formula';
import type { TwoHeapsGame } from '../engine/protocol';
import type { Judged } from '../grid';
import { grouped, text } from '../i18n/index';

export interface CellWords {
  headline: string;
  why: string;
  moves: string[];
}

const number = (n: number) => grouped(String(n));

/** "(4, 7)": the cell, and its value where it is known. */
export function cellReading({ row, column }: Cell, value: number | undefined): string {
  const cell = { row: number(row), column: number(column) };
  if (value === undefined) return text('heat-cell', cell);
  return text('heat-cell-value', { ...cell, value: amount(String(value)) });
}

export function cellWords(judged: Judged): CellWords {
  const { row, column, value, moves, game } = judged;
  const cell = { row: number(row), column: number(column) };
  const headline = text('cell-headline', {
    ...cell,
    outcome: moves.outcome,
    known: value === undefined ? 0 : 1,
    value: value === undefined ? 0 : amount(String(value)),
  });
  return { headline, why: bound(why(judged)), moves: winning(game, moves.winning) };
}

function why(judged: Judged): string {
  const { game, row, column, moves } = judged;
  if (game === 'wythoff') return moves.outcome === 'P' ? wythoffPair(row, column) : text('cell-wythoff-won');
  if (game === 'euclid') return euclid(row, column, moves.outcome);
  return fibonacciNim(judged);
}

function wythoffPair(row: number, column: number): string {
  const k = Math.abs(row - column);
  if (k === 0) return text('cell-nothing');
  const [less, more] = [Math.min(row, column), Math.max(row, column)].map(number);
  return text('cell-wythoff-lost', { k: number(k), less: less ?? '', more: more ?? '' });
}

function euclid(row: number, column: number, outcome: 'P' | 'N'): string {
  if (row === column) return text('cell-euclid-end');
  const [less, more] = [Math.min(row, column), Math.max(row, column)];
  const near = new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(more / less);
  return text('cell-euclid', { less: number(less), more: number(more), ratio: near, outcome });
}

function fibonacciNim({ row, column, least, moves }: Judged): string {
  if (row === 0) return text('cell-nothing');
  const given = { heap: number(row), limit: number(column), least: amount(least || '0') };
  if (moves.outcome === 'P') return text('cell-nim-lost', given);
  return text(column >= row ? 'cell-nim-all' : 'cell-nim-won', given);
}

type Winning = Judged['moves']['winning'];

function winning(game: TwoHeapsGame, moves: Winning): string[] {
  return moves.map(({ from, move, to: [row, column] }) =>
    text(game === 'fibonacci-nim' ? 'cell-move-nim' : 'cell-move', {
      from,
      count: amount(move),
      row: amount(row),
      column: amount(column),
    }),
  );
}
