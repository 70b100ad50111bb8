// What the contract tests need of tests/golden, read in Node and handed to wherever they run.
import { readFileSync } from 'node:fs';

const rows = (name) =>
  readFileSync(new URL(`../golden/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

export const fixtures = {
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
