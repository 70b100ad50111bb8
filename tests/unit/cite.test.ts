// Copied text: values in three formats, and citations.
import { expect, test } from 'vitest';
import { asBFile, asList, asTable, bibtex, day, plain } from '../../www/src/export/cite';

const values = Uint32Array.of(0, 1, 2, 3, 1, 4);
const source = {
  title: 'Dawson’s Chess (octal:0.137): Grundy values g(0) to g(200)',
  url: 'https://example.org/#1/game?game=octal:0.137&n=200',
  version: '0.1.0',
  date: new Date(2026, 10, 5, 23, 59),
};

test('values as a list, as a table, as a b-file', () => {
  expect(asList(values)).toBe('0, 1, 2, 3, 1, 4');
  expect(asTable(values.subarray(0, 3), 0)).toBe('n\tg(n)\n0\t0\n1\t1\n2\t2');
  expect(asBFile(values.subarray(1, 3), 1)).toBe('1 1\n2 2\n');
  expect(asList([])).toBe('');
  expect(asBFile([], 0)).toBe('');
});

test('the date of access is in the local time zone', () => {
  expect(day(source.date)).toBe('2026-11-05');
  expect(day(new Date(2027, 0, 31, 0, 0))).toBe('2027-01-31');
});

test('a plain citation', () => {
  expect(plain(source)).toBe(
    'Grundyscope 0.1.0. Dawson’s Chess (octal:0.137): Grundy values g(0) to g(200). 2026-11-05. https://example.org/#1/game?game=octal:0.137&n=200',
  );
});

test('BibTeX', () => {
  expect(bibtex(source)).toBe(`@misc{grundyscope-dawsons-chess-octal-0-137-grundy-values,
  author       = {{Grundyscope}},
  title        = {{Dawson's Chess (octal:0.137): Grundy values g(0) to g(200)}},
  year         = {2026},
  howpublished = {\\url{https://example.org/#1/game?game=octal:0.137&n=200}},
  note         = {Grundyscope 0.1.0, 2026-11-05},
}
`);
});

test('special characters in a title or a link do not end a BibTeX field', () => {
  const entry = bibtex({ ...source, title: 'a{b}c\\d & 5% of $x_1^2~#“q”', url: 'https://x/#1/a}{\\b' });
  expect(entry).toContain(
    "title        = {{a\\{b\\}c\\textbackslash{}d \\& 5\\% of \\$x\\_1\\textasciicircum{}2\\textasciitilde{}\\#``q''}}",
  );
  expect(entry).toContain('\\url{https://x/#1/a%7D%7B%5Cb}');
  const balance = [...entry.replace(/\\[{}]/g, '')].reduce(
    (open, sign) => open + (sign === '{' ? 1 : sign === '}' ? -1 : 0),
    0,
  );
  expect(balance).toBe(0);
});
