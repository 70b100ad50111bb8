// The head of a game's page: rules in words, codes digit by digit, pictures of a move.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { learn } from '../../www/src/i18n/index';
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
import { eachOf, type Rule, ruleOf } from '../../www/src/ruleset/rule';
import { ruleHeading, ruleSentence } from '../../www/src/ruleset/rule-words';

for (const name of ['gallery', 'rules'])
  learn(readFileSync(new URL(`../../www/src/i18n/en/${name}.ftl`, import.meta.url), 'utf8'));

/** Without the marks that isolate what is inserted. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

const SETS_OF_NUMBERS = [
  ...['squares', 'triangular', 'cubes', 'primes', 'semiprimes', 'prime-powers'],
  ...['fibonacci', 'factorials', 'odd', 'even'],
];

describe('headings and sentences', () => {
  test.each([
    ['octal:0.77', 'Kayles', 'Knock down one pin of a row, or two neighbours.'],
    [
      'octal:0.165',
      'Octal code 0.165',
      'Take a heap of one stone; or take 2 stones and leave one heap or two; or take 3 and leave nothing or two heaps.',
    ],
    ['take:1,3,4', 'Take 1, 3 or 4', 'Take 1, 3 or 4 stones from a heap.'],
    ['take:1', 'Take 1', 'Take one stone from a heap.'],
    ['take:5', 'Take 5', 'Take 5 stones from a heap.'],
    ['take:all-but:1,3', 'Anything but 1 or 3', 'Take any number of stones from a heap, but not 1 or 3.'],
    [
      'take:1,2,3,4,5,6,7,8,9,10',
      'Take 1, 2, 3, 4, 5, … or 10',
      'Take 1, 2, 3, 4, 5, … or 10 stones from a heap.',
    ],
    ['take:1..10', 'Take 1 to 10', 'Take 1 to 10 stones from a heap.'],
    [
      'take:all-but:1,3..14',
      'Anything but 1 or 3 to 14',
      'Take any number of stones from a heap, but not 1 or 3 to 14.',
    ],
    [
      'take:1,3..14,squares,powers-of-2',
      'Take 1, 3 to 14, a square number or a power of 2',
      'Take a number of stones from a heap that is 1, 3 to 14, a square number or a power of 2.',
    ],
    [
      'take:coprime',
      'Take a number coprime to the heap',
      'Take a number of stones that has no common divisor with the size of the heap but 1.',
    ],
    ['take:cubes', 'Take a cube', 'Take a cube number of stones from a heap: 1, 8, 27, 64 and so on.'],
    [
      'take:powers-of-3',
      'Take a power of 3',
      'Take a number of stones that is a power of 3: 1, 3, 9, 27 and so on.',
    ],
    [
      'take:polygonal-5',
      'Take a polygonal number, 5 sides',
      'Take a polygonal number of stones for 5 sides: 1, 5, 12, 22 and so on.',
    ],
    ['octal:0.3', 'Octal code 0.3', 'Take one stone from a heap; each digit says what may be left.'],
    [
      'octal:0.0377',
      'Octal code 0.0377',
      'Take 2, 3 or 4 stones from a heap; each digit says what may be left.',
    ],
    ['octal:4.0', 'Octal code 4.0', 'Split a heap without taking any stones.'],
    [
      'octal:0.(3)',
      'Octal code 0.(3)',
      'Take stones from a heap by digits that repeat for ever; each digit says what may be left.',
    ],
    [
      'hex:0.2048',
      'Hexadecimal code 0.2048',
      'Take 1, 3 or 4 stones from a heap; each digit says what may be left.',
    ],
    ['octal:0.0', 'Octal code 0.0', 'There is no move at all: all digits are 0.'],
    ['coins:twins', 'Twins', 'Turn two coins of a row, the right one from heads to tails.'],
    [
      'coins:at-most:4',
      'Turn at most 4 coins',
      'Turn one to 4 coins of a row, the rightmost of them from heads to tails.',
    ],
    ['coins:exactly:1', 'Turn exactly 1 coin', 'Turn one coin of a row from heads to tails.'],
    [
      'coins:runs:squares',
      'Turn runs of square length',
      'Turn neighbouring coins of a row, 1, 4, 9, 16, … of them, the rightmost from heads to tails.',
    ],
    [
      'coins:runs:1,2,5',
      'Turn runs of 1, 2 or 5 coins',
      'Turn neighbouring coins of a row, 1, 2 or 5 of them, the rightmost from heads to tails.',
    ],
    ['no game', 'no game', ''],
  ])('%s is headed %j', (game, heading, sentence) => {
    expect(plain(ruleHeading(game))).toBe(heading);
    expect(plain(ruleSentence(game))).toBe(sentence);
  });

  test.each(GALLERY)('$id has a rule, a heading and a picture', ({ id, game, problem }) => {
    if (problem) return;
    expect(ruleSentence(game)).not.toMatch(/rule-in|^$/);
    expect(ruleHeading(game), id).not.toMatch(/exhibit|:/);
    expect(ruleOf(game)).toBeDefined();
  });

  test('the marks of the catalogue all have headings of their own', () => {
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

  test.each<[string, string[]]>([
    [
      'octal:0.77',
      [
        '7 7 = 4 + 2 + 1: take 1 stone and leave nothing, one heap or two heaps.',
        '7 7 = 4 + 2 + 1: take 2 stones and leave nothing, one heap or two heaps.',
        'More than 2 stones cannot be taken.',
      ],
    ],
    [
      'octal:0.106',
      [
        '1 Take 1 stone and leave nothing.',
        '0 You cannot take exactly 2 stones.',
        '6 6 = 4 + 2: take 3 stones and leave one heap or two heaps.',
        'More than 3 stones cannot be taken.',
      ],
    ],
    [
      'octal:4.(3)',
      [
        '4 Before the point: take nothing and split the heap into two heaps.',
        '3 3 = 2 + 1: take 1 stone and leave nothing or one heap.',
        'The digit 3 in brackets repeats for ever: it holds for every larger number of stones, too.',
      ],
    ],
    [
      'hex:C.8',
      [
        'C C = 8 + 4, before the point: take nothing and split the heap into two heaps or three heaps.',
        '8 Take 1 stone and leave three heaps.',
        'More than 1 stone cannot be taken.',
      ],
    ],
  ])('%s', (game, expected) => {
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
    return (
      eachOf(rule.numbers).includes(taken) || rule.sets.some(({ name }) => SETS[name]?.(taken, heap) ?? false)
    );
  return rule.kind === 'nim' || (rule.kind === 'set' && (SETS[rule.name]?.(taken, heap) ?? false));
}

const SETS: Record<string, (taken: number, heap: number) => boolean> = {
  'at-most-half': (taken, heap) => taken <= Math.floor(heap / 2),
  'at-least-half': (taken, heap) => taken >= Math.ceil(heap / 2),
  'proper-divisors': (taken, heap) => taken < heap && heap % taken === 0,
  coprime: (taken, heap) => [8].includes(heap) && taken % 2 === 1,
  semiprimes: (taken) => [4, 6, 9, 10].includes(taken),
  'prime-powers': (taken) => [2, 3, 4, 5, 7, 8, 9].includes(taken),
  squares: (taken) => Math.sqrt(taken) % 1 === 0,
  triangular: (taken) => Math.sqrt(8 * taken + 1) % 1 === 0,
  cubes: (taken) => [1, 8, 27].includes(taken),
  fibonacci: (taken) => [1, 2, 3, 5, 8].includes(taken),
  factorials: (taken) => [1, 2, 6].includes(taken),
  primes: (taken) => [2, 3, 5, 7].includes(taken),
  odd: (taken) => taken % 2 === 1,
  even: (taken) => taken % 2 === 0,
  'powers-of': (taken) => [1, 2, 4, 3, 7].includes(taken),
  polygonal: (taken) => [1, 5].includes(taken),
};

describe('the picture shows a move that the rule allows', () => {
  const games = [
    ...GALLERY.map(({ game }) => game),
    ...[
      'take:1',
      'take:100',
      'take:all-but:1,2,3,4',
      'take:cubes',
      'take:odd',
      'take:even',
      'take:polygonal-5',
      ...['take:coprime', 'take:semiprimes', 'take:prime-powers', 'take:3..14', 'take:all-but:1..9'],
      ...['take:6..9,squares', 'take:1,semiprimes'],
    ],
    ...['octal:0.3', 'octal:0.1', 'octal:0.0001', 'octal:4.0', 'hex:8.0', 'hex:0.2048', 'octal:0.(3)'],
    ...[
      'octal:0.00000000000004',
      'coins:twins',
      'coins:triplets',
      'coins:sym',
      'coins:motley',
      'coins:mogul',
    ],
    ...['coins:moidores', 'coins:turning-turtles', 'coins:at-most:1', 'coins:at-most:9', 'coins:exactly:6'],
    ...['coins:exactly:9', 'coins:runs:even', 'coins:runs:7,30', 'coins:runs:factorials'],
  ];
  test.each(games)('%s', (game) => {
    const rule = ruleOf(game);
    const move = rule && exampleMove(rule);
    if (!rule || !move) throw new Error(`no picture of ${game}`);
    expect(allows(rule, move), JSON.stringify(move)).toBe(true);
    expect(moveSentence(move)).toMatch(/^One move/);
  });

  test('no move, no picture', () => {
    for (const game of ['octal:0.0', 'coins:runs:30']) {
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
  const group = (proved: boolean) => [{ codes, from: 0, matched: 41, complete: true, proved }];
  const said = (game: string, proved: boolean) => plain(codesLike(game, group(proved)));
  expect(said('octal:0.07', true)).toBe(
    'Octal codes with the same values: 0.137 with n − 1; proved for all heaps.',
  );
  expect(said('octal:0.07', false)).toBe(
    'Octal codes with the same values: 0.137 with n − 1; the first 400 agree, and later ones may differ.',
  );
  expect(said('rule:(n to n-1)', true)).toBe(
    'Octal codes with the same values: 0.07, 0.137 with n − 1; the first 41 agree, and later ones may differ.',
  );
  expect(codesLike('nim', [])).toBe('');
});
