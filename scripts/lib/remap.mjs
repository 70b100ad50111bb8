// Compiler flags that keep local paths out of builds, which contain them in panic messages.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { CARGO_HOME } from './paths.mjs';

/**
 * Flags for Cargo's folders, where the dependencies' sources are, and for more pairs of a folder
 * and a name.
 */
export function remapFlags(...more) {
  const registry = join(CARGO_HOME, 'registry', 'src');
  const sources = existsSync(registry) ? readdirSync(registry) : [];
  // When several fit, rustc takes the last one given: the general ones come first.
  return [[CARGO_HOME, 'cargo'], ...more, ...sources.map((name) => [join(registry, name), 'crates'])]
    .flatMap(([from, to]) =>
      Array.from(new Set([from, existsSync(from) ? realpathSync(from) : from]), (path) => [path, to]),
    )
    .map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
}

/** Compiler flags for Cargo, with any characters; takes precedence over RUSTFLAGS. */
export const encodedRustFlags = (flags) => ({ CARGO_ENCODED_RUSTFLAGS: flags.join('\u001f') });
