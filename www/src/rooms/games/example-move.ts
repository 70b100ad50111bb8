/* One move of a game as an example for its picture. Pure functions. */

import { type Code, eachOf, members, type Rule } from '../../ruleset/rule';

/** Stones in a row: what is taken, and the heaps that are left, from the left. */
export interface StonesMove {
  kind: 'stones';
  heap: number;
  taken: number;
  /**
   * The heaps left; empty if all is taken. A broken heap has the taken stones after its first part.
   */
  left: number[];
}

/** Coins in a row, from 1: those that show heads before, and those that are turned. */
export interface CoinsMove {
  kind: 'coins';
  row: number;
  heads: number[];
  turned: number[];
}

export type ExampleMove = StonesMove | CoinsMove;

/** The coins in a picture; the last of them is turned. */
const ROW = 9;
/** The largest number of stones that is drawn stone by stone. */
export const DRAWN = 12;

const stones = (heap: number, taken: number): StonesMove => ({
  kind: 'stones',
  heap,
  taken,
  left: heap > taken ? [heap - taken] : [],
});

/** A typical move of a game, which its rule allows; undefined if there is none. */
export function exampleMove(rule: Rule): ExampleMove | undefined {
  switch (rule.kind) {
    case 'own':
      return undefined;
    case 'nim':
      return stones(7, 3);
    case 'fibonacci-nim':
      return stones(7, 2);
    case 'grundys-game':
      return { kind: 'stones', heap: 7, taken: 0, left: [3, 4] };
    case 'treblecross':
      // A cross on the sixth of eleven squares uses up two more on each side.
      return { kind: 'stones', heap: 11, taken: 5, left: [3, 3] };
    case 'list':
      return rule.but ? stonesTaken(smallestBut(rule.numbers)) : stonesTaken(typical(eachOf(rule.numbers)));
    case 'union':
      return unionMove(rule);
    case 'set':
      return setMove(rule.name, rule.parameter);
    case 'code':
      return codeMove(rule.code);
    case 'coins':
      return coinsMove(rule.name, Number(rule.parameter));
    case 'runs':
      return runMove(rule.name === 'list' ? rule.numbers.map(Number) : members(rule.name, rule.parameter));
  }
}

/** The largest number up to 5, or else the smallest: it shows the rule and is quickly counted. */
function typical(numbers: readonly number[]): number {
  const small = numbers.filter((number) => number <= 5);
  return small.length ? Math.max(...small) : Math.min(...numbers);
}

/** So many stones of a heap that is a few larger. */
function stonesTaken(taken: number): StonesMove {
  return stones(taken + (taken < 5 ? 7 - taken : 3), taken);
}

function smallestBut(numbers: readonly string[]): number {
  const out = new Set(eachOf(numbers));
  let taken = 3;
  while (out.has(taken)) taken++;
  return taken;
}

function unionMove({ numbers, sets }: Rule & { kind: 'union' }): StonesMove {
  return stonesTaken(
    typical([...eachOf(numbers), ...sets.flatMap(({ name, parameter }) => members(name, parameter))]),
  );
}

function setMove(name: string, parameter: string): StonesMove | undefined {
  if (name === 'at-most-half') return stones(8, 3);
  if (name === 'at-least-half') return stones(7, 4);
  if (name === 'proper-divisors') return stones(6, 2);
  if (name === 'coprime') return stones(8, 3);
  const numbers = members(name, parameter);
  return numbers.length ? stonesTaken(typical(numbers)) : undefined;
}

/** A move of the digit that says most: one that breaks a heap rather than takes from it. */
function codeMove({ digits }: Code): StonesMove | undefined {
  const most = (part: number) => digits.findIndex((digit) => digit & part);
  for (const [part, left] of [
    [8, [2, 1, 2]],
    [4, [3, 2]],
    [2, [4]],
    [1, []],
  ] as const) {
    const taken = most(part);
    if (taken < 0) continue;
    return {
      kind: 'stones',
      heap: taken + left.reduce((sum: number, heap) => sum + heap, 0),
      taken,
      left: [...left],
    };
  }
  return undefined;
}

function coins(turned: number[]): CoinsMove {
  // The last coin shows heads; of the others, some do.
  const heads = [2, 3, 6].concat(turned.at(-1) ?? ROW);
  return { kind: 'coins', row: ROW, heads: [...new Set(heads)].sort((a, b) => a - b), turned };
}

/** As many coins as the games of a limited number turn here. */
const SPREAD = [[7], [4, 7], [2, 4, 7], [2, 4, 5, 7], [1, 2, 4, 5, 7], [1, 2, 3, 4, 5, 7]];

function coinsMove(name: string, parameter: number): CoinsMove | undefined {
  const spread = (count: number) =>
    coins(SPREAD[count - 1] ?? Array.from({ length: Math.min(count, ROW) }, (_, k) => k + 1));
  switch (name) {
    case 'turning-turtles':
    case 'twins':
      return spread(2);
    case 'mock-turtles':
    case 'triplets':
      return spread(3);
    case 'motley':
      return spread(4);
    case 'moebius':
      return spread(5);
    case 'mogul':
    case 'moidores':
      return spread(6);
    case 'at-most':
    case 'exactly':
      return parameter ? spread(parameter) : undefined;
    case 'ruler':
      return coins([5, 6, 7]);
    case 'turnips':
      return coins([3, 5, 7]);
    case 'sym':
      return coins([2, 4, 5, 7]);
    case 'grunt':
      return coins([1, 3, 5, 7]);
    default:
      return undefined;
  }
}

function runMove(lengths: readonly number[]): CoinsMove | undefined {
  const length = typical(lengths);
  if (length > ROW) return undefined;
  const last = Math.max(7, length);
  return coins(Array.from({ length }, (_, k) => last - length + 1 + k));
}
