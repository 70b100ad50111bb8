// Which part of the engine answers a call.
import { expect, test } from 'vitest';
import { partFor, partOfLink } from '../../www/src/engine/parts';

test('a call goes to a part that has started, or else to the first that has it', () => {
  const sequence = { game: 'octal:0.77', n: 200 };
  expect(partFor('sequence', sequence, [])).toBe('games');
  expect(partFor('sequence', sequence, ['problems'])).toBe('problems');
  expect(partFor('nimber', { expression: '6*7' }, ['games'])).toBe('nimbers');
});

test('questions about a problem go to the part with the problems, whatever has started', () => {
  const request = { problem: 'stones', parameter: 'n', text: '8' };
  expect(partFor('number', request, ['games'])).toBe('problems');
  expect(partFor('number', { game: 'nim', text: '8' }, ['games'])).toBe('games');
});

test('large work and calls that no part has are left to the whole engine', () => {
  expect(partFor('sequence', { game: 'octal:0.77', n: 10_001 }, ['games'])).toBeUndefined();
  expect(partFor('compare', { games: ['nim', 'take:1'], n: 9 }, ['games'])).toBeUndefined();
});

test('a link leads to the part of its room, and any other to the problems', () => {
  expect(partOfLink('nimbers')).toBe('nimbers');
  expect(partOfLink('stones')).toBe('problems');
});
