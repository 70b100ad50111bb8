// The tables for the contract tests, read in Node and passed to the platform under test.
import { readdirSync, readFileSync } from 'node:fs';
import { read } from './declared.mjs';
import { golden, tableHere } from './rows.mjs';

const names = readdirSync(new URL('../golden/', import.meta.url))
  .filter((file) => file.endsWith('.tsv'))
  .map((file) => file.slice(0, -'.tsv'.length));

export const fixtures = {
  /** The package's types. */
  declarations: read(readFileSync(new URL('../../www/pkg/grundyscope.d.ts', import.meta.url), 'utf8')),
  /** All golden tables by name. */
  golden: Object.fromEntries(names.map((name) => [name, golden(name)])),
  /** The published answers. */
  checks: golden('checks').map(([problem = '', given = '', answer = '']) => ({
    ...{ problem, arguments: Object.fromEntries(given.split(';').map((one) => one.split('='))), answer },
  })),
  answers: tableHere('answers.tsv'),
  refusals: tableHere('refusals.tsv'),
  requests: tableHere('requests.tsv'),
};
