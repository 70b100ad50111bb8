// Texts: their variables, fallbacks and isolates; the pseudo-languages; formulas that stay whole.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCENTED, accented, MIRRORED, making } from '../../www/src/i18n/pseudo';
import { whole } from '../../www/src/i18n/terms';
import { createTexts, directionOf } from '../../www/src/i18n/texts';
import { amount, brief } from '../../www/src/ui/brief';
import { bound } from '../../www/src/ui/formula';

describe('texts of languages', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const told = () => vi.mocked(console.error).mock.calls.flat();

  const english = createTexts('en', ['plain = Plain', 'sum = { $a } and { $b }', 'count = { $n } stones']);

  test('contain the values of their variables', () => {
    expect(english.text('plain')).toBe('Plain');
    expect(english.text('sum', { a: '10^5', b: 'x' })).toBe('10^5 and x');
    expect(english.text('count', { n: 1234567 })).toBe('1,234,567 stones');
    expect(told()).toEqual([]);
  });

  test('can be looked up by key', () => {
    expect(english.has('plain')).toBe(true);
    expect(english.has('fancy')).toBe(false);
    expect(told()).toEqual([]);
  });

  test('show a missing key in brackets, and report it to the console once', () => {
    const texts = createTexts('en', []);
    expect(texts.text('nowhere')).toBe('[nowhere]');
    expect(texts.text('nowhere')).toBe('[nowhere]');
    expect(told()).toEqual(['No text: nowhere (en)']);
  });

  test('report a missing variable to the console', () => {
    const texts = createTexts('en', ['sum = { $a } and { $b }']);
    expect(texts.text('sum', { a: '1' })).toBe('1 and {$b}');
    expect(told()).toEqual([expect.stringContaining('sum')]);
  });

  test('fall back to another language', () => {
    const german = createTexts('de', ['plain = Schlicht'], { fallback: english });
    expect(german.text('plain')).toBe('Schlicht');
    expect(german.text('count', { n: 1234 })).toBe('1,234 stones');
    expect(german.has('count')).toBe(true);
    expect(german.has('fancy')).toBe(false);
  });

  test('isolate formulas only in right-to-left languages', () => {
    const hebrew = createTexts('he', ['plain = N = { $a }']);
    expect(hebrew.text('plain', { a: '10^5' })).toBe('N = \u206810^5\u2069');
    expect(english.text('sum', { a: '10^5', b: '' })).not.toMatch(/[\u2066-\u2069]/);
    const term = 'term = Values of g({ $a }): M(1) + … + M({ $a }) = { $a }, (a)';
    expect(createTexts('he', [term], { whole }).text('term', { a: '9' })).toBe(
      'Values of \u2066g(\u20689\u2069)\u2069: \u2066M(1) + … + M(\u20689\u2069) = \u20689\u2069\u2069, (a)',
    );
    expect(createTexts('en', [term]).text('term', { a: '9' })).toBe(
      'Values of g(9): M(1) + … + M(9) = 9, (a)',
    );
    expect(['en', 'de-CH', 'he', 'ar-EG'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
  });
});

describe('pseudo-languages', () => {
  const heaps = async (tag: string, count: string) =>
    createTexts('en', ['heaps = Take { $count } stones from the heap'], await making(tag)).text('heaps', {
      count,
    });

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

  test('mirrored text isolates the values of variables', async () => {
    expect(await heaps(MIRRORED, '10^5 - 3')).toBe('Take \u206810^5 - 3\u2069 stones from the heap');
  });
});

describe('formulas and numbers', () => {
  /** No-break spaces made visible. */
  const shown = (text: string) => bound(text).replaceAll('\u00a0', '_');

  test.each([
    ['What is M(1) + M(2) + … + M(N)?', 'What is M(1)_+_M(2)_+_…_+_M(N)?'],
    ['squares (1, 4, 9, …) of', 'squares (1,_4,_9,_…) of'],
    ['for N = 20 it', 'for N_=_20 it'],
    ['the value g(r, m) that', 'the value g(r,_m) that'],
    ['no formula - a dash', 'no formula - a dash'],
    ['a P-position, by the nim-sum', 'a P-\u2060position, by the nim-\u2060sum'],
    ['Nothing to bind, 1 or 2.', 'Nothing to bind, 1 or 2.'],
  ])('short ones stay whole: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('long formulas break only before a sign', () => {
    expect(shown('gives 3,588,558,831 + 235,516,535,415 + 2,347 = 1 in all')).toBe(
      'gives 3,588,558,831 +_235,516,535,415 +_2,347 =_1 in all',
    );
  });

  test('are grouped and shortened, except indices', () => {
    expect(brief('10000 + 5')).toBe('10,000 + 5');
    expect(brief('F(47851) + F(5)')).toBe('F(47851) + F(5)');
    expect(brief('1234567890'.repeat(5))).toBe('1234567890…1234567890');
  });

  test('stay numbers as long as a text can choose a plural', () => {
    expect([amount('1'), amount('1001'), amount('none')]).toEqual([1, 1001, 'none']);
    expect(amount('9'.repeat(16))).toBe('9,999,999,999,999,999');
  });
});
