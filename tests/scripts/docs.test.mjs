// README.md and the pages in docs/: their tables agree with the sources, and their links lead
// somewhere.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { filled, read, TABLES } from '../../scripts/docs.mjs';
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

test('every table occurs once', () => {
  const places = PAGES.flatMap((path) => [...read(path).matchAll(/<!-- table: ([\w-]+) -->/g)]);
  assert.deepEqual(places.map(([, name]) => name).sort(), Object.keys(TABLES).sort());
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

test('each picture is used, has a text alternative, and is small', () => {
  const shown = new Set();
  for (const path of PAGES)
    for (const [, words, target] of read(path).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)) {
      assert.ok(words.length > 30, `${path}: ${target}`);
      shown.add(relative(ROOT, join(ROOT, dirname(path), target)));
    }
  const there = ['docs', 'docs/pictures'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /\.(png|svg|jpg|gif|webp)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  assert.deepEqual([...shown].sort(), there.sort());
  const taken = read('tests/pictures/docs.spec.ts');
  for (const path of there) {
    assert.ok(taken.includes(`'${path}'`), `${path} is taken by npm run snapshots -- --docs`);
    if (path.startsWith('docs/pictures/'))
      assert.ok(statSync(join(ROOT, path)).size < 60_000, `${path} is less than 60 kB`);
  }
});
