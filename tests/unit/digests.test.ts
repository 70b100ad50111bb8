// What the build tells the page about its engine, and the page's own scripts.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestsOf } from '../../www/build/plugins/digests.ts';
import { withoutComments } from '../../www/build/plugins/public.ts';
import { unclonable } from '../../www/src/engine/unclonable';

let folder: string;
const write = (path: string, content: string) => writeFileSync(join(folder, path), content);
const digests = () => digestsOf(join(folder, 'pkg'), join(folder, 'engine'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
  for (const name of ['pkg', 'engine']) mkdirSync(join(folder, name));
  write('pkg/grundyscope-games_bg.wasm', 'module');
  write('pkg/grundyscope-games.js', 'glue');
  write('engine/worker.ts', 'worker');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each module has its size and its SHA-256', () => {
  const sha256 = createHash('sha256').update('module').digest('base64');
  expect(digests()['import.meta.env.DIGEST_GRUNDYSCOPE_GAMES']).toBe(JSON.stringify(`6 ${sha256}`));
});

test.each(['pkg/grundyscope-games_bg.wasm', 'pkg/grundyscope-games.js', 'engine/worker.ts'])(
  'a change of %s is another build',
  (path) => {
    const before = digests()['import.meta.env.BUILD'];
    expect(digests()['import.meta.env.BUILD']).toBe(before);
    write(path, 'changed');
    expect(digests()['import.meta.env.BUILD']).not.toBe(before);
  },
);

test('comments on lines of their own are left out of scripts', () => {
  const script = "// Why.\nconst a = 'http://b'; // stays\n\n  // Why not.\n  run(a);\n";
  expect(withoutComments(script)).toBe("const a = 'http://b'; // stays\nrun(a);\n");
});

test('a request that cannot be cloned names its field', () => {
  expect(unclonable({ problem: 'stones', n: () => 8 }, 'why')).toMatchObject({
    code: 'wrong-type',
    field: 'n',
  });
  expect(unclonable(Symbol('n'), 'why')).toMatchObject({ code: 'wrong-type', field: '' });
});
