// The pages in docs/ and README.md: their tables say what the sources say, and what they name is there.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { filled, NAMES, reader, tableOf } from '../../scripts/docs/tables.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { decode, encode } from '../../scripts/lib/png.mjs';

const read = reader(ROOT);
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test('the tables say what the sources say', () => {
  for (const path of PAGES) assert.equal(filled(read(path), read), read(path), `${path}: npm run docs`);
});

test('every table stands somewhere, once', () => {
  const places = PAGES.flatMap((path) => [...read(path).matchAll(/<!-- table: ([\w-]+) -->/g)]);
  assert.deepEqual(places.map(([, name]) => name).sort(), [...NAMES].sort());
});

test('a table has each attribute, and each view of the element is named in it', () => {
  const source = read('www/src/scope/attributes.ts');
  const list = (name) => {
    const [, inner] = new RegExp(`export const ${name} = \\[([^\\]]*)\\]`).exec(source);
    return [...inner.matchAll(/'([^']+)'/g)].map(([, one]) => one);
  };
  const table = tableOf('attributes', read);
  for (const name of [...list('NAMES'), ...list('VIEWS'), ...list('CONTROLS')])
    assert.ok(table.includes(`\`${name}\``), name);
});

test('what has no comment, or half of one, is found', () => {
  const options = (text) => () => `export interface Options {\n${text}\n}\n`;
  const good = '  /** Which. Usual: all. */\n  show: string;';
  assert.match(tableOf('query', options(good)), /\| `show` \| Which. \| all \|$/);
  assert.throws(() => tableOf('query', options(`${good}\n  theme: string;`)), /no comment above “theme/);
  assert.throws(() => tableOf('query', options('  /** Which. */\n  show: string;')), /something is missing/);
  assert.throws(() => tableOf('query', options(`${good}\n  /** For nobody. */`)), /nothing is told/);
  assert.throws(() => filled('<!-- table: wishes -->\n<!-- end -->', read), /no table “wishes”/);
  assert.equal(filled('<!-- end -->', read), '<!-- end -->');
});

/** "What is sent where" as GitHub makes it the end of a link. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

test('links and pictures lead to what is there', () => {
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

test('each picture is shown somewhere, with words for who does not see it, and is small', () => {
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
  const taken = read('scripts/screenshot.mjs');
  for (const path of there) {
    assert.ok(taken.includes(`'${path}'`), `${path} is taken by npm run screenshot`);
    if (path.startsWith('docs/pictures/'))
      assert.ok(statSync(join(ROOT, path)).size < 60_000, `${path} is less than 60 kB`);
  }
});

test('a picture of few colours is written as it was', () => {
  const pixels = Uint32Array.from({ length: 12 }, (_, at) => [0xffffff, 0x123456, 0x0000ff][at % 3]);
  const file = encode({ width: 4, height: 3, pixels });
  // The palette: the colours that occur most come first.
  assert.equal(file.toString('latin1', 37, 41), 'PLTE');
  const many = Uint32Array.from({ length: 300 }, (_, at) => (at < 298 ? (at % 200) << 8 : 0x00ff00 + at));
  const again = encode({ width: 300, height: 1, pixels: many });
  assert.ok(again.readUInt32BE(33) <= 3 * 256);
  assert.throws(() => decode(file), /another kind/);
});

test('what browsers write can be read', () => {
  // Paper at all four corners, whatever filters its lines have.
  const file = readFileSync(join(ROOT, 'tests', 'e2e', 'snapshots', 'grundy-compare-light.png'));
  const { width, height, pixels } = decode(file);
  assert.deepEqual([width, height], [file.readUInt32BE(16), file.readUInt32BE(20)]);
  const last = pixels.length - 1;
  for (const at of [0, width - 1, last - width + 1, last]) assert.equal(pixels[at], 0xfcfbf8);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  assert.ok(counts.get(0xfcfbf8) > pixels.length / 3);
  assert.ok(counts.size < 20_000);
});
