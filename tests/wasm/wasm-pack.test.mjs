// The crate also builds with wasm-pack, as people do who use it in a project of their own.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PKG, ROOT, TARGET } from '../../scripts/lib/paths.mjs';

test('wasm-pack builds a module with the same exports and types', async () => {
  const out = join(TARGET, 'pkg-wasm-pack');
  const args = ['build', '--dev', '--target', 'web', '--mode', 'no-install', '--out-dir', out, ROOT];
  const { status, stderr } = spawnSync('wasm-pack', [...args, '--', '--locked'], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const declarations = (folder) =>
    readFileSync(join(folder, 'grundyscope.d.ts'), 'utf8').split('export interface InitOutput')[0];
  assert.equal(declarations(out), declarations(PKG));
  const engine = await import(join(out, 'grundyscope.js'));
  engine.initSync({ module: readFileSync(join(out, 'grundyscope_bg.wasm')) });
  assert.deepEqual([...engine.sequence({ game: 'octal:0.77', n: 5 })], [0, 1, 2, 3, 1, 4]);
});
