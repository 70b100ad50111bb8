// The tables for the contract tests, read in Node and passed to the platform under test.
import { readdirSync, readFileSync } from 'node:fs';
import { tableHere } from './rows.mjs';

const GOLDEN = new URL('../golden/', import.meta.url);

/** The rows of a golden table, its cells as text. */
export const golden = (name) =>
  readFileSync(new URL(`${name}.tsv`, GOLDEN), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const names = readdirSync(GOLDEN).map((file) => file.replace(/\.tsv$/, ''));

export const fixtures = {
  /** The package's types. */
  declarations: readFileSync(new URL('../../www/pkg/grundyscope.d.ts', import.meta.url), 'utf8'),
  /** All golden tables by name. */
  golden: Object.fromEntries(names.map((name) => [name, golden(name)])),
  answers: tableHere('answers.tsv'),
  refusals: tableHere('refusals.tsv'),
};
