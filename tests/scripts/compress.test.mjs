import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAll, isCopy } from '../../scripts/build/compress.mjs';
import { integrityOf } from '../../scripts/build/integrity.mjs';
import { filesBelow } from '../../scripts/size/measure.mjs';

const folder = mkdtempSync(join(tmpdir(), 'grundyscope-compress-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const TEXT = 'const grundy = mex(options);\n'.repeat(200);

function fill(name) {
  const root = join(folder, name);
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), TEXT);
  writeFileSync(join(root, 'assets', 'a.js'), TEXT);
  writeFileSync(join(root, 'assets', 'a.js.map'), TEXT);
  writeFileSync(join(root, 'small.txt'), 'a'.repeat(1000));
  writeFileSync(join(root, 'random.bin'), randomBytes(5000));
  return root;
}

test('files over 1 kB that become smaller have two copies with the same content', async () => {
  const root = fill('copies');
  const made = await compressAll(root);
  const originals = ['assets/a.js', 'assets/a.js.map', 'index.html'].map((name) => join(root, name));
  assert.deepEqual(made, originals.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort());
  for (const name of originals) {
    assert.equal(brotliDecompressSync(readFileSync(`${name}.br`)).toString(), TEXT);
    assert.equal(gunzipSync(readFileSync(`${name}.gz`)).toString(), TEXT);
    assert.ok(readFileSync(`${name}.br`).length < TEXT.length / 10);
  }
});

test('a copy has no copies, and the same files give the same bytes', async () => {
  const root = fill('again');
  const made = await compressAll(root);
  const before = made.map((name) => readFileSync(name));
  assert.deepEqual(await compressAll(root), made);
  assert.deepEqual(
    made.map((name) => readFileSync(name)),
    before,
  );
  assert.ok(!readdirSync(root).some((name) => /\.(?:gz|br)\.(?:gz|br)$/.test(name)));
});

test('sizes are those of the files, not of their copies', async () => {
  const root = fill('sizes');
  const names = () => filesBelow(root).map(({ path }) => path);
  const before = names();
  await compressAll(root);
  assert.deepEqual(names().sort(), before.sort());
  assert.ok(isCopy('a.js.br') && isCopy('a.js.gz') && !isCopy('a.js') && !isCopy('br'));
});

test('the hash of a script is that of the specification', () => {
  // Subresource Integrity, section 3.1.
  assert.equal(
    integrityOf("alert('Hello, world.');"),
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  );
});
