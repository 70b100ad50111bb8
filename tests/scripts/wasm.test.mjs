import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { checkNoPaths, checkSameGlue } from '../../scripts/wasm/check.mjs';
import { optimise, validate } from '../../scripts/wasm/optimise.mjs';
import { BASELINE, SIMD } from '../../scripts/wasm/variants.mjs';

// (module (func (export "f") (param i32) (result i32) (i32x4.extract_lane 0 (i32x4.splat (local.get 0)))))
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

test('a SIMD instruction is refused in the baseline only', async () => {
  const file = put('simd.wasm', WITH_SIMD);
  assert.ok(WebAssembly.validate(WITH_SIMD));
  assert.equal((await validate(SIMD, file)).code, 0);
  assert.notEqual((await validate(BASELINE, file)).code, 0);
  assert.equal((await optimise(SIMD, file, join(folder, 'out.wasm'))).code, 0);
  assert.notEqual((await optimise(BASELINE, file, join(folder, 'out.wasm'))).code, 0);
});

test('a path of this machine in a module is found', () => {
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
