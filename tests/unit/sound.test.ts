import { expect, test } from 'vitest';
import { pitchOf } from '../../www/src/sound';

test('the larger the value, the higher the note, for twenty values; 0 stands below all', () => {
  const pitches = Array.from({ length: 21 }, (_, value) => pitchOf(value));
  pitches.slice(1).forEach((pitch, place) => {
    expect(pitch).toBeGreaterThan(pitches[place] ?? 0);
  });
  expect(pitchOf(1) / pitchOf(0)).toBe(2);
  expect(pitchOf(6) / pitchOf(1)).toBe(2);
});

test('however large a value is, it can be heard', () => {
  for (const value of [21, 1000, 2 ** 32 - 1]) {
    expect(pitchOf(value)).toBeGreaterThanOrEqual(98);
    expect(pitchOf(value)).toBeLessThan(4000);
  }
});
