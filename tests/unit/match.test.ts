// Texts that are found by a few words.
import { describe, expect, test } from 'vitest';
import { isNamed, nameKey, simplified } from '../../www/src/question/typed/names';
import { best, fitting } from '../../www/src/ui/match';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

const kayles = { names: ['Kayles', 'octal:0.77'], about: 'Knock down one pin. Period 12, proved.' };
const chess = { names: ['Dawson’s Chess', 'octal:0.137', 'dawson-chess'], about: 'Pawns. Period 34.' };
const dawsonsKayles = { names: ['Dawson’s Kayles', 'octal:0.07'], about: 'Two pins.' };
const ENTRIES = { kayles, chess, dawsonsKayles };

describe('words', () => {
  test.each(rows<[string, string]>('words'))('%j is %j', (text, same) => {
    expect(simplified(text)).toBe(same);
  });

  test.each(rows<[string, keyof typeof ENTRIES, number | undefined]>('how well a query fits'))(
    '%j fits %s as well as %s',
    (query, entry, quality) => {
      expect(fitting(query, ENTRIES[entry])).toBe(quality);
    },
  );

  test('the best match first, ties in list order, at most as many as requested', () => {
    const all = [dawsonsKayles, chess, kayles];
    expect(best('kayles', all, 8)).toEqual([kayles, dawsonsKayles]);
    expect(best('dawson', all, 8)).toEqual([dawsonsKayles, chess]);
    expect(best('dawson', all, 1)).toEqual([dawsonsKayles]);
    expect(best('checkers', all, 8)).toEqual([]);
  });

  test('names of inherited properties and patterns are ordinary words', () => {
    for (const query of ['.*', '\\', '[', '(?<', '__proto__', 'constructor', '\ud800', '%', "'"]) {
      expect(fitting(query, kayles)).toBeUndefined();
    }
  });
});

describe('names', () => {
  test.each(rows<[string, string]>('keys of names'))('%j is %j', (typed, key) => {
    expect(nameKey(typed)).toBe(key);
  });

  test.each(rows<[string, string, boolean]>('names that are meant'))(
    '%j names %j: %s',
    (typed, name, named) => {
      expect(isNamed(typed, [name])).toBe(named);
    },
  );
});
