// The versions that set-up needs, each read from the one file that states it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

/** The one tool that no manifest names. */
export const WASM_PACK = '0.15.1';

/** The version of a package in the text of a Cargo.lock, or undefined. */
export function lockedVersion(lock, name) {
  for (const block of lock.split('[[package]]')) {
    if (/^name = "([^"]+)"/m.exec(block)?.[1] === name) return /^version = "([^"]+)"/m.exec(block)?.[1];
  }
  return undefined;
}

/** The `rust-version` in the text of a Cargo.toml, or undefined. */
export function rustVersionIn(manifest) {
  return /^rust-version\s*=\s*"([^"]+)"/m.exec(manifest)?.[1];
}

/** The first dotted number in a text such as "rustc 1.95.0 (abc 2026-01-01)", or undefined. */
export function versionIn(text) {
  return /\d+(?:\.\d+)+/.exec(text)?.[0];
}

/** Whether version `have` ("1.95.0", "v20.20.1") is `need` ("1.88") or newer. */
export function atLeast(have, need) {
  const parts = (version) => version.replace(/^v/, '').split(/[.+-]/).map(Number);
  const [a, b] = [parts(have), parts(need)];
  for (let i = 0; i < b.length; i += 1) {
    if ((a[i] || 0) !== b[i]) return (a[i] || 0) > b[i];
  }
  return true;
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** wasm-bindgen's command-line tool must be of exactly the version that the crate is locked to. */
export const wasmBindgenVersion = () => lockedVersion(read('Cargo.lock'), 'wasm-bindgen');

/** The oldest Rust that the crate promises to work with. */
export const neededRust = () => rustVersionIn(read('Cargo.toml'));

/** The versions of Node.js that the page's tools work with: "^20.19.0 || >=22.12.0". */
export const neededNode = () => JSON.parse(read('package.json')).engines.node;

/** Whether a version lies in such a range: `^` keeps the first number, `>=` does not. */
export function suits(version, range) {
  return range.split('||').some((part) => {
    const least = versionIn(part);
    const same = version.split('.')[0] === least.split('.')[0];
    return atLeast(version, least) && (same || part.includes('>='));
  });
}
