/* A cell of a two-heap table in sentences: value, outcome, reason, and every winning move. */

import { grouped, text } from '../i18n/index';
import { amount, brief } from '../ui/brief';
import { bound } from '../ui/formula';
import type { Cell } from './cell';
import type { ExplainedCell } from './model';
import { familyOf, parameterOf } from './table-games';

export interface CellWords {
  headline: string;
  why: string;
  /** The values of the options of an own rule, the least first. */
  options: string[];
  moves: string[];
}

/** How many values of options are named. */
const VALUES = 10;

const number = (n: number) => grouped(String(n));

/** "(4, 7)": the cell, with its value if that is known. */
export function cellReading({ row, column }: Cell, value: number | undefined): string {
  const cell = { row: number(row), column: number(column) };
  if (value === undefined) return text('heat-cell', cell);
  return text('heat-cell-value', { ...cell, value: amount(String(value)) });
}

export function cellWords(explained: ExplainedCell): CellWords {
  const { row, column, value, moves } = explained;
  const cell = { row: number(row), column: number(column) };
  const headline = text('cell-headline', {
    ...cell,
    outcome: moves.outcome,
    known: value === undefined ? 'no' : 'yes',
    value: value === undefined ? 0 : amount(String(value)),
  });
  return {
    headline,
    why: bound(why(explained)),
    options: optionValues(explained),
    moves: moves.winning.map((move) => winning(explained, move)),
  };
}

function why(explained: ExplainedCell): string {
  const { game, row, column, moves } = explained;
  switch (familyOf(game)) {
    case 'wythoff':
      return moves.outcome === 'P' ? wythoffPair(row, column) : text('cell-wythoff-won');
    case 'r-wythoff':
      return rWythoff(explained);
    case 'euclid':
      return euclid(explained);
    case 'euclid-to-zero':
      return euclidToZero(explained);
    case 'fibonacci-nim':
      return fibonacciNim(explained);
    case 'dynamic':
      return dynamicNim(explained);
    case 'rule':
      return rule(explained);
  }
}

function wythoffPair(row: number, column: number): string {
  const k = Math.abs(row - column);
  if (k === 0) return text('cell-nothing');
  const [less, more] = [Math.min(row, column), Math.max(row, column)].map(number);
  return text('cell-wythoff-lost', { k: number(k), less: less ?? '', more: more ?? '' });
}

function rWythoff({ game, row, column, moves }: ExplainedCell): string {
  const r = parameterOf(game);
  if (moves.outcome === 'N') return text('cell-r-wythoff-won', { r });
  const k = Math.abs(row - column) / r;
  if (k === 0) return text('cell-nothing');
  const [less, more] = [Math.min(row, column), Math.max(row, column)].map(number);
  return text('cell-r-wythoff-lost', { k: number(k), r, less: less ?? '', more: more ?? '' });
}

/** The heaps, the smaller first, and their ratio. */
function ratio({ row, column, moves }: ExplainedCell) {
  const [less, more] = [Math.min(row, column), Math.max(row, column)];
  const near = new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(more / less);
  return { less: number(less), more: number(more), ratio: near, outcome: moves.outcome };
}

function euclid(explained: ExplainedCell): string {
  if (explained.row === explained.column) return text('cell-euclid-end');
  return text('cell-euclid', ratio(explained));
}

function euclidToZero(explained: ExplainedCell): string {
  const { row, column } = explained;
  const divides = Math.max(row, column) % Math.min(row, column) === 0;
  return divides ? text('cell-euclid-empty') : text('cell-euclid', ratio(explained));
}

function fibonacciNim({ row, column, smallestTerm, moves }: ExplainedCell): string {
  if (row === 0) return text('cell-nothing');
  const given = { heap: number(row), limit: number(column), least: amount(smallestTerm || '0') };
  if (moves.outcome === 'P') return text('cell-nim-lost', given);
  return text(column >= row ? 'cell-nim-all' : 'cell-nim-won', given);
}

function dynamicNim({ game, row, column, smallestTerm, moves }: ExplainedCell): string {
  if (row === 0) return text('cell-nothing');
  const least = amount(smallestTerm || '0');
  const given = { heap: number(row), limit: number(column), r: parameterOf(game), least };
  if (moves.outcome === 'P') return text('cell-dynamic-lost', given);
  return text(column >= row ? 'cell-nim-all' : 'cell-nim-won', given);
}

/** The mex in words. */
function rule({ options }: ExplainedCell): string {
  if (!options) return '';
  const { value, optionCount } = options;
  if (optionCount === 0) return text('cell-rule-end');
  return text('cell-rule', {
    value: amount(String(value)),
    count: optionCount,
    zero: value === 0 ? 'yes' : 'no',
  });
}

/** "Value 0: 3 options, such as (1, 2)" for the least values of the options. */
function optionValues({ options }: ExplainedCell): string[] {
  if (!options) return [];
  const found = options.byValue
    .slice(0, VALUES)
    .map(({ value, count, first }) =>
      text('cell-rule-value', { value: amount(String(value)), count, first: leftBy(first) }),
    );
  const more = options.valueCount - found.length;
  return more > 0 ? [...found, text('cell-rule-more', { count: more })] : found;
}

interface Left {
  to: readonly (number | string)[];
  layer?: number | string;
  and?: readonly (readonly (number | string)[])[];
}

/** The positions that an option of a rule leaves: (1, 2), or (1, 2) + (0, 3). */
function leftBy({ to, layer, and = [] }: Left): string {
  const first = layer === undefined ? to : [...to, layer];
  return [first, ...and]
    .map((position) => `(${position.map((one) => brief(String(one))).join(', ')})`)
    .join(' + ');
}

type Winning = ExplainedCell['moves']['winning'][number];

function winning({ game }: ExplainedCell, move: Winning): string {
  const family = familyOf(game);
  if (family === 'rule') return text('cell-move-rule', { to: leftBy(move) });
  const [row, column] = move.to.map(amount);
  const given = { from: move.from, count: amount(move.move), row: row ?? '', column: column ?? '' };
  if (move.also !== undefined) return text('cell-move-also', { ...given, also: amount(move.also) });
  const limited = family === 'fibonacci-nim' || family === 'dynamic';
  return text(limited ? 'cell-move-nim' : 'cell-move', given);
}
