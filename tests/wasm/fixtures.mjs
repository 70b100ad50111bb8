// The golden values for the contract tests, read in Node and passed to the platform under test.
import { readdirSync, readFileSync } from 'node:fs';

const GOLDEN = new URL('../golden/', import.meta.url);

const rows = (name) =>
  readFileSync(new URL(`${name}.tsv`, GOLDEN), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const names = readdirSync(GOLDEN).map((file) => file.replace(/\.tsv$/, ''));

export const fixtures = {
  /** The package's types. */
  declarations: readFileSync(new URL('../../www/pkg/grundyscope.d.ts', import.meta.url), 'utf8'),
  /** All tables, their cells as text, by name. */
  golden: Object.fromEntries(names.map((name) => [name, rows(name)])),
  checks: rows('checks').map(([problem, given, answer]) => ({
    problem: String(problem),
    arguments: Object.fromEntries(
      String(given)
        .split(';')
        .map((one) => one.split('=')),
    ),
    answer: String(answer),
  })),
  numbers: rows('number').map(([text, result, at]) => ({
    text: JSON.parse(String(text)),
    result: String(result),
    at: at ?? '',
  })),
};
