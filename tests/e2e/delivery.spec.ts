// What a build has for hosts: compressed copies.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { DIST } from '../../scripts/lib/paths.mjs';

const built = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test('each large script, style, page and engine has copies, and all copies are of the file', {
  tag: '@full',
}, () => {
  const read = (name: string) => readFileSync(name);
  const originals = built.filter((name) => !/\.(?:gz|br|woff2|map)$/.test(name));
  for (const name of originals.filter((one) => read(one).length > 1000)) {
    expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name)), name).toBe(true);
    expect(gunzipSync(read(`${name}.gz`)).equals(read(name)), name).toBe(true);
  }
  const copies = built.filter((name) => /\.(?:gz|br)$/.test(name));
  expect(copies.length).toBeGreaterThan(200);
  for (const name of copies) expect(originals).toContain(name.replace(/\.(?:gz|br)$/, ''));
  // The service worker keeps no copies.
  expect(readFileSync(join(DIST, 'sw.js'), 'utf8')).not.toMatch(/\.(?:gz|br)["']/);
});
