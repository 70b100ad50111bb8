// Compiler flags that keep local paths out of builds, which contain them in panic messages.
import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { CARGO_HOME } from './paths.mjs';

/**
 * Flags for Cargo's folders, where the dependencies' sources are, and for more pairs of a folder
 * and a name.
 */
export function remapFlags(...more) {
  const registry = join(CARGO_HOME, 'registry', 'src');
  const sources = folders(registry).map((name) => [join(registry, name), 'crates']);
  // When several fit, rustc takes the last one given: the general ones come first.
  return [[CARGO_HOME, 'cargo'], ...more, ...sources]
    .flatMap(([from, to]) => [...new Set([from, real(from)])].map((path) => [path, to]))
    .map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
}

/**
 * Compiler flags for Cargo, with any characters; takes precedence over RUSTFLAGS.
 */
export const encodedRustFlags = (flags) => ({ CARGO_ENCODED_RUSTFLAGS: flags.join('\u001f') });

function folders(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function real(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
