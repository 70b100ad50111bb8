// Formulas in right-to-left texts: which are isolated as one term, and which texts stay unchanged.
import { describe, expect, test } from 'vitest';
import { whole } from '../../www/src/i18n/terms';
import { createTexts } from '../../www/src/i18n/texts';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

/** Writes left-to-right isolates as "<" and ">", first-strong isolates as "{" and "}". */
const MARKS: Record<string, string> = { '<': '\u2066', '>': '\u2069', '{': '\u2068', '}': '\u2069' };
const marked = (text: string) => text.replace(/[<>{}]/g, (sign) => MARKS[sign] ?? '');
const without = (text: string) => text.replace(/[<>]/g, '');

describe('isolated from left to right', () => {
  test.each(rows<[string]>('isolated from left to right'))('%j', (wanted) => {
    expect(whole(marked(without(wanted)))).toBe(marked(wanted));
  });
});

describe('unchanged', () => {
  test.each(rows<[string]>('unchanged'))('%j', (text) => {
    expect(whole(marked(text))).toBe(marked(text));
  });
});

test('isolating twice has no further effect', () => {
  const once = whole(marked('Values of g({9}): M(1) + … + M({9}) = {9}, +2, below 2^{32}, {1}%, n = 150.'));
  expect(whole(once)).toBe(once);
});

test('texts within texts are isolated once', () => {
  const sources = [
    'reading = g({ $n }) = { $value }',
    'said = { $game }: { $headline }',
    'wide = { $left } = { $right }.',
  ];
  const texts = createTexts('he', sources, { whole });
  const reading = texts.text('reading', { n: '7', value: '2' });
  expect(reading).toBe(marked('<g({7}) = {2}>'));
  const said = texts.text('said', { game: '0.77', headline: reading });
  expect(said).toBe(marked(`{0.77}: {${reading}}`));
  expect(texts.text('wide', { left: reading, right: '5' })).toBe(marked(`<{${reading}} = {5}>.`));
});

test('no text causes backtracking', () => {
  // A pattern that backtracks takes minutes.
  for (const piece of rows<[string]>('pieces that could cause backtracking').flat())
    for (const long of ['', 'x', '\u2069'].map((end) => piece.repeat(5_000) + end))
      expect(whole(long).length).toBeGreaterThanOrEqual(long.length);
});
