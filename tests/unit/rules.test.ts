// The head of a game's page: rules in words, codes digit by digit, pictures of a move.
import { describe, expect, test } from 'vitest';
import { codeReading } from '../../www/src/rooms/games/code-reading';
import {
  type CoinsMove,
  type ExampleMove,
  exampleMove,
  type StonesMove,
} from '../../www/src/rooms/games/example-move';
import { moveSentence } from '../../www/src/rooms/games/move-picture';
import { codesLike } from '../../www/src/ruleset/equal-codes';
import { GALLERY } from '../../www/src/ruleset/exhibits';
import { eachOf, members, type Rule, ruleOf } from '../../www/src/ruleset/rule';
import { ruleHeading, ruleSentence } from '../../www/src/ruleset/rule-words';
import { tableBeside } from '../wasm/rows.mjs';
import { isMember } from '../wasm/rules/named-sets.mjs';
import { learnEnglish, plain } from './english';

const rows = tableBeside(import.meta.url);

learnEnglish('exhibits', 'gallery', 'rules');

const SETS_OF_NUMBERS =
  'squares triangular cubes primes semiprimes prime-powers fibonacci factorials odd even'.split(' ');

describe('headings and sentences', () => {
  test.each(rows<[string, string, string]>('headings and sentences'))(
    '%s is headed %j',
    (game, heading, sentence) => {
      expect(plain(ruleHeading(game))).toBe(heading);
      expect(plain(ruleSentence(game))).toBe(sentence);
    },
  );

  test.each(GALLERY)('$id has a rule, a heading and a picture', ({ id, game, problem }) => {
    if (problem) return;
    expect(ruleSentence(game)).not.toMatch(/rule-in|^$/);
    expect(ruleHeading(game), id).not.toMatch(/exhibit|:/);
    expect(ruleOf(game)).toBeDefined();
  });

  test('the marks of the catalogue have headings of their own; of sets, the first members are named', () => {
    for (const name of SETS_OF_NUMBERS) {
      const all = Array.from({ length: 64 }, (_, k) => k + 1).filter((k) => isMember(k, { name, sides: 5 }));
      expect(members(name, ''), name).toEqual(all.slice(0, 4));
    }
    for (const game of [
      ...SETS_OF_NUMBERS.flatMap((set) => [`take:${set}`, `coins:runs:${set}`, `take:1000,${set}`]),
      ...['take:powers-of-7', 'take:polygonal-6', 'coins:runs:powers-of-2', 'coins:runs:polygonal-5'],
      ...['turning-turtles', 'mogul', 'moidores', 'motley', 'triplets', 'sym'].map((name) => `coins:${name}`),
    ]) {
      expect(ruleHeading(game)).not.toMatch(/:|rules-/);
      expect(ruleSentence(game)).not.toMatch(/rules-|^$/);
    }
  });
});

describe('codes, digit by digit', () => {
  const read = (game: string) => {
    const rule = ruleOf(game);
    if (rule?.kind !== 'code') throw new Error(game);
    const { digits, rest } = codeReading(rule.code);
    return [...digits.map(({ digit, sentence }) => `${digit} ${plain(sentence)}`), plain(rest)];
  };

  test.each(rows<[string, string[]]>('codes, digit by digit'))('%s', (game, expected) => {
    expect(read(game)).toEqual(expected);
  });
});

/** Whether a rule allows a move, from the definitions in src/ruleset. */
function allows(rule: Rule, move: ExampleMove): boolean {
  return move.kind === 'coins' ? turns(rule, move) : takes(rule, move);
}

function turns(rule: Rule, { turned, heads, row }: CoinsMove): boolean {
  const last = turned.at(-1) ?? 0;
  const count = turned.length;
  const rising = turned.every((coin, k) => coin > (turned[k - 1] ?? 0) && coin <= row);
  if (!rising || !heads.includes(last)) return false;
  const isRun = last - (turned[0] ?? 0) === count - 1;
  if (rule.kind === 'runs') return isRun && (RUNS[rule.name] ?? rule.numbers.map(Number)).includes(count);
  if (rule.kind !== 'coins') return false;
  const ends = (turned[0] ?? 0) + last;
  const isSymmetric = turned.every((coin) => turned.includes(ends - coin));
  const shape: Record<string, boolean> = {
    ruler: isRun,
    sym: isSymmetric,
    turnips: count === 3 && isSymmetric,
    grunt: count === 4 && isSymmetric && turned[0] === 1,
    twins: count === 2,
    triplets: count === 3,
    exactly: count === Number(rule.parameter),
    'at-most': count <= Number(rule.parameter),
  };
  return shape[rule.name] ?? count <= (MOST[rule.name] ?? 0);
}

