import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commas,
  direction,
  duration,
  fetching,
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
  textsArrived,
  whenTexts,
} from '../../www/src/i18n';
import { group, habitsOf } from '../../www/src/i18n/digits';
import { otherSources } from '../../www/src/i18n/language';
import { failOnConsoleErrors } from './console';
import { plain } from './english';

failOnConsoleErrors();

describe('grouped', () => {
  test('digits in groups, and anything else unchanged', () => {
    const shown = ['0', '999', '1,000', '100,000', '2,586,528,661,783', '123,456,789,012,345,678,901,234'];
    for (const text of shown) expect(grouped(text.replaceAll(',', ''))).toBe(text);
    for (const text of ['', '10^1000', '-5', '1,000']) expect(grouped(text)).toBe(text);
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

  test('a million digits before the test times out, as in time O(digits²) they would not', () => {
    const text = grouped('7'.repeat(1_000_000));
    expect(text).toHaveLength(1_333_333);
    expect(text.startsWith('7,777,777,')).toBe(true);
  });
});

test('a list in a sentence has a word before its last item, and in English no comma there', () => {
  const lists = [listed([]), listed([3]), listed([3, 5]), listed(['3', '5', '7'])];
  expect(lists).toEqual(['', '3', '3 and 5', '3, 5 and 7']);
  expect(listed([3, 5, 7], 'disjunction')).toBe('3, 5 or 7');
  expect(commas([3, 5, '…'])).toBe('3, 5, …');
});

test('long numbers are shortened to both ends and their length, short ones and other texts not', () => {
  expect(shortened(`${'1234567890'.repeat(1000)}5`)).toBe('1234567890…2345678905, 10,001 digits');
  expect(shortened('9'.repeat(41))).toBe('9999999999…9999999999, 41 digits');
  expect(shortened('9'.repeat(40))).toBe(grouped('9'.repeat(40)));
  expect([shortened('1160'), shortened('a'.repeat(50))]).toEqual(['1,160', 'a'.repeat(50)]);
});

test('a duration in milliseconds is said with two digits, from minutes on in seconds', () => {
  const said = (...all: number[]) => all.map(duration).join(', ');
  expect(said(0, 0.04, Number.NaN)).toBe('under 1 ms, under 1 ms, under 1 ms');
  expect(said(0.3, 9.94, 9.96, 12, 999.4)).toBe('0.3 ms, 9.9 ms, 10 ms, 12 ms, 999 ms');
  expect(said(999.6, 3420, 59_940)).toBe('1.0 s, 3.4 s, 59.9 s');
  expect(said(59_960, 125_000)).toBe('1 min 0 s, 2 min 5 s');
  expect(duration(100 * 60_000 * 60)).toBe('6,000 min 0 s');
});

test('what remains is said roughly, and not at all if nothing is known', () => {
  const said = [0, 1, 12.3, 89, 90, 89 * 60, 7200].map(remaining).join(', ');
  expect(said).toBe('a moment, about 1 s, about 12 s, about 89 s, about 2 min, about 89 min, about 2 h');
  expect([Number.NaN, Number.POSITIVE_INFINITY, -1].map(remaining)).toEqual(['', '', '']);
});

test('what has arrived of the engine is said in kilobytes, once its size is known', () => {
  expect(plain(fetching({ bytes: 1_234_567, total: 2_000_000 }))).toBe(
    'Fetching the engine, 1,235 of 2,000 kB',
  );
  expect(fetching({ bytes: 5000, total: 0 })).toBe('Fetching the engine');
});

describe('languages', () => {
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
    learn('spoken', 'spoken = Spoken');
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
    learn('later', 'later = Later');
    expect(first.texts.text('later')).toBe('Ļååţééŕ');
  });

  test('another language fetches the files that code names, and no others', async () => {
    const fetched: string[] = [];
    const files = { page: 'a = A', beside: 'mine = Meins', after: 'late = Spät', other: 'x = X' };
    for (const [name, source] of Object.entries(files))
      otherSources[`./xx/${name}.ftl`] = () => {
        fetched.push(name);
        // Code that comes while the language does.
        if (name === 'page') learn('beside', 'mine = Mine\nours = Ours');
        return Promise.resolve(source);
      };
    const { texts } = await languageOf('xx-YY');
    expect(fetched).toEqual(['page', 'beside']);
    learn('nowhere', 'here = Here');
    await textsArrived();
    expect(['mine', 'ours'].map((key) => texts.text(key))).toEqual(['Meins', 'Ours']);
    const drawn = new Promise<void>((draw) => {
      whenTexts(draw);
    });
    learn('after', 'late = Late');
    expect(texts.text('late')).toBe('Late');
    await drawn;
    expect([texts.text('late'), fetched]).toEqual(['Spät', ['page', 'beside', 'after']]);
  });
});
