// The files that the service worker keeps for offline use.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kept, serviceWorker } from '../../www/build/plugins/offline.ts';

test('source maps, frames, elements and files for crawlers are not kept', () => {
  const files = [
    'sw.js',
    'index.html',
    'assets/a.js',
    'assets/a.js.map',
    'embed.html',
    'element/b.js',
    'robots.txt',
  ];
  expect(kept(files)).toEqual(['assets/a.js', 'index.html']);
});

test('the script has a list for each build of the engine, and no placeholder is left', () => {
  const template = readFileSync('www/offline/sw.js', 'utf8');
  const files = [
    'assets/first_bg-3.wasm',
    'assets/grundyscope_baseline_bg-1.wasm',
    'assets/grundyscope_bg-2.wasm',
    'index.html',
  ];
  const script = serviceWorker(template, files, 'abc');
  expect(script).toContain('const VERSION = "abc";');
  expect(script).toContain('const FILES = ["assets/first_bg-3.wasm","index.html"];');
  expect(script).toContain('simd: ["assets/grundyscope_bg-2.wasm"]');
  expect(script).toContain('baseline: ["assets/grundyscope_baseline_bg-1.wasm"]');
  expect(script).not.toMatch(/%\w+%/);
});
