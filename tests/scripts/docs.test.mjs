// README.md and the pages in docs/: their tables agree with the sources, and their links lead
// somewhere.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { filled, read } from '../../scripts/docs.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test('the tables agree with the sources', () => {
  for (const path of PAGES) assert.equal(filled(read(path)), read(path), `${path}: npm run docs`);
});

/** The fragment that GitHub generates for a heading. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

test('links and pictures lead to existing files and headings', () => {
  for (const path of PAGES) {
    for (const [, target] of read(path).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [file, hash] = target.split('#');
      const to = file ? relative(ROOT, join(ROOT, dirname(path), file)) : path;
      assert.ok(existsSync(join(ROOT, to)), `${path}: ${target}`);
      if (!hash) continue;
      const headings = [...read(to).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchor(heading));
      assert.ok(headings.includes(hash), `${path}: ${target}`);
    }
  }
});
