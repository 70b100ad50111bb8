import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { lldPackage } from '../../scripts/setup/debian-rust.mjs';
import { sameAsLock } from '../../scripts/setup/packages.mjs';

const LOCK = {
  packages: {
    '': { name: 'page' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-windows': { version: '1.0.0', optional: true },
  },
};

test('packages for other platforms may be absent', () => {
  assert.ok(sameAsLock(LOCK, { packages: { 'node_modules/a': { version: '1.0.0' } } }));
});

test('another version, a missing and a surplus package are detected', () => {
  assert.ok(!sameAsLock(LOCK, { packages: { 'node_modules/a': { version: '1.0.1' } } }));
  assert.ok(!sameAsLock(LOCK, { packages: {} }));
  const surplus = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } };
  assert.ok(!sameAsLock(LOCK, { packages: surplus }));
});

test("the lld package matches Debian's compiler", () => {
  assert.equal(lldPackage('../lib/llvm-22/bin/lld'), 'lld-22');
  assert.equal(lldPackage('lld-19'), 'lld-19');
  assert.equal(lldPackage('lld'), undefined);
});

/**
 * Every file that is loaded before the first line of `file` runs, with the packages that it
 * imports.
 */
function readFirst(file, seen = new Map()) {
  if (seen.has(file)) return seen;
  const named = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b(?:[^;'=(]*\bfrom)?\s*'([^']+)';/gm);
  const from = Array.from(named, ([, name]) => name);
  seen.set(
    file,
    from.filter((name) => !/^(?:node:|\.)/.test(name)),
  );
  for (const name of from) if (/^\..*\.mjs$/.test(name)) readFirst(join(dirname(file), name), seen);
  return seen;
}

test('every command starts before any package is installed', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const commands = new Set(
    Object.values(scripts).flatMap((line) => line.match(/(?:[\w-]+\/)+[\w-]+\.mjs/) ?? []),
  );
  assert.ok(commands.size > 10);
  let files = 0;
  for (const command of commands) {
    const read = readFirst(join(ROOT, command));
    files += read.size;
    for (const [file, packages] of read) assert.deepEqual(packages, [], `${command} reads ${file}`);
  }
  assert.ok(files > 3 * commands.size);
});
