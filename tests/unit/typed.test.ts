// What typed texts can mean: a table of inputs and readings.
import { describe, expect, test } from 'vitest';
import { isNamed, nameKey, wordedNotations } from '../../www/src/question/typed/names';
import { oeisNumber, type Reading, readings } from '../../www/src/question/typed/readings';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

/** A reading in a few words. */
function brief(reading: Reading): string {
  switch (reading.kind) {
    case 'oeis':
      return reading.number;
    case 'set':
    case 'code':
      return reading.game;
    case 'position':
      return `position ${reading.game}(${reading.heaps.join(' ')})`.replace(' (', ' (');
    case 'terms':
      return `terms ${reading.terms.join(' ')}`;
    case 'expression':
      return 'expression';
  }
}

describe('readings, the likeliest first', () => {
  test.each(rows<[string, string[]]>('readings'))('%j: %j', (typed, expected) => {
    expect(readings(typed).map(brief)).toEqual(expected);
  });

  test.each([`take ${'9'.repeat(41)}`, '1 '.repeat(5000)])('too long to mean anything: %.20s', (typed) => {
    expect(readings(typed)).toEqual([]);
  });

  test('the numbers of a set know where they were typed', () => {
    const [set] = readings('  take 10, 3 or 4');
    expect(set?.kind === 'set' && set.places.map(({ at }) => at)).toEqual([7, 11, 16]);
  });

  test.each(rows<[string]>('hostile texts'))('hostile text of any length is read at once', (typed) => {
    expect(Array.isArray(readings(typed))).toBe(true);
  });
});

test.each(rows<[string, string | undefined]>('OEIS numbers'))('%j is the OEIS number %s', (query, number) => {
  expect(oeisNumber(query)).toBe(number);
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

  test.each(rows<[string, string[]]>('worded notations'))('%j may be written %j', (typed, notations) => {
    expect(wordedNotations(typed)).toEqual(notations);
  });
});
