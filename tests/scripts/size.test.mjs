import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  compare,
  filesBelow,
  heaviestView,
  measure,
  viewModules,
  weigh,
  weighRooms,
} from '../../scripts/size/measure.mjs';

const file = (path, zipped) => ({ path, bytes: 2 * zipped, zipped });

const HTML = `<link rel="icon" href="./icon.svg"><script type="module" crossorigin src="./assets/a.js"></script>
  <link rel="stylesheet" crossorigin href="./assets/a.css"><link rel="preload" href="./assets/first.wasm" as="fetch">
  <a href="./">Home</a> <a href="#main">Skip</a> <a href="https://example.org/x.js">elsewhere</a>`;

test('a first answer needs the page and its static imports; one build of the engine comes later', () => {
  const files = [
    file('dist/index.html', 500),
    file('dist/icon.svg', 100),
    file('dist/assets/a.js', 40_000),
    file('dist/assets/a.js.map', 90_000),
    file('dist/assets/a.css', 7_000),
    file('dist/assets/first.wasm', 20_000),
    file('dist/assets/room.js', 8_000),
    file('dist/assets/worker.js', 4_000),
    file('dist/assets/simd.wasm', 300_000),
    file('dist/assets/baseline.wasm', 310_000),
    file('dist/grundyscope.js', 2_000),
    file('dist/element/inside.js', 20_000),
    file('dist/element/inside.js.map', 50_000),
  ];
  const all = measure(files, 'dist/index.html', HTML);
  assert.deepEqual(all, {
    first: 67_600,
    later: 8_000,
    engine: 310_000,
    script: 2_000,
    element: 22_000,
    requests: 5,
    missing: [],
  });
  const some = measure(files.slice(0, 3), 'dist/index.html', HTML);
  assert.deepEqual(some.missing, ['dist/assets/a.css', 'dist/assets/first.wasm']);
});

test('the files of a link to a room are those that preload.js names, without the engine', () => {
  const preload =
    '(function preload(){})({"first":"first","links":{"game":{"scripts":["assets/a.js","assets/b.js"],"styles":["assets/a.css"],"engine":["assets/c.wasm"]},"*":{"scripts":["assets/b.js"],"styles":[],"engine":[]}},"views":{}});';
  const files = [file('dist/assets/a.js', 9_000), file('dist/assets/b.js', 5_000)];
  const all = [...files, file('dist/assets/a.css', 1_000)];
  assert.deepEqual(weighRooms(all, 'dist', preload), { links: 3, room: 15_000, missing: [] });
  assert.deepEqual(weighRooms(files, 'dist', preload).missing, ['dist/assets/a.css']);
  assert.throws(() => weighRooms(files, 'dist', ''), /names no scripts/);
});

test('the size of a frame includes its static imports only', () => {
  const files = [
    file('dist/embed.html', 900),
    file('dist/assets/a.js', 9_000),
    file('dist/assets/live.js', 5_000),
  ];
  const html = '<script type="module" src="./assets/a.js"></script><a href="./">all</a>';
  assert.deepEqual(weigh(files, 'dist/embed.html', html), { zipped: 9_900, missing: [] });
  assert.deepEqual(weigh(files.slice(0, 1), 'dist/embed.html', html).missing, ['dist/assets/a.js']);
});

test('a view is its drawing and its room, with what they name, and with what all views need', () => {
  const texts = {
    'dist/grundyscope.js': 'import(`./element/inside-1.js`)',
    'dist/element/inside-1.js':
      'import{a}from"./lit.js";x=()=>import(`./chart-abcdefgh.js`);y=()=>import("./table-abcdefgh.js");z=()=>import("./games-subject-abcd_-12.js")',
    'dist/element/lit.js': '',
    'dist/element/chart-abcdefgh.js': 'import"./shared.js";import{b}from"./inside-1.js"',
    'dist/element/table-abcdefgh.js': 'import{b}from"./lit.js"',
    'dist/element/games-subject-abcd_-12.js': 'import"./shared.js"',
    'dist/element/shared.js': 'import{c}from"./chart-abcdefgh.js"',
  };
  const files = Object.keys(texts).map((path, at) => file(path, 10 ** at));
  const registry = "  games: {\n    chart: ['chart', 524],\n    table: ['table', 515],\n  },\n";
  const pairs = viewModules(registry);
  assert.deepEqual(pairs, [
    ['chart', 'games-subject'],
    ['table', 'games-subject'],
  ]);
  // 1, 10, 100; the table with 10,000; the subject with 100,000, and the million that it shares,
  // which needs the chart too: 1,000.
  assert.equal(
    heaviestView(files, 'dist/grundyscope.js', (path) => texts[path], pairs),
    1_111_111,
  );
});

test('sizes over the budget and missing files fail', () => {
  const budget = [
    { name: 'first', title: 'first', most: 40 },
    { name: 'engine', title: 'engine', most: 300 },
    { name: 'requests', title: 'requests', most: 3 },
  ];
  const kept = (measured) => compare(measured, budget).map((line) => line.kept);
  assert.deepEqual(kept({ first: 40_000, engine: 300_000, requests: 3 }), [true, true, true]);
  assert.deepEqual(kept({ first: 40_001, engine: 300_001, requests: 4 }), [false, false, false]);
  assert.deepEqual(kept({ first: 1, engine: 0, requests: 1 }), [true, false, true]);
});

test('files are found in subfolders, and measured after gzip', () => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  try {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'zeros.js'), '0'.repeat(10_000));
    const [only, ...others] = filesBelow(folder);
    assert.equal(others.length, 0);
    assert.equal(only.bytes, 10_000);
    assert.ok(only.path.endsWith('zeros.js') && only.zipped > 20 && only.zipped < 200);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
