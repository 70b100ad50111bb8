import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whole } from '../../www/src/i18n/terms';
import { createTexts, directionOf } from '../../www/src/i18n/texts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});
const told = () => vi.mocked(console.error).mock.calls.flat();

const english = createTexts('en', ['plain = Plain', 'sum = { $a } and { $b }', 'count = { $n } stones']);

describe('texts', () => {
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
