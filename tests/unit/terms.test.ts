// Formulas in right-to-left texts: which are isolated as one term, and which texts stay unchanged.
import { describe, expect, test } from 'vitest';
import { whole } from '../../www/src/i18n/terms';
import { createTexts } from '../../www/src/i18n/texts';

/** Writes left-to-right isolates as "<" and ">", first-strong isolates as "{" and "}". */
const MARKS: Record<string, string> = { '<': '\u2066', '>': '\u2069', '{': '\u2068', '}': '\u2069' };
const marked = (text: string) => text.replace(/[<>{}]/g, (sign) => MARKS[sign] ?? '');
const without = (text: string) => text.replace(/[<>]/g, '');

describe('isolated from left to right', () => {
  test.each([
    // Equations, also at the end of a sentence.
    '<n = 150>',
    'after <n = {150}>.',
    'Up to <n = {200}>, {3} values are 0.',
    '<n = {0}> to {24}, {12} in a row',
    '<g = 3>, <N = 1,000,000>; <n = 5,049>.',
    'at <n\u00a0= {7}>.',
    'the last at <n = ١٥٠>.',
    '“<n = 4>”? <(x = 0)>, (<x = 0>, as below)',
    // After a prefix of the language, as in Hebrew "and n = 150".
    'ו<n = 150>',
    // Sums and chains.
    '<1 ⊕ 2 = 3>: <4 ⊗ 5>, <c × (c + 1) / 2> pairs',
    '<{1} ⊕ {2} = {3} ⊕ {0}>.',
    '<M(1) + M(2) + … + M(N)>?',
    'as + and × do: <a ⊗ (b ⊕ c) = (a ⊗ b) ⊕ (a ⊗ c)>, and',
    '<g(n + {12}) = g(n) + {4}>.',
    'is <⌊log₂ s⌋ + 1>, the number',
    '<√{2} = {3}>, <x² ⊕ x>',
    'at most <n − 1>; <g(r, m)> that',
    '<φ = 1.618…> and <1/φ>.',
    // Functions.
    '<g({200})> to <g({300})>',
    'Values of <g({9})>: <M(1) + … + M({9}) = {9}>, (a)',
    // Signs, powers, percentages.
    '<+2>',
    'up by <+{1,234}> or <−3>.',
    'like 1000 or <10^5>.',
    'below <2^{32}>, <F/2>, <2^20-1>, <(4*5+1)/7>.',
    '[<2^64>]',
    'are different, <{12}%>.',
  ])('%j', (wanted) => {
    expect(whole(marked(without(wanted)))).toBe(marked(wanted));
  });
});

describe('unchanged', () => {
  test.each([
    '',
    'An ordinary sentence – with a dash, and - another - one — or two.',
    'Whoever faces a P-position loses; an N-position wins.',
    '0..10, 3–5, 3-5, 2024-11-21, 1, 3, 6, …',
    '1,234.5 values, one n in {2.5}',
    '{100} + more, and + or − zoom',
    'Ctrl + wheel, Shift + arrow, + and − zoom, 0 returns',
    'Use + and * (written ⊕ and ⊗ below), / ^ and parentheses',
    '⊕ Sum',
    'a heap(s) of n (see below), (a), (3), (n)',
    'n = many; where x = (see the table)',
    'This link looks like #1/nim-square?n=10^5',
    'and/or, n-th, 2-adic, x-axis, e-mail, 12th',
    'with="octal:0.07", take:1,4',
    // Values of variables are isolated already.
    '“{n = 5}”, {10^5 - 3}, {a + {b} = c}: {+2}',
    // Brackets and isolates without an end.
    'a \u2068 b, \u2066 c, \u2069 d',
  ])('%j', (text) => {
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
  const times = 5_000;
  // Processor time does not depend on the load; a pattern that backtracks takes minutes.
  const before = process.cpuUsage();
  for (const piece of [
    '(',
    'a(',
    '\u2068',
    '\u2066\u2068',
    '1+',
    '1 + ',
    '1,',
    '(a(',
    '⌊',
    '√…',
    '\u2068\u2069',
    '{',
  ])
    for (const end of ['', 'x', '\u2069']) whole(piece.repeat(times) + end);
  const { user } = process.cpuUsage(before);
  expect(user / 1e6).toBeLessThan(5);
});
