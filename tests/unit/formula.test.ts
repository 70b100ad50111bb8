import { describe, expect, test } from 'vitest';
import { amount, brief } from '../../www/src/ui/brief';
import { bound } from '../../www/src/ui/formula';

/** No-break spaces made visible. */
const shown = (text: string) => bound(text).replaceAll('\u00a0', '_');

describe('formulas', () => {
  test.each([
    ['What is M(1) + M(2) + … + M(N)?', 'What is M(1)_+_M(2)_+_…_+_M(N)?'],
    ['squares (1, 4, 9, …) of', 'squares (1,_4,_9,_…) of'],
    ['for N = 20 it', 'for N_=_20 it'],
    ['the value g(r, m) that', 'the value g(r,_m) that'],
    ['no formula - a dash', 'no formula - a dash'],
    ['Nothing to bind, 1 or 2.', 'Nothing to bind, 1 or 2.'],
  ])('short ones stay whole: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('long formulas break only before a sign', () => {
    expect(shown('gives 3,588,558,831 + 235,516,535,415 + 2,347 = 1 in all')).toBe(
      'gives 3,588,558,831 +_235,516,535,415 +_2,347 =_1 in all',
    );
  });
});

describe('numbers in running text', () => {
  test('are grouped and shortened, except indices', () => {
    expect(brief('10000 + 5')).toBe('10,000 + 5');
    expect(brief('F(47851) + F(5)')).toBe('F(47851) + F(5)');
    expect(brief('1234567890'.repeat(5))).toBe('1234567890…1234567890');
  });

  test('stay numbers as long as a text can choose a plural', () => {
    expect([amount('1'), amount('999'), amount('1000'), amount('none')]).toEqual([1, 999, '1,000', 'none']);
  });
});
