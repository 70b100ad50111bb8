// Which build of the engine answers a call.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFor } from '../../www/src/engine/builds';
import { buildOf } from '../../www/src/rooms/index';

test('a call goes to a small build that has started, or else to the first that has it', () => {
  const sequence = { game: 'octal:0.77', n: 200 };
  expect(buildFor('sequence', sequence, [])).toBe('games');
  expect(buildFor('sequence', sequence, ['numbers', 'positions'])).toBe('positions');
  expect(buildFor('nimber', { expression: '6*7' }, ['games'])).toBe('numbers');
});

test('questions about a problem go to the build with the problems, whatever has started', () => {
  const request = { problem: 'stones', parameter: 'n', text: '8' };
  expect(buildFor('number', request, ['positions'])).toBe('games');
  expect(buildFor('number', { game: 'nim', text: '8' }, ['positions'])).toBe('positions');
});

const OWN_RULES = ['rule:(n to n-1)', 'Rule: n to n-1', 'n to n-k for k in {1,3}', 'heap -> heap-1'];
test.each([...OWN_RULES, '(a, b) to (a-1,b)', 'take 1 or 2'])(
  'the own rule %s needs the whole engine',
  (game) => {
    expect(buildFor('game', { game }, ['games'])).toBeUndefined();
    expect(buildFor('moves', { position: `rule:(${game}):3 + nim:2` }, [])).toBeUndefined();
  },
);

const BOARDS = `nimble:{1,4,4} | kayles:{3,5} + Staircase : {3,0,2} | nim:3 +northcott:8:{1-5,2-7} |
  silver-dollar:{1,4,$7} | poker:2,0:{3,5} | hackenbush:(()(())) | graph:a>b,b>c@a + nim:2 |
  wythoff:(3,5) | wythoff:2: (3, 5) + nim:1 | Fibonacci-nim:(5,4)`;
test.each(BOARDS.split(/ \|\s+/))('the position %s needs the whole engine', (position) => {
  expect(buildFor('moves', { position, list: 20 }, ['positions'])).toBeUndefined();
});

test('every board of the engine needs the whole engine', () => {
  const read = readFileSync(new URL('../../src/position/boards/read.rs', import.meta.url), 'utf8');
  const boards = Array.from(read.matchAll(/\("([a-z-]+)", \w+::read\)/g), ([, name]) => name);
  expect(boards).toContain('hackenbush');
  for (const board of boards)
    expect(buildFor('moves', { position: `nim:1 + ${board}:x` }, ['positions'])).toBeUndefined();
});

test('sums with moves in several components need the whole engine', () => {
  const position = 'take:1,2:{3,4}';
  for (const sum of ['selective', 'conjunctive', 'moore:2'])
    expect(buildFor('moves', { position, sum }, ['positions'])).toBeUndefined();
  for (const sum of ['disjunctive', undefined])
    expect(buildFor('moves', { position, sum, play: 'misere' }, [])).toBe('positions');
});

test('heaps and coins, and games that are no own rules, do not', () => {
  for (const position of [
    'nim:{3,5,7}',
    '0.77:12 + take:squares:{29,5} + coins:ruler:{1,4}',
    'nim:(2+1)*3 + nim:4',
  ])
    expect(buildFor('moves', { position }, []), position).toBe('positions');
  for (const game of ['kayles', 'take:1,2', '0.77', 'coins:ruler', 'to', "dawson's chess"])
    expect(buildFor('game', { game }, []), game).toBe('games');
});

test('large work and calls that no small build has are left to the whole engine', () => {
  expect(buildFor('sequence', { game: 'octal:0.77', n: 10_001 }, ['games'])).toBeUndefined();
  expect(buildFor('compare', { games: ['nim', 'take:1'], n: 9 }, ['games'])).toBeUndefined();
});

test('a link leads to the build of its room, and any other to that of the problems', () => {
  expect(buildOf('nimbers')).toBe('numbers');
  expect(buildOf('stones')).toBe('games');
  expect(buildOf('')).toBe('games');
  expect(buildOf('exercise')).toBe('positions');
  expect(buildOf('lesson')).toBeUndefined();
});
