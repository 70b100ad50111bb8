/* Games on two or three numbers: their positions are read and become games to play. */

import type { Ask } from '../../engine/resource';
import { MAX_PARAMETER, withParameter } from '../../grid/table-games';
import { wrong } from './errors';
import { FIBONACCI_NIM, readFibonacciNim } from './fibonacci-nim';
import { MAX_HEAP, type PlayableGame } from './game';
import { ruleGame } from './rule-game';
import { sumGame } from './sum-game';
import { tableGame } from './table-game';
import type { NamedTable, TypedTable } from './typed-table';

/** Throws a `PositionError`. */
export async function readTable(ask: Ask, typed: TypedTable, misere: boolean): Promise<PlayableGame> {
  if ('rule' in typed) return await readRule(ask, typed.rule, typed.numbers, misere);
  const game = notationOf(typed);
  if (game === FIBONACCI_NIM && !misere)
    return readFibonacciNim(ask, typed.sizes ?? typed.numbers.map(String));
  const [row, column] = sizesOf(typed);
  if (misere) return sumGame(sumOf(game, [row, column]), true);
  return tableGame(game, row, column);
}

const sumOf = (game: string, numbers: readonly number[]) => `${game}:(${numbers.join(',')})`;

/** The canonical notation: dynamic:2 is Fibonacci nim, wythoff:1 Wythoff's nim. */
function notationOf({ name, parameter }: { name: NamedTable; parameter?: number }): string {
  if (parameter === undefined) {
    if (name === 'dynamic') throw wrong('play-dynamic', { max: String(MAX_HEAP) });
    return name;
  }
  const family = name === 'dynamic' ? 'dynamic' : 'r-wythoff';
  const max = MAX_PARAMETER[family] ?? 0;
  if (parameter < 1 || parameter > max) throw wrong('play-parameter', { max: String(max), game: name });
  const game = withParameter(family, parameter);
  return game === 'wythoff:1' ? 'wythoff' : game === 'dynamic:2' ? FIBONACCI_NIM : game;
}

/** The two heaps, or the heap and what may be taken at first: by default all but one stone. */
function sizesOf({ name, numbers }: { name: NamedTable; numbers: number[] }): [number, number] {
  const hasLimit = name === 'fibonacci-nim' || name === 'dynamic';
  const [row = -1, second, ...more] = numbers;
  const first = hasLimit ? (second ?? row - 1) : (second ?? -1);
  const column = hasLimit ? Math.min(first, row) : first;
  const least = name === 'euclid' ? 1 : 0;
  const right = [row, column].every((size) => size >= least && size <= MAX_HEAP);
  if (more.length === 0 && right) return [row, column];
  const code = name === 'dynamic' ? 'play-dynamic' : hasLimit ? 'play-one-heap' : 'play-two-heaps';
  throw wrong(code, { max: String(MAX_HEAP) });
}

async function readRule(ask: Ask, rule: string, numbers: number[], misere: boolean): Promise<PlayableGame> {
  const { answer } = await ask('tableGame', { game: rule });
  const { game, coordinates } = answer;
  if (numbers.length !== coordinates) throw wrong('play-rule-numbers', { max: String(coordinates) });
  if (!misere) return ruleGame(game, numbers);
  // Sums have no rules of three numbers.
  if (coordinates !== 2) throw wrong('play-normal-only');
  return sumGame(sumOf(game, numbers), true);
}
