import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, lockedVersion, rustVersionIn, suits, versionIn } from '../../scripts/versions.mjs';

const LOCK = `
[[package]]
name = "wasm-bindgen"
version = "0.2.126"
dependencies = [
 "wasm-bindgen-macro",
]

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.125"
`;

test('the locked version is that of exactly the named package', () => {
  assert.equal(lockedVersion(LOCK, 'wasm-bindgen'), '0.2.126');
  assert.equal(lockedVersion(LOCK, 'wasm-bindgen-macro'), '0.2.125');
  assert.equal(lockedVersion(LOCK, 'wasm'), undefined);
});

test('rust-version is read from a manifest', () => {
  assert.equal(rustVersionIn('[package]\nrust-version = "1.88"\n'), '1.88');
  assert.equal(rustVersionIn('[package]\n# rust-version = "1.88"\n'), undefined);
});

test('the version is read from the output of a tool', () => {
  assert.equal(versionIn('rustc 1.95.0 (59807616e 2026-04-14)'), '1.95.0');
  assert.equal(versionIn('>=20.19'), '20.19');
  assert.equal(versionIn('no number'), undefined);
});

test('versions are compared number by number', () => {
  assert.ok(atLeast('1.88.0', '1.88'));
  assert.ok(atLeast('1.100.0', '1.88'));
  assert.ok(atLeast('v20.20.1', '20.19'));
  assert.ok(atLeast('1.96.0+dfsg1-1~deb12u2', '1.88'));
  assert.ok(atLeast('2', '1.99'));
  assert.ok(!atLeast('1.9.0', '1.88'));
  assert.ok(!atLeast('20.9.0', '20.19'));
  assert.ok(!atLeast('1', '1.88'));
  assert.ok(!atLeast('1.88.0-nightly', '1.89'));
});

test('the supported versions of Node.js are accepted', () => {
  const range = '^20.19.0 || >=22.12.0';
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '24.1.0'])
    assert.ok(suits(version, range), version);
  for (const version of ['18.20.0', '20.18.9', '21.7.0', '22.11.0'])
    assert.ok(!suits(version, range), version);
});
