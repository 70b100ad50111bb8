// The links from the problems to their general forms, and links of sums in the room of positions.
import { expect, test } from 'vitest';
import type { Question } from '../../www/src/question/question';
import { sanitiseGame } from '../../www/src/rooms/games/link';
import { sanitiseLab } from '../../www/src/rooms/lab/link';
import { sanitisePosition } from '../../www/src/rooms/positions/link';
import { generalForm } from '../../www/src/rooms/problems/general';
import { sanitiseTwoHeaps } from '../../www/src/rooms/two-heaps/link';

type Sanitised = { question: Question; dropped: string[] };

test.each<[string, Record<string, string>, (question: Question) => Sanitised, Record<string, string>]>([
  ['nim-square', { n: '29', heaps: '3' }, sanitiseGame, { game: 'take:squares', n: '29' }],
  ['nim-square', { n: '10^5' }, sanitiseGame, { game: 'take:squares', n: '1000' }],
  ['stones', { n: '4' }, sanitisePosition, { heaps: 'take:at-least-half:{1,2,3,4}' }],
  ['stones', { n: '10^1000' }, sanitisePosition, { heaps: 'take:at-least-half:{1,2,3,4,5,6}' }],
  ['flipping-game', { n: '5' }, sanitiseLab, { rows: '5', columns: '5', first: 'coins:runs:triangular' }],
  ['fibonacci-nim', { n: '23' }, sanitiseTwoHeaps, { game: 'dynamic:3' }],
])('%s with %o leads to a question that its room takes', (problem, given, sanitise, expected) => {
  const form = generalForm(problem, given);
  expect(form).toBeDefined();
  const { question, dropped } = sanitise(form as Question);
  expect(dropped).toEqual([]);
  expect(question.arguments).toMatchObject(expected);
});

test('only the four problems have a general form', () => {
  expect(generalForm('zeckendorf', {})).toBeUndefined();
});
