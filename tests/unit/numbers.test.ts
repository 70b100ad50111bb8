import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commas,
  direction,
  duration,
  grouped,
  has,
  inLanguageOf,
  languageOf,
  learn,
  listed,
  locale,
  remaining,
  setLocale,
  shortened,
  speakIn,
  text,
} from '../../www/src/i18n';
import { group, habitsOf } from '../../www/src/i18n/digits';
import { english } from '../../www/src/i18n/language';
import { failOnConsoleErrors } from './console';

failOnConsoleErrors();

describe('grouped', () => {
  test.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['100000', '100,000'],
    ['2586528661783', '2,586,528,661,783'],
    ['123456789012345678901234567890', '123,456,789,012,345,678,901,234,567,890'],
    // Anything but digits is unchanged.
    ['', ''],
    ['10^1000', '10^1000'],
    ['-5', '-5'],
    ['1,000', '1,000'],
  ])('%s: %s', (digits, expected) => {
    expect(grouped(digits)).toBe(expected);
  });

  test.each(['en', 'de', 'es', 'pl', 'hi', 'fr', 'ar-EG', 'fa', 'my', 'de-CH'])(
    'as Intl does in %s',
    (tag) => {
      const format = new Intl.NumberFormat(tag);
      const habits = habitsOf(tag);
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat(40), (value, cut) => {
          const digits = String(value).slice(0, cut + 1);
          expect(group(digits, habits)).toBe(format.format(BigInt(digits)));
        }),
      );
    },
  );

  test('English as Intl does', () => {
    expect(english.habits).toEqual(habitsOf('en'));
  });

  test('a million digits before the test times out, as in time O(digits²) they would not', () => {
    const text = grouped('7'.repeat(1_000_000));
    expect(text).toHaveLength(1_333_333);
    expect(text.startsWith('7,777,777,')).toBe(true);
  });
});

test('a list in a sentence has a word before its last item, and in English no comma there', () => {
  expect([listed([]), listed([3]), listed([3, 5]), listed(['3', '5', '7'])]).toEqual([
    '',
    '3',
    '3 and 5',
    '3, 5 and 7',
  ]);
  expect(listed([3, 5, 7], 'disjunction')).toBe('3, 5 or 7');
  expect(commas([3, 5, '…'])).toBe('3, 5, …');
});

describe('shortened', () => {
  test('long numbers to both ends and their length', () => {
    const digits = `${'1234567890'.repeat(1000)}5`;
    expect(shortened(digits)).toBe('1234567890…2345678905, 10,001 digits');
    expect(shortened('9'.repeat(41))).toBe('9999999999…9999999999, 41 digits');
  });

  test('short numbers and other texts not', () => {
    expect(shortened('9'.repeat(40))).toBe(grouped('9'.repeat(40)));
    expect(shortened('1160')).toBe('1,160');
    expect(shortened(`${'a'.repeat(50)}`)).toBe('a'.repeat(50));
  });
});

test.each([
  [0, 'under 1 ms'],
  [0.04, 'under 1 ms'],
  [0.3, '0.3 ms'],
  [9.94, '9.9 ms'],
  [9.96, '10 ms'],
  [12, '12 ms'],
  [999.4, '999 ms'],
  [999.6, '1.0 s'],
  [3420, '3.4 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 0 s'],
  [125_000, '2 min 5 s'],
  [100 * 60_000 * 60, '6,000 min 0 s'],
  [Number.NaN, 'under 1 ms'],
])('%d ms took %s', (milliseconds, expected) => {
  expect(duration(milliseconds)).toBe(expected);
});

test.each([
  [0, 'a moment'],
  [1, 'about 1 s'],
  [12.3, 'about 12 s'],
  [89, 'about 89 s'],
  [90, 'about 2 min'],
  [89 * 60, 'about 89 min'],
  [7200, 'about 2 h'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
  [-1, ''],
])('%d s remain: %s', (seconds, expected) => {
  expect(remaining(seconds)).toBe(expected);
});

describe('languages', () => {
  test('English is the default', () => {
    expect([locale(), direction()]).toEqual(['en', 'ltr']);
  });

  test('an unknown language falls back to English', async () => {
    expect(await setLocale('tlh-KX-u-nu-latn')).toBe('en');
    expect(await setLocale('en-GB')).toBe('en');
    expect(await setLocale('')).toBe('en');
    expect(has('duration-seconds')).toBe(true);
  });

  test('a shadow root has its own language, which applies to its contents only', async () => {
    const root = {} as ShadowRoot;
    const inside = { getRootNode: () => root as Node } as Node;
    const outside = { getRootNode: () => inside } as Node;
    learn('spoken = Spoken');
    speakIn(root, await languageOf('ar-XB'));
    const said = () => `${locale()} ${direction()} ${text('spoken')}`;
    expect(inLanguageOf(inside, said)).toBe('ar-XB rtl Spoken');
    expect(inLanguageOf(outside, said)).toBe('en ltr Spoken');
    expect(said()).toBe('en ltr Spoken');
    // The language is restored after an exception.
    const thrown = () => {
      throw new Error('no');
    };
    expect(() => inLanguageOf(inside, thrown)).toThrow('no');
    expect(locale()).toBe('en');
  });

  test('a language is created once, and receives texts that are loaded later', async () => {
    const [first, second] = await Promise.all([languageOf('en-XA'), languageOf('tlh', 'en-XA')]);
    expect(first).toBe(second);
    await languageOf('ar-XB');
    learn('later = Later');
    expect(first.texts.text('later')).toBe('Ļååţééŕ');
  });
});
