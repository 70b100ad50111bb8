import { expect, test } from 'vitest';
import { pitch } from '../../www/src/elements/pitch';

test('larger values sound higher, 0 lowest of all, and none beyond hearing', () => {
  const notes = Array.from({ length: 25 }, (_, value) => pitch(value));
  expect(notes).toEqual([...notes].sort((a, b) => a - b));
  expect(new Set(notes).size).toBe(25);
  expect(notes[0]).toBe(110);
  expect(notes[1]).toBe(220);
  expect(notes[6]).toBe(440);
  expect(pitch(100_000)).toBe(pitch(24));
  expect(pitch(24)).toBeLessThan(8000);
});