const RUNS: Record<string, number[]> = { squares: [1, 4, 9], even: [2, 4, 6, 8], factorials: [1, 2, 6] };
const MOST: Record<string, number> = {
  ...{ 'turning-turtles': 2, 'mock-turtles': 3, moebius: 5, mogul: 7, moidores: 9, motley: 99 },
};

function takes(rule: Rule, { heap, taken, left }: StonesMove): boolean {
  if (left.some((part) => part < 1) || taken + left.reduce((sum, part) => sum + part, 0) !== heap)
    return false;
  if (rule.kind === 'grundys-game') return taken === 0 && left.length === 2 && left[0] !== left[1];
  if (rule.kind === 'treblecross') return taken === 5 && left.length === 2;
  if (rule.kind === 'code') return Math.floor((rule.code.digits[taken] ?? 0) / 2 ** left.length) % 2 === 1;
  if (taken < 1 || left.length > 1) return false;
  if (rule.kind === 'fibonacci-nim') return left.length === 1;
  if (rule.kind === 'list') return eachOf(rule.numbers).includes(taken) !== rule.but;
  if (rule.kind === 'union')
    return eachOf(rule.numbers).includes(taken) || rule.sets.some(({ name }) => isIn(name, taken, heap));
  return rule.kind === 'nim' || (rule.kind === 'set' && isIn(rule.name, taken, heap));
}

/** Whether a number may be taken of a heap, by the name of a set; other sets are those of rules. */
const SETS: Record<string, (taken: number, heap: number) => boolean> = {
  'at-most-half': (taken, heap) => taken <= Math.floor(heap / 2),
  'at-least-half': (taken, heap) => taken >= Math.ceil(heap / 2),
  'proper-divisors': (taken, heap) => taken < heap && heap % taken === 0,
  coprime: (taken, heap) => [8].includes(heap) && taken % 2 === 1,
  'powers-of': (taken) => [1, 2, 4, 3, 7].includes(taken),
};
const isIn = (name: string, taken: number, heap: number) =>
  SETS[name]?.(taken, heap) ?? isMember(taken, { name, sides: 5 });

describe('the picture shows a move that the rule allows', () => {
  const others = rows<[string]>('pictured beside the gallery').flat();
  const games = [...GALLERY.map(({ game }) => game), ...others];
  test.each(games)('%s', (game) => {
    const rule = ruleOf(game);
    const move = rule && exampleMove(rule);
    if (!rule || !move) throw new Error(`no picture of ${game}`);
    expect(allows(rule, move), JSON.stringify(move)).toBe(true);
    expect(moveSentence(move)).toMatch(/^One move/);
  });

  test('a digit that breaks a heap into three shows two sizes', () => {
    const rule = ruleOf('hex:8.0');
    expect(rule && exampleMove(rule)).toMatchObject({ heap: 5, left: [2, 1, 2] });
  });

  test('no move, no picture', () => {
    for (const game of ['octal:0.0', 'octal:0.78', 'coins:runs:30']) {
      const rule = ruleOf(game);
      expect(rule && exampleMove(rule)).toBeUndefined();
    }
  });
});

test('octal codes with the values of a game: proved only of codes, not of any game that agrees so far', () => {
  const codes = [
    { game: 'octal:0.07', shift: 0 },
    { game: 'octal:0.137', shift: -1 },
  ];
  const said = (game: string, proved: boolean) =>
    plain(codesLike(game, [{ codes, from: 0, matched: 41, complete: true, proved }]));
  const begin = 'Octal codes with the same values: ';
  expect(said('octal:0.07', true)).toBe(`${begin}0.137 with n − 1; proved for all heaps.`);
  const agree = (count: number) => `; the first ${count} agree, and later ones may differ.`;
  expect(said('octal:0.07', false)).toBe(`${begin}0.137 with n − 1${agree(400)}`);
  expect(said('rule:(n to n-1)', true)).toBe(`${begin}0.07, 0.137 with n − 1${agree(41)}`);
  expect(codesLike('nim', [])).toBe('');
});
