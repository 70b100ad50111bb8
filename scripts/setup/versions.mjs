// The versions that set-up needs, each read from the one file that states it. npm itself compares
// Node.js with package.json (.npmrc).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** The one tool that no manifest names. */
export const WASM_PACK = '0.15.1';

/** wasm-bindgen's command-line tool must be of exactly the version that the crate is locked to. */
export const wasmBindgenVersion = () =>
  /^name = "wasm-bindgen"\nversion = "([^"]+)"/m.exec(read('Cargo.lock'))?.[1];

/** The oldest Rust that the crate promises to work with. */
export const neededRust = () => /^rust-version = "([^"]+)"/m.exec(read('Cargo.toml'))?.[1];

/** The first dotted number in a text such as "rustc 1.95.0 (abc 2026-01-01)", or "0". */
export const versionIn = (text) => /\d+(?:\.\d+)+/.exec(text)?.[0] ?? '0';

/** Whether version `have` ("1.95.0") is `need` ("1.88") or newer. */
export function atLeast(have, need) {
  const [a, b] = [have, need].map((version) => version.split(/[.+-]/).map(Number));
  const at = b.findIndex((number, index) => (a[index] || 0) !== number);
  return at < 0 || (a[at] || 0) > b[at];
}
