// Worksheets as files: what texts with special characters become in Markdown, LaTeX and XML.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { inMarkdown } from '../../../www/src/export/cite';
import { asLatex, inLatex } from '../../../www/src/rooms/exercises/files/latex';
import { asMarkdown } from '../../../www/src/rooms/exercises/files/markdown';
import { asMoodle, inXml } from '../../../www/src/rooms/exercises/files/moodle';
import type { Paper, PaperQuestion } from '../../../www/src/rooms/exercises/files/paper';
import { FILES, saveSheets } from '../../../www/src/rooms/exercises/files/save';

const saved = vi.hoisted(() => [] as { name: string; blob: Blob }[]);
vi.mock('../../../www/src/export/download', () => ({
  downloadFile: (file: (typeof saved)[number]) => saved.push(file),
}));

const NASTY = 'a_b $x^2$ \\begin{x} 50% #1 & <b>"q"</b> ]]> `c` | ~ {} \u0007 3 ⊕ 5 − g(7) – “so” 🎲';

const words = {
  ...{ name: 'Name_', date: 'Date', answer: 'Answer', key: 'Key & more' },
  version: (version: number) => `Version ${version}`,
};

const pairs = Array.from({ length: 40 }, (_, n) => [String(n), '1'] as const);
const number: PaperQuestion = {
  ...{ kind: 'value', game: NASTY, ask: NASTY, answer: '1,234', why: NASTY, choices: [] },
  tables: [{ top: 'n', bottom: 'value', pairs }],
  slips: [{ answer: '4', feedback: NASTY }],
};
const choice: PaperQuestion = {
  ...{ ...number, kind: 'outcome', tables: [], answer: 'yes', slips: [] },
  choices: [
    { text: NASTY, right: true, feedback: '' },
    { text: 'no', right: false, feedback: NASTY },
  ],
};
const paper = (version: number): Paper => ({
  ...{ title: `A/B ${NASTY}`, rule: NASTY, version, versions: 2, seed: version },
  link: 'https://example.org/#1/exercise?game=rule:(n%20to%20n-1)&seed=1',
  questions: [number, choice],
});
const papers = [paper(1), paper(2)];

test('files have the names and types of their kinds', () => {
  for (const kind of FILES) saveSheets(kind, papers, true);
  expect(saved.map(({ name, blob }) => `${name} ${blob.type}`)).toEqual([
    'grundyscope-exercises-1.md text/markdown;charset=utf-8',
    'grundyscope-exercises-1.tex application/x-tex',
    'grundyscope-exercises-1.xml application/xml',
  ]);
});

