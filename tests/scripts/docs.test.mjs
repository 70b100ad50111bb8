// The tables of docs/ agree with the sources.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filled, read } from '../../scripts/docs.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';

test('the tables agree with the sources', () => {
  for (const name of readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md')))
    assert.equal(filled(read(`docs/${name}`)), read(`docs/${name}`), `docs/${name}: npm run docs`);
});
