// The tables for the contract tests, read in Node and passed to the platform under test.
import { readFileSync } from 'node:fs';
import { read } from './declared.mjs';
import { golden, tableHere } from './rows.mjs';

export const fixtures = {
  /** The package's types. */
  declarations: read(readFileSync(new URL('../../www/pkg/grundyscope.d.ts', import.meta.url), 'utf8')),
  /** The published answers. */
  checks: golden('checks').map(([problem = '', given = '', answer = '']) => ({
    ...{ problem, arguments: Object.fromEntries(given.split(';').map((one) => one.split('='))), answer },
  })),
  answers: tableHere('answers.tsv'),
  refusals: tableHere('refusals.tsv'),
  requests: tableHere('requests.tsv'),
};
