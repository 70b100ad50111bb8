/* A cell of a two-heap table in sentences: value, outcome, reason, and every winning move. */

import type { TwoHeapsGame } from '../engine/protocol';
import { grouped, text } from '../i18n/index';
import { amount } from '../ui/brief';
import { bound } from '../ui/formula';
import type { Cell } from './cell';
import type { ExplainedCell } from './model';

export interface CellWords {
  headline: string;
  why: string;
  moves: string[];
}

const number = (n: number) => grouped(String(n));

/** "(4, 7)": the cell, with its value if that is known. */
export function cellReading({ row, column }: Cell, value: number | undefined): string {
  const cell = { row: number(row), column: number(column) };
  if (value === undefined) return text('heat-cell', cell);
  return text('heat-cell-value', { ...cell, value: amount(String(value)) });
}

export function cellWords(explained: ExplainedCell): CellWords {
  const { row, column, value, moves, game } = explained;
  const cell = { row: number(row), column: number(column) };
  const headline = text('cell-headline', {
    ...cell,
    outcome: moves.outcome,
    known: value === undefined ? 0 : 1,
    value: value === undefined ? 0 : amount(String(value)),
  });
  return { headline, why: bound(why(explained)), moves: winning(game, moves.winning) };
}

function why(explained: ExplainedCell): string {
  const { game, row, column, moves } = explained;
  if (game === 'wythoff') return moves.outcome === 'P' ? wythoffPair(row, column) : text('cell-wythoff-won');
  if (game === 'euclid') return euclid(row, column, moves.outcome);
  return fibonacciNim(explained);
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

function fibonacciNim({ row, column, smallestTerm, moves }: ExplainedCell): string {
  if (row === 0) return text('cell-nothing');
  const given = { heap: number(row), limit: number(column), least: amount(smallestTerm || '0') };
  if (moves.outcome === 'P') return text('cell-nim-lost', given);
  return text(column >= row ? 'cell-nim-all' : 'cell-nim-won', given);
}

type Winning = ExplainedCell['moves']['winning'];

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
