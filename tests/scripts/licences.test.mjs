// The licences of the crates in the engine are those of the locked versions: npm run licences
// writes them anew.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT, WWW } from '../../scripts/lib/paths.mjs';
import { crateTable } from '../../www/build/licences/crates.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

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
  const manifests = ['Cargo.toml', 'wasm/Cargo.toml'].map(read);
  const tables = manifests.map((text) => /^\[dependencies\]\n([\s\S]*?)(?=^\[)/m.exec(text)[1]);
  const names = tables.flatMap((table) => [...table.matchAll(/^([\w-]+)(?:\.workspace)? = /gm)]);
  return names.map(([, name]) => name).filter((name) => name !== 'grundyscope');
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

test('every text belongs to a crate, and no two rows have one name', () => {
  const { linked } = crateTable();
  const texts = readdirSync(join(WWW, 'build/licences/texts')).sort();
  assert.deepEqual([...new Set(linked.flatMap((crate) => crate.texts))].sort(), texts);
  assert.equal(new Set(linked.map(({ name }) => name)).size, linked.length);
});