describe('Markdown', () => {
  test('escapes every special character', () => {
    expect(inMarkdown(NASTY).replace(/\\[\\`*_{}[\]#|<>~$^@&!]/g, '')).not.toMatch(/[\\`*_{}[\]#|<>~$^@&!]/);
    expect(['- a', '1. b', '+ c', '= d'].map(inMarkdown)).toEqual(['\\- a', '1\\. b', '\\+ c', '\\= d']);
  });

  test('has both versions with their keys, and numbers the questions', () => {
    const text = asMarkdown(papers, words, true);
    expect(text.match(/^# /gm)).toHaveLength(2);
    expect(text.match(/^## Key \\& more/gm)).toHaveLength(2);
    expect(text.match(/^\d+\. /gm)).toHaveLength(8);
    expect(asMarkdown(papers, words, false)).not.toContain('Key');
  });
});

describe('LaTeX', () => {
  test('escapes every special character', () => {
    const plain = inLatex(NASTY)
      .replace(/\$(\\oplus|-|g\(7\)|<|>|\|)\$/g, '')
      .replace(/\\(textbackslash|textasciicircum|textasciitilde|textquotedbl)\{\}/g, '')
      .replace(/\\[{}%$#&_]/g, '');
    expect(plain).not.toMatch(/[\\{}$&#^_%<>|"]|\p{Cc}|\p{Extended_Pictographic}/u);
  });

  test('an equation of values is mathematics on both sides', () => {
    expect(inLatex('g(n + 12) = g(n), g(216) = 0')).toBe('$g(n + 12)$ = $g(n)$, $g(216)$ = 0');
    expect(inLatex('g(n + p) = g(n)')).toBe('$g(n + p)$ = $g(n)$');
  });

  test('braces and environments are balanced', () => {
    const text = asLatex(papers, words, true).replace(/\\[{}]/g, '');
    expect(text.split('{').length).toBe(text.split('}').length);
    const open: string[] = [];
    for (const [, what, name] of text.matchAll(/\\(begin|end)\{(\w+)\}/g))
      if (what === 'begin') open.push(name ?? '');
      else expect(open.pop()).toBe(name);
    expect(open).toEqual([]);
    expect(text.match(/\$/g)?.filter((_, at, all) => at === 0 && all.length % 2)).toEqual([]);
  });

  test('knows each character of the texts that a sheet may contain', () => {
    const texts = ['exercises', 'rules', 'gallery'].map((name) =>
      readFileSync(join(import.meta.dirname, `../../../www/src/i18n/en/${name}.ftl`), 'utf8'),
    );
    const characters = new Set(texts.join('').match(/[^\p{ASCII}]/gu));
    expect(characters.size).toBeGreaterThan(4);
    // Letters of Latin 1 and quotation marks are known to inputenc.
    for (const one of characters) expect(inLatex(one), one).toMatch(/^[\p{ASCII}\u00c0-\u00ff‘’“”]*$/u);
  });

  test('a link breaks, and a sheet may have none', () => {
    expect(asLatex(papers, words, true)).toContain('\\raggedright \\texttt{https:/\\allowbreak{}/');
    const without = [{ ...paper(1), link: '' }];
    expect(asLatex(without, words, true)).not.toContain('texttt');
    expect(asMarkdown(without, words, true)).not.toContain('<https');
  });

  test('uses the class article, amsmath and encodings only', () => {
    const packages = [...asLatex(papers, words, true).matchAll(/\\usepackage(?:\[\w+\])?\{(\w+)\}/g)];
    expect(packages.map(([, name]) => name)).toEqual(['fontenc', 'inputenc', 'amsmath']);
  });
});

describe('Moodle', () => {
  const text = asMoodle(papers, words);

  test('escapes text, and drops characters that XML does not have', () => {
    expect(inXml('<a & "b">\u0007\ud800')).toBe('&lt;a &amp; &quot;b&quot;&gt;');
    const rest = text.replace(
      /<\/?[a-z]+(?: [a-z]+="[\w -]*")*>|<\?xml [^?]*\?>|&(?:amp|lt|gt|quot|#39);/g,
      '',
    );
    expect(rest).not.toMatch(/[<>&]|\p{Cc}(?<!\n)/u);
  });

  test('elements are balanced', () => {
    const open: string[] = [];
    for (const [, close, name] of text.matchAll(/<(\/?)([a-z]+)[^>]*?>/g))
      if (close) expect(open.pop()).toBe(name);
      else open.push(name ?? '');
    expect(open).toEqual([]);
  });

  test('each question has one answer with all points, and feedback for the others', () => {
    const questions = text
      .split('<question ')
      .slice(1)
      .filter((one) => !one.startsWith('type="category"'));
    expect(questions).toHaveLength(4);
    for (const one of questions) {
      expect(one.match(/<answer fraction="100"/g)).toHaveLength(1);
      expect(one.match(/<answer fraction="0"/g)).toHaveLength(1);
    }
    expect(text).toContain('<text>1234</text>');
    // The elements of a question, in the order of the documentation of the format.
    const [numerical = '', , choices = ''] = questions;
    const shape = (of: string) =>
      [...of.replace(/<text>.*?<\/text>/gs, '').matchAll(/<([a-z]+)/g)].map(([, name]) => name);
    const head = ['name', 'questiontext', 'generalfeedback', 'defaultgrade', 'penalty', 'hidden'];
    const answers = (...more: string[]) => ['answer', 'feedback', ...more, 'answer', 'feedback', ...more];
    expect(shape(numerical)).toEqual([...head, ...answers('tolerance')]);
    const single = ['single', 'shuffleanswers', 'answernumbering'];
    expect(shape(questions[1] ?? '')).toEqual([...head, ...single, ...answers()]);
    expect(choices.startsWith('type="numerical"')).toBe(true);
    expect(text).toContain('$course$/top/A//B ');
  });
});
