// The files that the service worker keeps for offline use.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Digested, kept, serviceWorker } from '../../www/build/plugins/offline.ts';

test('source maps, elements and files for crawlers are not kept', () => {
  const files = [
    'sw.js',
    'index.html',
    'assets/a.js',
    'assets/a.js.map',
    'embed.html',
    'element/b.js',
    'robots.txt',
  ];
  expect(kept(files)).toEqual(['assets/a.js', 'embed.html', 'index.html']);
});

test('the script has the files of each build of the engine, and no placeholder is left', () => {
  const template = readFileSync('www/offline/sw.js', 'utf8');
  const files: Digested[] = [
    ['assets/first_bg-3.wasm', 'A='],
    ['assets/grundyscope_baseline_bg-1.wasm', 'B='],
    ['assets/grundyscope_bg-2.wasm', 'C='],
    ['index.html', 'D='],
  ];
  const script = serviceWorker(template, files);
  expect(script).toContain('const FILES = {"assets/first_bg-3.wasm":"A=","index.html":"D="};');
  expect(script).toContain('simd: {"assets/grundyscope_bg-2.wasm":"C="}');
  expect(script).toContain('baseline: {"assets/grundyscope_baseline_bg-1.wasm":"B="}');
  expect(script).not.toMatch(/%\w+%/);
});

test('a changed digest makes another version', () => {
  const version = (digest: string) =>
    /VERSION = (.*);/.exec(serviceWorker("const VERSION = '%VERSION%';", [['index.html', digest]]))?.[1];
  expect(version('A=')).toMatch(/^"[0-9a-f]{16}"$/);
  expect(version('A=')).toBe(version('A='));
  expect(version('A=')).not.toBe(version('B='));
});
