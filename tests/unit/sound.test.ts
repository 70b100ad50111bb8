import { expect, test } from 'vitest';
import { pitchOf } from '../../www/src/sequence/sound';

test('notes rise with the values up to twenty; 0 is the lowest', () => {
  const pitches = Array.from({ length: 21 }, (_, value) => pitchOf(value));
  pitches.slice(1).forEach((pitch, place) => {
    expect(pitch).toBeGreaterThan(pitches[place] ?? 0);
  });
  expect(pitchOf(1) / pitchOf(0)).toBe(2);
  expect(pitchOf(6) / pitchOf(1)).toBe(2);
});
