import { expect, test } from 'vitest';
import { Eta } from '../../www/src/engine/eta';

test('there is no estimate at the first report, nor without progress', () => {
  const eta = new Eta();
  expect(eta.left(0, 0)).toBeUndefined();
  expect(eta.left(0.3, 300)).toBeUndefined();
  expect(new Eta().left(0.5, 5000)).toBeUndefined();
  const still = new Eta();
  still.left(0.5, 0);
  expect(still.left(0.5, 5000)).toBeUndefined();
});

test('the remaining time follows from the progress', () => {
  const eta = new Eta();
  eta.left(0, 1000);
  expect(eta.left(0.25, 2000)).toBeCloseTo(3);
  expect(eta.left(1, 5000)).toBe(0);
});

test('continued work is measured from its first report', () => {
  const eta = new Eta();
  eta.left(0.9, 0);
  // A tenth was left at the first report; half of it took a second.
  expect(eta.left(0.95, 1000)).toBeCloseTo(1);
  eta.restart();
  expect(eta.left(0.95, 1000)).toBeUndefined();
});
