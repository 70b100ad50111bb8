import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { checkNoPaths, checkSameGlue } from '../../scripts/wasm/check.mjs';
import { compile } from '../../scripts/wasm/compile.mjs';
import { cargoFeatures } from '../../scripts/wasm/features.mjs';
import { describePackage, packageJson } from '../../scripts/wasm/manifest.mjs';
import { optimise, validate } from '../../scripts/wasm/optimise.mjs';
import {
  BASELINE,
  BOOTSTRAP,
  DEV,
  DEV_BOOTSTRAP,
  PARTS,
  SIMD,
  SINGLE,
} from '../../scripts/wasm/variants.mjs';
import { crateTable } from '../../www/build/licences/crates.mjs';
import { lists } from '../../www/build/plugins/licences.mjs';

// (module (func (export "f") (param i32) (result i32)
//   (i32x4.extract_lane 0 (i32x4.splat (local.get 0)))))
const WITH_SIMD = Buffer.from(
  '0061736d0100000001060160017f017f03020100070501016600000a0b0109002000fd11fd1b000b',
  'hex',
);

let folder;
const put = (name, content) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'wasm-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('a SIMD instruction is rejected in the baseline only', async () => {
  const file = put('simd.wasm', WITH_SIMD);
  // The module has no names by which panics could be found.
  const [simd, baseline] = [SIMD, BASELINE].map((variant) => ({ ...variant, traps: false }));
  assert.ok(WebAssembly.validate(WITH_SIMD));
  assert.equal((await validate(SIMD, file)).code, 0);
  assert.notEqual((await validate(BASELINE, file)).code, 0);
  assert.equal((await optimise(simd, file, join(folder, 'out.wasm'))).code, 0);
  assert.notEqual((await optimise(baseline, file, join(folder, 'out.wasm'))).code, 0);
});

test('a local path in a module is found', () => {
  assert.throws(() => checkNoPaths(put('bad.wasm', `\0asm ${ROOT}/src/lib.rs`)), /contains a path/);
  checkNoPaths(put('good.wasm', '\0asm crates/lib.rs'));
});

test('the JavaScript of both builds may differ in comments only', () => {
  const make = (name, text) => {
    const place = mkdtempSync(join(folder, name));
    writeFileSync(join(place, 'grundyscope.js'), text);
    return place;
  };
  const a = make('a', 'f();\n  // table index 4\ng();\n');
  checkSameGlue(a, make('b', 'f();\n  // table index 5\ng();\n'));
  assert.throws(
    () => checkSameGlue(a, make('c', 'f();\n  // table index 4\nh();\n')),
    /different JavaScript/,
  );
});

test('the builds use the features of the crate', () => {
  const manifest = readFileSync(join(ROOT, 'Cargo.toml'), 'utf8');
  const features = cargoFeatures(manifest);
  const [, all] = /^all = \[\n([\s\S]*?)^\]/m.exec(manifest);
  // The whole module has every export group; the bootstrap module has its own group.
  const groups = features.filter((name) => !['fast-kernels', 'bootstrap'].includes(name));
  assert.deepEqual(all.match(/[\w-]+/g), groups);
  const groupFiles = readFileSync(join(ROOT, 'src/web/mod.rs'), 'utf8').matchAll(/feature = "([\w-]+)"/g);
  assert.deepEqual([...new Set(Array.from(groupFiles, ([, name]) => name))], groups);
  for (const { features: some } of [BOOTSTRAP, SINGLE, ...PARTS])
    assert.deepEqual(
      some.filter((name) => !features.includes(name)),
      [],
    );
});

test('builds in one target folder do not overlap, others do', async () => {
  const log = join(folder, 'log');
  for (const program of ['cargo', 'wasm-pack', 'wasm-bindgen'])
    chmodSync(put(program, `#!/bin/sh\necho begin >> '${log}'; sleep 0.3; echo end >> '${log}'\n`), 0o755);
  const env = { ...process.env, PATH: [folder, '/usr/bin', '/bin'].join(delimiter) };
  const overlaps = async (...variants) => {
    writeFileSync(log, '');
    const built = await Promise.all(variants.map((variant) => compile(variant, { env, flags: [] })));
    assert.ok(built.every(({ code }) => code === 0));
    return readFileSync(log, 'utf8').includes('begin\nbegin');
  };
  assert.equal(await overlaps(DEV, DEV_BOOTSTRAP), false);
  assert.equal(await overlaps(SIMD, BASELINE), true);
});

test('the package describes itself as Cargo.toml does', () => {
  const manifest = readFileSync(join(ROOT, 'Cargo.toml'), 'utf8');
  const { name, type, files, main, keywords } = packageJson(manifest, ['a.wasm', 'b.wasm']);
  assert.deepEqual([name, type, main], ['grundyscope', 'module', 'grundyscope.js']);
  assert.deepEqual(files.slice(0, 3), ['a.wasm', 'b.wasm', 'grundyscope.js']);
  assert.ok(keywords.includes('nimber'));
  assert.ok(files.includes('LICENSES.txt'));
});

test('the package has the licences of the crates in its modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
  try {
    describePackage(folder, ['a.wasm']);
    const text = readFileSync(join(folder, 'LICENSES.txt'), 'utf8');
    const { linked } = crateTable();
    assert.deepEqual(
      linked.map(({ name }) => name).filter((name) => !lists(text, name)),
      [],
    );
    assert.ok(lists(text, 'dashu-int') && !lists(text, 'lit'));
    assert.ok(text.includes(readFileSync(join(ROOT, 'LICENSE-MIT'), 'utf8').trim()));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
