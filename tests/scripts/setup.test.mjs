import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('another version, a missing and a surplus package are seen', () => {
  assert.ok(!sameAsLock(LOCK, { packages: { 'node_modules/a': { version: '1.0.1' } } }));
  assert.ok(!sameAsLock(LOCK, { packages: {} }));
  const surplus = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } };
  assert.ok(!sameAsLock(LOCK, { packages: surplus }));
});

test("the lld package that goes with Debian's compiler", () => {
  assert.equal(lldPackage('../lib/llvm-22/bin/lld'), 'lld-22');
  assert.equal(lldPackage('lld-19'), 'lld-19');
  assert.equal(lldPackage('lld'), undefined);
});
