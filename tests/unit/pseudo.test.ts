// The pseudo-languages.
import { describe, expect, test } from 'vitest';
import { ACCENTED, accented, MIRRORED, making } from '../../www/src/i18n/pseudo';
import { createTexts } from '../../www/src/i18n/texts';

const heaps = async (tag: string, count: string) =>
  createTexts('en', ['heaps = Take { $count } stones from the heap'], await making(tag)).text('heaps', {
    count,
  });

describe('accents', () => {
  test('every letter gets one, and other characters are unchanged', () => {
    expect(accented('mex { 0, 1 }: 2')).toBe('ɱééẋ { 0, 1 }: 2');
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
      expect(accented(letter)).toMatch(/^[^ -~]+$/);
  });

  test('ordinary English becomes about 40% longer', () => {
    const text =
      'Whoever cannot move loses, and the player who takes the last stone wins the game of the other.';
    const longer = accented(text).normalize('NFC').length / text.length;
    expect(longer).toBeGreaterThan(1.25);
    expect(longer).toBeLessThan(1.5);
  });

  test('the values of variables are unchanged', async () => {
    expect(await heaps(ACCENTED, 'abc')).toContain(' abc ');
  });
});

test('mirrored text isolates the values of variables', async () => {
  expect(await heaps(MIRRORED, '10^5 - 3')).toBe('Take \u206810^5 - 3\u2069 stones from the heap');
});
