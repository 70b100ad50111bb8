import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { compare, filesBelow, measure } from '../../scripts/size/measure.mjs';

const file = (path, zipped) => ({ path, bytes: 2 * zipped, zipped });

test('a first visit fetches everything but source maps, and one build of the engine', () => {
  const files = [
    file('index.html', 500),
    file('assets/a.js', 40_000),
    file('assets/a.js.map', 90_000),
    file('assets/simd.wasm', 300_000),
    file('assets/baseline.wasm', 310_000),
  ];
  assert.deepEqual(measure(files), { page: 40_500, engine: 310_000, requests: 3 });
});

test('what passes the budget, or is not there at all, fails', () => {
  const budget = [
    { name: 'page', title: 'page', most: 40 },
    { name: 'engine', title: 'engine', most: 300 },
    { name: 'requests', title: 'requests', most: 3 },
  ];
  const kept = (measured) => compare(measured, budget).map((line) => line.kept);
  assert.deepEqual(kept({ page: 40_000, engine: 300_000, requests: 3 }), [true, true, true]);
  assert.deepEqual(kept({ page: 40_001, engine: 300_001, requests: 4 }), [false, false, false]);
  assert.deepEqual(kept({ page: 1, engine: 0, requests: 1 }), [true, false, true]);
});

test('files are found in folders, and their sizes are those after gzip', () => {
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
