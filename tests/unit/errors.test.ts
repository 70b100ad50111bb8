import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import type { ClientError, GrundyscopeError } from '../../www/src/engine/protocol';
import { errorSentence, has, linkSentence } from '../../www/src/i18n';
import { readHash } from '../../www/src/question/question';
import { tableBeside } from '../wasm/rows.mjs';
import { failOnConsoleErrors } from './console';

const rows = tableBeside(import.meta.url);

failOnConsoleErrors();

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The engine's codes, read from its source. */
const engineCodes = [...read('src/error/code.rs').matchAll(/^ {4}\w+ "([a-z-]+)",$/gm)].map(
  ([, code]) => code ?? '',
);
const clientCodes: Array<ClientError['code']> = [
  ...(['broken', 'crashed', 'load', 'cancelled', 'unsupported', 'too-long'] as const),
];

const allowed = { code: 'rule', values: {} };
const error = (code: string, more: Partial<GrundyscopeError> = {}): GrundyscopeError => ({
  ...{ code, field: 'n', message: 'a message', allowed, value: 'abc', ...more },
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
    const range = error(code, { message, field: '', value: '', min: '1', max: '9' });
    for (const given of [error(code, { message }), { code, message: '' }, range]) {
      const sentence = errorSentence(given);
      expect(sentence).toMatch(/^[A-Z“].*[.)]$|^A link/);
      expect(sentence).not.toMatch(/[{}[\]]|undefined|a message|an allowance/);
    }
  });
});

describe('the sentences', () => {
  test.each(rows<[string, string, Partial<GrundyscopeError>, string]>('sentences'))(
    '%s',
    (_name, code, more, sentence) => {
      expect(errorSentence(error(code, more))).toBe(sentence);
    },
  );

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

const BROKEN = ['#1', '#7/stones', '#1/a b', '#1/stones?n=1&n=2', '#1/stones?n=%'];
test.each([...BROKEN, `#1/stones?n=${'1'.repeat(2e5)}`])('a broken link has a sentence: %.20s', (hash) => {
  const reading = readHash(hash);
  if (reading.kind !== 'broken') throw new Error('not broken');
  expect(has(`link-${reading.reason}`)).toBe(true);
  expect(linkSentence(reading)).toMatch(/^This link.{1,190}$/);
});

test('direction marks in typed text do not reverse the sentence', () => {
  const sentence = errorSentence(error('not-a-number', { value: 'a\u202eb', at: 0 }));
  expect(sentence).not.toMatch(/[\u202a-\u202e]/);
  expect(sentence).toContain('a\ufffdb');
});
