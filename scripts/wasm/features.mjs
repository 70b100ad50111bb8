// The features of the crate, as Cargo.toml lists them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** The names of the crate's features, without those that only group others. */
export function cargoFeatures(manifest = readFileSync(join(ROOT, 'Cargo.toml'), 'utf8')) {
  const [, features = ''] = /^\[features\]\n([\s\S]*?)^\[/m.exec(manifest) ?? [];
  return Array.from(features.matchAll(/^([\w-]+) = \[\]/gm), ([, name]) => name);
}
