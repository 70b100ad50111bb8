/*
 * A product of two coin-turning games on a board as a game to play. The engine lists the moves of
 * both coin games; a move on the board is one of each, in the rows and in the columns.
 */

import type { ProductMove } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { productOf } from '../../ruleset/components-of';
import { codeOfSets, setsOfCode } from './codes';
import {
  type DisksPart,
  type Look,
  type PlayableGame,
  type PlayMove,
  pick,
  type Random,
  tooManyMoves,
} from './game';

/** The most winning moves that are listed. */
const LISTED = 200;
/** The most moves of the coins on one side. */
const MOST_ON_SIDE = 10_000;
/** How many of the values of single disks are listed. */
const MOST_TERMS = 40;

export interface Board {
  /** The games of the rows and of the columns. */
  a: string;
  b: string;
  rows: number;
  columns: number;
  /** [row, column] of the disks that show heads, from 1 on. */
  heads: ReadonlyArray<readonly [number, number]>;
}

type Sets = Map<number, number[][]>;

const key = (row: number, column: number) => `${row}.${column}`;

export function boardGame(board: Board): PlayableGame {
  let sets: Promise<[Sets, Sets]> | undefined;
  let values: Promise<Uint32Array> | undefined;
  return {
    start: board.heads.map(([row, column]) => key(row, column)).join(' '),
    components: [{ game: productOf(board.a, board.b), cells: [board.rows, board.columns].map(String) }],
    misere: false,
    kind: 'board',
    async look(ask: Ask, state: string): Promise<Look> {
      const { a, b, rows, columns } = board;
      sets ??= Promise.all([setsOf(ask, a, rows), setsOf(ask, b, columns)]);
      values ??= ask('productBoard', { a, b, rows, columns }).then(({ answer }) => answer.values);
      sets.catch(() => {
        sets = undefined;
      });
      values.catch(() => {
        values = undefined;
      });
      const heads = headsOf(state);
      const [[rowSets, columnSets], cells] = await Promise.all([sets, values]);
      const { answer } = await ask('productMoves', { a, b, heads, list: LISTED });
      const part: DisksPart = {
        ...{ kind: 'disks', name: '', rows, columns, rowSets, columnSets },
        heads: new Set(heads.map(([row, column]) => key(row, column))),
      };
      const move = (sides: ProductMove) => moveOf(part, sides);
      return {
        state,
        outcome: answer.outcome,
        count: Number(answer.moveCount),
        winningCount: Number(answer.winningCount),
        winning: answer.winning.map(move),
        undecided: [],
        parts: [part],
        moves: [],
        reason: {
          kind: 'sum',
          value: Number(answer.value),
          terms: heads.slice(0, MOST_TERMS).map(([row, column]) => ({
            name: '',
            cell: `${row}, ${column}`,
            value: cells[(row - 1) * columns + column - 1] ?? 0,
          })),
        },
        find: (code) => {
          const sides = setsOfCode(code);
          return sides && isMove(part, sides) ? move(sides) : undefined;
        },
        any: (random) => anyMove(part, random),
        slow: (random) => slowMove(part, random),
      };
    },
  };
}

/** The sets of coins that the moves of a coin game turn, by the last coin. */
async function setsOf(ask: Ask, game: string, side: number): Promise<Sets> {
  const coins = Array.from({ length: side }, (_, at) => at + 1);
  const { answer } = await ask('moves', { position: `${game}:{${coins.join(',')}}`, list: MOST_ON_SIDE });
  if (answer.winningCount > MOST_ON_SIDE || answer.losingCount > MOST_ON_SIDE) throw tooManyMoves();
  const sets: Sets = new Map(coins.map((coin) => [coin, []]));
  for (const { from, to } of [...answer.winning, ...answer.losing])
    sets.get(from)?.push([...to, from].sort((one, other) => one - other));
  for (const all of sets.values()) all.sort((one, other) => one.length - other.length);
  return sets;
}

function headsOf(state: string): [number, number][] {
  if (state === '') return [];
  return state.split(' ').map((head) => head.split('.').map(Number) as [number, number]);
}

const same = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((number, at) => number === other[at]);

function isMove({ heads, rowSets, columnSets }: DisksPart, { rows, columns }: ProductMove): boolean {
  const [row = 0, column = 0] = [rows.at(-1), columns.at(-1)];
  const has = (sets: readonly number[][] | undefined, set: readonly number[]) =>
    sets?.some((one) => same(one, set)) ?? false;
  return heads.has(key(row, column)) && has(rowSets.get(row), rows) && has(columnSets.get(column), columns);
}

function moveOf(part: DisksPart, { rows, columns }: ProductMove): PlayMove {
  const code = codeOfSets(rows, columns);
  const take = rows.length * columns.length;
  return {
    ...{ code, part: 0, cell: 0, from: 0, take, to: [], rows, columns },
    // Written when it is needed: a board has many moves, and each leaves up to 900 heads.
    get state() {
      return after(part.heads, rows, columns);
    },
  };
}

function after(heads: ReadonlySet<string>, rows: readonly number[], columns: readonly number[]): string {
  const left = new Set(heads);
  for (const row of rows) {
    for (const column of columns) {
      const disk = key(row, column);
      if (!left.delete(disk)) left.add(disk);
    }
  }
  return [...left].join(' ');
}

function anyMove(part: DisksPart, random: Random): PlayMove | undefined {
  const heads = [...part.heads].map((head) => head.split('.').map(Number));
  const head = pick(heads, random);
  if (!head) return undefined;
  const rows = pick(part.rowSets.get(head[0] ?? 0) ?? [], random);
  const columns = pick(part.columnSets.get(head[1] ?? 0) ?? [], random);
  return rows && columns && moveOf(part, { rows, columns });
}

/** Turns as few disks as possible, from any head. */
function slowMove(part: DisksPart, random: Random): PlayMove | undefined {
  const head = pick([...part.heads], random)
    ?.split('.')
    .map(Number);
  const rows = part.rowSets.get(head?.[0] ?? 0)?.[0];
  const columns = part.columnSets.get(head?.[1] ?? 0)?.[0];
  return rows && columns && moveOf(part, { rows, columns });
}
