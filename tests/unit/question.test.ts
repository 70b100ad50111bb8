import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  equal,
  fromHash,
  longestHash,
  type Question,
  readHash,
  toHash,
} from '../../www/src/question/question';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

const question = (
  problem: string,
  given: Record<string, string> = {},
  view: Record<string, string> = {},
): Question => ({ problem, arguments: given, view });

const names = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,20}$/);
const entries = fc.dictionary(names, fc.string({ unit: 'binary' }), { noNullPrototype: false });
const questions = fc.record({ problem: names, arguments: entries, view: entries });

describe('the notation of links', () => {
  // Published links: a failure here breaks them, so change the code, not these strings.
  test.each(
    rows<[string, string, Record<string, string>?, Record<string, string>?]>('links and their questions'),
  )('%s', (hash, ...parts) => {
    const asked = question(...parts);
    expect(toHash(asked)).toBe(hash);
    expect(fromHash(hash)).toEqual(asked);
    expect(fromHash(hash.slice(1))).toEqual(asked);
    // A URL object leaves the text unchanged.
    expect(new URL(hash, 'https://example.org/').hash).toBe(hash);
  });

  test('reads what other programs have percent-encoded', () => {
    expect(fromHash('#1/stones?n=10%5e5')).toEqual(question('stones', { n: '10^5' }));
    expect(fromHash('#1/stones?n=a=b?c')).toEqual(question('stones', { n: 'a=b?c' }));
  });

  test('a separator without parameters is ignored', () => {
    expect(fromHash('#1/stones?')).toEqual(question('stones'));
    expect(fromHash('#1/stones?&n=5&;')).toEqual(question('stones', { n: '5' }));
  });

  test('keeps every text of every question', () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const again = fromHash(toHash(asked));
        expect(again).not.toBeNull();
        expect(equal(again as Question, asked)).toBe(true);
        expect(toHash(again as Question)).toBe(toHash(asked));
      }),
      { numRuns: 1000 },
    );
  });

  test('a lone surrogate becomes the replacement character', () => {
    expect(fromHash(toHash(question('stones', { n: 'a\uD800b😀' })))?.arguments.n).toBe('a\uFFFDb😀');
  });

  test('10,001 full-width digits fit', () => {
    const asked = question('fibonacci-nim', { n: '９'.repeat(10_001), modulus: '10^8' });
    expect(toHash(asked).length).toBeLessThan(longestHash);
    expect(fromHash(toHash(asked))).toEqual(asked);
  });
});

describe('links that cannot be read', () => {
  test.each(rows<[string, string, string]>('links that cannot be read'))('%s: %s', (hash, reason, part) => {
    expect(readHash(hash)).toEqual({ kind: 'broken', reason, part });
    expect(fromHash(hash)).toBeNull();
  });

  test('two megabytes are rejected within 200 ms, with a short report', () => {
    const reading = readHash(`#1/stones?n=${'1'.repeat(2 ** 21)}`);
    expect(reading).toMatchObject({ kind: 'broken', reason: 'long' });
    expect(JSON.stringify(reading).length).toBeLessThan(200);
  });

  test.each(['', '#', '#main', 'main'])('%j is neither a question nor an error', (hash) => {
    expect(readHash(hash)).toEqual({ kind: 'none' });
  });

  test('nothing throws', () => {
    const signs = '# 1/ 2/ stones ? & = ; % %f0%9f __proto__ n \uD800'.split(' ');
    const pieces = fc.array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary' })));
    fc.assert(
      fc.property(pieces, (parts) => {
        const reading = readHash(parts.join(''));
        if (reading.kind === 'question') {
          // A question that was read can be written and read again.
          expect(fromHash(toHash(reading.question))).toEqual(reading.question);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('names of inherited properties are ordinary names', () => {
    const read = fromHash('#1/stones?constructor=1') as Question;
    expect(read.arguments.constructor).toBe('1');
    expect(read.arguments.toString).toBeUndefined();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

test('questions are equal whatever the order of their parameters', () => {
  const base = question('stones', { n: '5', m: '6' }, { at: '1' });
  const both = (other: Question) => [equal(base, other), equal(other, base)];
  expect(both(question('stones', { m: '6', n: '5' }, { at: '1' }))).toEqual([true, true]);
  for (const given of [{ n: '5', m: '7' }, { n: '5' }, { n: '5', m: '6', o: '7' }, { n: '5', x: '6' }])
    expect(both(question('stones', given as Record<string, string>, { at: '1' }))).toEqual([false, false]);
  for (const view of [{ at: '2' }, {}])
    expect(both(question('stones', base.arguments, view as Record<string, string>))).toEqual([false, false]);
  expect(both({ ...base, problem: 'nim-square' })).toEqual([false, false]);
});
