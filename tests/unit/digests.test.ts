// What the build tells the page about its engine.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestsOf } from '../../www/build/plugins/digests.ts';
import { inFolder } from './folder';

const FILES = {
  'pkg/grundyscope-games_bg.wasm': 'module',
  'pkg/grundyscope-games.js': 'glue',
  'engine/worker.ts': 'worker',
};
const digests = (folder: string) => digestsOf(join(folder, 'pkg'), join(folder, 'engine'));

test.each(Object.keys(FILES))('a change of %s is another build', (path) => {
  const build = (files: Record<string, string>) => inFolder(files, digests)['import.meta.env.BUILD'];
  expect(build(FILES)).toBe(build(FILES));
  expect(build({ ...FILES, [path]: 'changed' })).not.toBe(build(FILES));
});
