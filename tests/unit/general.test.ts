// The links from the problems to their general forms, and links of sums in the room of positions.
import { expect, test } from 'vitest';
import { type Parameters, sanitise } from '../../www/src/question/parameter';
import type { Question } from '../../www/src/question/question';
import { gameParameters } from '../../www/src/rooms/games/parameters';
import { labParameters } from '../../www/src/rooms/lab/parameters';
import { positionParameters } from '../../www/src/rooms/positions/parameters';
import { generalForm } from '../../www/src/rooms/problems/general';
import { twoHeapsParameters } from '../../www/src/rooms/two-heaps/parameters';

test.each<[string, Record<string, string>, Parameters, Record<string, string>]>([
  ['nim-square', { n: '29', heaps: '3' }, gameParameters, { game: 'take:squares', n: '29' }],
  ['nim-square', { n: '10^5' }, gameParameters, { game: 'take:squares', n: '1000' }],
  ['stones', { n: '4' }, positionParameters, { heaps: 'take:at-least-half:{1,2,3,4}' }],
  ['stones', { n: '10^1000' }, positionParameters, { heaps: 'take:at-least-half:{1,2,3,4,5,6}' }],
  ['flipping-game', { n: '5' }, labParameters, { rows: '5', columns: '5', first: 'coins:runs:triangular' }],
  ['fibonacci-nim', { n: '23' }, twoHeapsParameters, { game: 'dynamic:3' }],
])('%s with %o leads to a question that its room takes', (problem, given, parameters, expected) => {
  const form = generalForm(problem, given);
  expect(form).toBeDefined();
  const { question, dropped } = sanitise(parameters, form as Question);
  expect(dropped).toEqual([]);
  expect(question.arguments).toMatchObject(expected);
});

test('only the four problems have a general form', () => {
  expect(generalForm('zeckendorf', {})).toBeUndefined();
});
