import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { PARTS } from '../../scripts/test/parts.mjs';
import { hashOutside, Passed, projectFiles } from '../../scripts/test/passed.mjs';

test('a file changes the hash, unless it is in a folder outside', () => {
  const tree = new Map([
    ['docs/a.md', 'a'],
    ['src/lib.rs', 'b'],
    ['srcs.md', 'c'],
  ]);
  const of = (changes, outside = ['docs']) => {
    const changed = new Map([...tree, ...Object.entries(changes)]);
    return hashOutside([...changed.keys()].sort(), outside, (file) => changed.get(file));
  };
  assert.equal(of({ 'docs/a.md': 'z' }), of({}));
  assert.notEqual(of({ 'docs/a.md': 'z' }, []), of({}, []));
  assert.notEqual(of({ 'src/lib.rs': 'z' }), of({}));
  assert.notEqual(of({ 'srcs.md': 'z' }, ['src']), of({}, ['src']));
  assert.notEqual(of({ 'src/new.rs': '' }), of({}));
  assert.notEqual(of({ 'src/lib.rs': undefined }), of({}));
});

test('the files of the project are those that git knows or would add', async () => {
  const files = await projectFiles();
  assert.ok(files.includes('scripts/test/passed.mjs'));
  assert.ok(!files.some((file) => /^(?:target|node_modules|dist)\//.test(file)));
  assert.equal(await projectFiles('/'), undefined);
});

test('only a part with a browser depends on which it is', async () => {
  const passed = new Passed();
  await passed.remember();
  const context = (chromium) => ({ env: process.env, specs: [], modules: [], chromium });
  const keys = (part, ...contexts) => Promise.all(contexts.map((one) => passed.keyOf(part, one)));
  // Node.js tells its version as a browser does.
  const [none, some] = [context(undefined), context(process.execPath)];
  const [a, b] = await keys({ outside: [] }, none, some);
  assert.equal(a, b);
  const [c, d] = await keys({ outside: [], needs: ['chromium'] }, context('no-such-browser'), some);
  assert.notEqual(c, d);
  assert.deepEqual(await keys({}, some), [undefined]);
  assert.deepEqual(await keys({ outside: [] }, { ...some, specs: ['search'] }), [undefined]);
});

test('a result is kept for one key, and forgotten when the part fails', () => {
  const part = { name: `test-${process.pid}` };
  const passed = new Passed();
  const again = new Passed({ again: true });
  assert.equal(passed.resultOf(part, 'a'), undefined);
  passed.keep(part, 'a', { passed: 3, failed: 0 });
  assert.equal(passed.resultOf(part, 'a').passed, 3);
  assert.equal(passed.resultOf(part, 'b'), undefined);
  assert.equal(passed.resultOf(part, undefined), undefined);
  assert.equal(again.resultOf(part, 'a'), undefined);
  passed.keep(part, 'a', { passed: 3, failed: 0, flaky: 1 });
  assert.equal(passed.resultOf(part, 'a'), undefined);
  passed.keep(part, 'a', { passed: 3, failed: 0 });
  passed.keep(part, 'b', { passed: 2, failed: 1 });
  assert.equal(passed.resultOf(part, 'a'), undefined);
});

/**
 * The files that the code below a folder, or beside a file, names: by a path from there, and in
 * Rust also by one from the root of the project.
 */
function named(start) {
  const folder = start.endsWith('.mjs') ? dirname(start) : start;
  const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:mjs|ts|tsx|html|json|rs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const near = [...text.matchAll(/['"`](\.\.\/[\w./-]+)/g)].map(([, path]) => resolve(dirname(file), path));
    const far = file.endsWith('.rs')
      ? [...text.matchAll(/"(?:\{\}\/)?([a-z][\w./-]+)/g)].map(([, path]) => join(ROOT, path))
      : [];
    return [...near, ...far]
      .filter((path) => existsSync(path))
      .map((path) => ({ test: relative(ROOT, file), path: relative(ROOT, path) }));
  });
}

for (const { name, outside, files = [] } of PARTS.filter((part) => part.outside)) {
  test(`the part ${name} reads nothing from the folders that it need not run again for`, () => {
    for (const folder of [...outside, ...files]) assert.ok(existsSync(join(ROOT, folder)), folder);
    const read = files.flatMap(named);
    const wrong = read.filter(({ path }) =>
      outside.some((folder) => `${path}/`.startsWith(`${folder}/`) && !files.includes(folder)),
    );
    assert.deepEqual(wrong, []);
  });
}
