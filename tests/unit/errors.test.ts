import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import type { ClientError, GrundyscopeError } from '../../www/src/engine/protocol';
import { errorSentence, has, linkSentence } from '../../www/src/i18n';
import { readHash } from '../../www/src/question/question';
import { failOnConsoleErrors } from './console';

failOnConsoleErrors();

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The engine's codes, read from its source. */
const engineCodes = [...read('src/error/code.rs').matchAll(/^ {4}\w+ "([a-z-]+)",$/gm)].map(
  ([, code]) => code ?? '',
);
const clientCodes: Array<ClientError['code']> = [
  ...(['broken', 'crashed', 'load', 'cancelled', 'unsupported', 'too-long'] as const),
];

const error = (code: string, more: Partial<GrundyscopeError> = {}): GrundyscopeError => ({
  code,
  field: 'n',
  message: 'a message',
  allowed: { code: 'rule', values: {} },
  value: 'abc',
  ...more,
});

describe('codes and sentences', () => {
  test('every sentence belongs to a code', () => {
    expect(engineCodes).toHaveLength(24);
    expect(engineCodes).toContain('out-of-range');
    const texts = new FluentResource(read('www/src/i18n/en/errors.ftl')).body.map(({ id }) => id);
    const withSentence = texts.filter((id) => id.startsWith('error-')).map((id) => id.slice(6));
    expect(withSentence.sort()).toEqual([...new Set([...engineCodes, ...clientCodes])].sort());
  });

  test('the declarations name the same codes', () => {
    const listed = /Stable name: ([^.]*)\./.exec(read('wasm/src/contract.d.ts'))?.[1] ?? '';
    expect([...listed.matchAll(/"([a-z-]+)"/g)].map(([, code]) => code).sort()).toEqual(
      [...engineCodes].sort(),
    );
  });

  test.each([...engineCodes, ...clientCodes])('%s has a sentence', (code) => {
    // An exception has no other words than its own.
    const message = code === 'broken' ? 'TypeError' : 'a message';
    for (const given of [
      error(code, { message }),
      { code, message: '' },
      error(code, { message, field: '', value: '', min: '1', max: '9' }),
    ]) {
      const sentence = errorSentence(given);
      expect(sentence).toMatch(/^[A-Z“].*[.)]$|^A link/);
      expect(sentence).not.toMatch(/[{}[\]]|undefined|a message|an allowance/);
    }
  });
});

describe('the sentences', () => {
  test.each<[string, GrundyscopeError, string]>([
    [
      'above a range from 0',
      error('out-of-range', { min: '0', max: '20000000', value: '10^(10^9)' }),
      'N goes from 0 to 20,000,000 here; this is larger.',
    ],
    [
      'above a range from 1',
      error('out-of-range', { field: 'heaps', min: '1', max: '8', value: '9' }),
      'The number of heaps goes from 1 to 8 here; this is larger.',
    ],
    [
      'below it',
      error('out-of-range', { field: 'modulus', min: '1000', max: '10^18', value: '0' }),
      'The modulus goes from 1,000 to 10^18 here; this is smaller.',
    ],
    [
      'outside, as an expression',
      error('out-of-range', { min: '1', max: '10^1000', value: '10^10^10' }),
      'N goes from 1 to 10^1000 here.',
    ],
    [
      'outside, with digits of another script',
      error('out-of-range', { min: '1', max: '9', value: '١٢' }),
      'N goes from 1 to 9 here.',
    ],
    [
      'a fraction',
      error('fraction', { value: '1.000' }),
      'No decimal points, please: write whole numbers, like 1000 or 1,000. (1.000 means different things in different countries.)',
    ],
    [
      'a word',
      error('not-a-number', { value: 'many', at: 0 }),
      '“many” cannot be read as a whole number. You can write 100000, 100,000, 100 000, 1e5, 10^5 or 2^20-1.',
    ],
    [
      'a word after digits, counted in characters',
      error('not-a-number', { value: '１２𝟛 apples', at: 4 }),
      'The part “apples” cannot be read here. You can write 100000, 100,000, 100 000, 1e5, 10^5 or 2^20-1.',
    ],
    [
      'a word after the part of a long text that the error carries',
      error('not-a-number', { value: '111…', at: 70 }),
      '“111…” cannot be read as a whole number. You can write 100000, 100,000, 100 000, 1e5, 10^5 or 2^20-1.',
    ],
    [
      'an end too early',
      error('not-a-number', { value: '10^', at: 3 }),
      'The number stops too early. You can write 100000, 100,000, 100 000, 1e5, 10^5 or 2^20-1.',
    ],
    [
      'a list too long',
      error('too-many-lines', { field: 'text', min: '0', max: '1000000', value: '' }),
      'A list takes up to 1,000,000 lines at a time; this one has more. Please split it.',
    ],
    [
      'an argument too many',
      error('unknown-field', { field: 'x' }),
      'Nothing here is called “x”. Please leave it out.',
    ],
    [
      'a field without a name',
      error('empty', { field: '' }),
      'This is empty. Type a whole number, such as 1000 or 10^5.',
    ],
    [
      'a field of a later problem',
      error('empty', { field: 'depth' }),
      'depth is empty. Type a whole number, such as 1000 or 10^5.',
    ],
  ])('%s', (_name, given, sentence) => {
    expect(errorSentence(given)).toBe(sentence);
  });

  test.each([
    [error('brand-new'), 'brand-new'],
    [new TypeError('x is undefined'), 'TypeError: x is undefined'],
    ['text', 'text'],
    [null, 'null'],
    [undefined, 'undefined'],
  ])('even for what nobody foresaw: %j', (given, shown) => {
    expect(errorSentence(given)).toBe(
      `Something went wrong that has no explanation yet (${shown}). Please try again.`,
    );
  });
});

test.each([
  '#1',
  '#7/stones',
  '#1/a b',
  '#1/stones?n=1&n=2',
  '#1/stones?n=%',
  `#1/stones?n=${'1'.repeat(2e5)}`,
])('a broken link has a sentence: %.20s', (hash) => {
  const reading = readHash(hash);
  if (reading.kind !== 'broken') throw new Error('not broken');
  expect(has(`link-${reading.reason}`)).toBe(true);
  expect(linkSentence(reading)).toMatch(/^This link/);
  expect(linkSentence(reading).length).toBeLessThan(200);
});

test('direction marks in typed text do not reverse the sentence', () => {
  const sentence = errorSentence({
    code: 'not-a-number',
    field: 'n',
    value: 'a\u202eb',
    message: '',
    allowed: '',
    at: 0,
  });
  expect(sentence).not.toMatch(/[\u202a-\u202e]/);
  expect(sentence).toContain('a\ufffdb');
});
