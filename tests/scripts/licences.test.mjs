import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT, WWW } from '../../scripts/lib/paths.mjs';
import { textsAmong } from '../../scripts/licences/crates.mjs';
import { crateTable, linkedCrates } from '../../www/build/licences/crates.mjs';
import { licences, termsOf } from '../../www/build/licences/document.mjs';
import { describe, packageOf } from '../../www/build/licences/packages.mjs';
import { checkLicences, collectPackages, emitLicences, lists } from '../../www/build/plugins/licences.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const words = (text) => text.replace(/\s+/g, ' ').trim();

/** The packages of Cargo.lock by their names, each with its version and what it depends on. */
function lockedCrates() {
  const blocks = read('Cargo.lock').split('[[package]]').slice(1);
  return blocks.map((block) => ({
    name: /^name = "([^"]+)"/m.exec(block)[1],
    version: /^version = "([^"]+)"/m.exec(block)[1],
    needs: Array.from(
      (/^dependencies = \[([^\]]*)\]/m.exec(block)?.[1] ?? '').matchAll(/"([\w-]+)(?: ([\d.]+))?/g),
      ([, name, version]) => ({ name, version }),
    ),
  }));
}

/** The names in the manifest's tables of dependencies, without those for tests. */
function directDependencies() {
  const tables = read('Cargo.toml').matchAll(/^\[(?:target\.[^\n]*\.)?dependencies\]\n([\s\S]*?)(?=^\[)/gm);
  return [...tables].flatMap(([, table]) => [...table.matchAll(/^([\w-]+) = /gm)].map(([, name]) => name));
}

/** The crates of the engine by Cargo.lock, without those that only take part in the build. */
function lockedEngine(notLinked) {
  const all = lockedCrates();
  const found = new Map();
  const add = ({ name, version }) => {
    if (notLinked.includes(name)) return;
    const crate = all.find((one) => one.name === name && (!version || one.version === version));
    const key = `${name} ${crate.version}`;
    if (found.has(key)) return;
    found.set(key, crate);
    for (const need of crate.needs) add(need);
  };
  for (const name of directDependencies()) add({ name });
  return [...found.keys()].sort();
}

test('every crate of the engine has its licence, in the locked version: else npm run licences', () => {
  const { linked, notLinked } = crateTable();
  const listed = linked.filter(({ version }) => version).map(({ name, version }) => `${name} ${version}`);
  assert.ok(directDependencies().includes('dashu-int') && directDependencies().includes('wasm-bindgen'));
  assert.deepEqual(lockedEngine(notLinked), listed.sort());
});

test('a crate that is added is missed', () => {
  const { notLinked } = crateTable();
  assert.ok(!lockedEngine(notLinked).some((key) => /^(?:syn|serde_derive|proptest) /.test(key)));
  assert.ok(
    lockedEngine(notLinked.filter((name) => name !== 'serde_derive')).some((key) =>
      /^serde_derive /.test(key),
    ),
  );
});

test('every text belongs to a crate, and no two rows have one name', () => {
  const { linked } = crateTable();
  const texts = readdirSync(join(WWW, 'build/licences/texts')).sort();
  assert.deepEqual([...new Set(linked.flatMap((crate) => crate.texts))].sort(), texts);
  assert.equal(new Set(linked.map(({ name }) => name)).size, linked.length);
});

test('of a choice of licences the MIT License is reproduced, and notices always', () => {
  const files = ['LICENSE-APACHE', 'LICENSE-MIT', 'NOTICE.md', 'src'];
  assert.deepEqual(textsAmong(files, 'MIT OR Apache-2.0'), ['LICENSE-MIT', 'NOTICE.md']);
  assert.deepEqual(textsAmong(['LICENSE', 'README.md'], 'Apache-2.0'), ['LICENSE']);
  assert.deepEqual(textsAmong([...files, 'LICENSE-UNICODE'], '(MIT OR Apache-2.0) AND Unicode-3.0'), [
    'LICENSE-MIT',
    'LICENSE-UNICODE',
    'NOTICE.md',
  ]);
});

test('the package of a module is known by its path, and by the tool that wrote it', () => {
  assert.equal(packageOf('/a/node_modules/lit-html/directives/repeat.js'), 'lit-html');
  assert.equal(packageOf('/a/node_modules/@fluent/bundle/esm/index.js?apart'), '@fluent/bundle');
  assert.equal(packageOf('C:\\a\\node_modules\\x\\node_modules\\uqr\\index.mjs'), 'uqr');
  assert.equal(packageOf('\0vite/preload-helper.js'), 'vite');
  assert.equal(packageOf('\0rolldown/runtime.js'), 'rolldown');
  assert.equal(packageOf('\0shadow-styles:/a/www/src/x'), undefined);
  assert.equal(packageOf('/a/www/src/main.ts'), undefined);
  assert.throws(() => packageOf('\0commonjsHelpers.js'), /It is not known/);
});

test('a bundled package needs a licence that is allowed, and its text', () => {
  assert.equal(describe('lit').licence, 'BSD-3-Clause');
  assert.match(describe('lit').texts[0], /Copyright \(c\) 2017 Google LLC/);
  assert.equal(describe('@fluent/bundle').texts.length, 1);
  assert.doesNotMatch(describe('vite').texts[0], /Bundled dependencies|esbuild/);
  assert.throws(() => describe('axe-core'), /its licence is MPL-2.0/);
  assert.throws(() => describe('none', join(ROOT, 'node_modules', 'lit', 'no-such-folder')), /ENOENT/);
});

test('the document has every part, every copyright line, all terms and both own licences', () => {
  const packages = ['lit', '@fluent/bundle', 'uqr', 'wasm-feature-detect', 'vite'].map((name) =>
    describe(name),
  );
  const text = licences(packages);
  const all = words(text);
  for (const part of [...packages, ...linkedCrates()]) {
    assert.ok(lists(text, part.name), part.name);
    for (const one of part.texts) {
      const { copyright, terms } = termsOf(one);
      if (/^Apache License/.test(terms)) continue;
      for (const line of copyright) assert.ok(text.includes(line), `${part.name}: ${line}`);
      assert.ok(all.includes(words(terms)), part.name);
    }
  }
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE']) assert.ok(all.includes(words(read(name))), name);
  assert.equal(text.match(/TERMS AND CONDITIONS FOR USE/g).length, 1);
  assert.ok(!lists(text, 'lit-html'));
});

test('lines of one project are apart from the terms that many share', () => {
  assert.deepEqual(termsOf('MIT License\n\nCopyright (c) 2020 A\n\nPermission\nis granted\n'), {
    copyright: ['Copyright (c) 2020 A'],
    terms: 'Permission\nis granted',
  });
  assert.deepEqual(termsOf('Permission: copyright notices').copyright, []);
});

/** A bundle of one chunk with these modules; the numbers are what is left of them. */
const bundleOf = (modules) => ({
  'a.js': {
    type: 'chunk',
    modules: Object.fromEntries(
      Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
    ),
  },
  'a.css': { type: 'asset' },
});

test('the packages of a bundle are those with code in it', () => {
  const packages = new Set();
  const modules = {
    '/a/node_modules/lit-html/lit-html.js': 9,
    '/a/node_modules/uqr/index.mjs': 0,
    '/a/b.ts': 5,
  };
  collectPackages(packages).generateBundle({}, bundleOf(modules));
  assert.deepEqual([...packages], ['lit-html']);
  const emitted = [];
  emitLicences(packages).generateBundle.handler.call({ emitFile: (file) => emitted.push(file) });
  assert.equal(emitted[0].fileName, 'LICENSES.txt');
  assert.ok(lists(emitted[0].source, 'lit-html') && !lists(emitted[0].source, 'uqr'));
});

test('the element fails to build with a package that the document of the page lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-licences-'));
  try {
    writeFileSync(join(folder, 'LICENSES.txt'), licences([describe('lit-html')]));
    const errors = (packages) => {
      const found = [];
      const plugin = checkLicences(new Set(packages));
      plugin.configResolved({ root: folder, build: { outDir: '.' } });
      plugin.generateBundle.handler.call({ error: (message) => found.push(message) });
      return found;
    };
    assert.deepEqual(errors(['lit-html']), []);
    assert.deepEqual(errors(['lit-html', 'uqr']), ['LICENSES.txt has nothing about uqr.']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('in development the document is served too', () => {
  let answer;
  emitLicences(new Set()).configureServer({ middlewares: { use: (one) => (answer = one) } });
  const served = (url) => {
    let body;
    answer({ url }, { setHeader() {}, end: (text) => (body = text) }, () => (body = 'next'));
    return body;
  };
  assert.ok(lists(served('/LICENSES.txt?t=1'), 'dashu-int'));
  assert.equal(served('/index.html'), 'next');
});

test('a part without a text is an error', () => {
  const part = { name: 'x', version: '1', licence: 'MIT', repository: '', texts: [] };
  assert.throws(() => licences([part]), /x has no licence text/);
});
