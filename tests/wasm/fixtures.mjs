// What the contract tests need of tests/golden, read in Node and handed to wherever they run.
import { readFileSync } from 'node:fs';

const rows = (name) =>
  readFileSync(new URL(`../golden/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

export const fixtures = {
  checks: rows('checks').map(([problem, given, answer]) => ({
    problem,
    arguments: Object.fromEntries(given.split(';').map((one) => one.split('='))),
    answer,
  })),
  numbers: rows('number').map(([text, result, at]) => ({ text: JSON.parse(text), result, at: at ?? '' })),
};
