import { expect, test } from 'vitest';
import { Pace } from '../../www/src/pace';

test('nothing is said at once, nor of work that does not move', () => {
  const pace = new Pace();
  expect(pace.left(0, 0)).toBeUndefined();
  expect(pace.left(0.3, 300)).toBeUndefined();
  expect(new Pace().left(0.5, 5000)).toBeUndefined();
  const still = new Pace();
  still.left(0.5, 0);
  expect(still.left(0.5, 5000)).toBeUndefined();
});

test('what is left follows from what was done', () => {
  const pace = new Pace();
  pace.left(0, 1000);
  expect(pace.left(0.25, 2000)).toBeCloseTo(3);
  expect(pace.left(1, 5000)).toBe(0);
});

test('work that goes on where it stopped earlier has not done the first part in no time', () => {
  const pace = new Pace();
  pace.left(0.9, 0);
  // A tenth is left, and half of it took a second.
  expect(pace.left(0.95, 1000)).toBeCloseTo(1);
  pace.restart();
  expect(pace.left(0.95, 1000)).toBeUndefined();
});
