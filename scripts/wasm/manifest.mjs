// The files that make www/pkg a package: package.json (from Cargo.toml), README and licences, those
// of the crates in the engine too.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LICENSES, licences } from '../../www/build/licences/document.mjs';
import { ROOT } from '../lib/paths.mjs';

const TEXTS = ['README.md', 'LICENSE-APACHE', 'LICENSE-MIT'];

/** A field of the crate's [package] table: a text or a list of texts. */
function field(manifest, name) {
  const [, value] = new RegExp(`^${name} = (.+)$`, 'm').exec(manifest) ?? [];
  return value && JSON.parse(value);
}

/** package.json of a package with these modules. */
function packageJson(manifest, modules) {
  const text = (name) => field(manifest, name);
  return {
    name: text('name'),
    type: 'module',
    description: text('description'),
    version: text('version'),
    license: text('license'),
    files: [...modules, 'grundyscope.js', 'grundyscope.d.ts', 'LICENSE-APACHE', 'LICENSE-MIT', LICENSES],
    main: 'grundyscope.js',
    types: 'grundyscope.d.ts',
    sideEffects: ['./snippets/*'],
    keywords: text('keywords'),
  };
}

/** Writes them into a folder. */
export function describePackage(folder, modules) {
  const manifest = readFileSync(join(ROOT, 'Cargo.toml'), 'utf8');
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(packageJson(manifest, modules), undefined, 2)}\n`,
  );
  // No npm package is in it, but the crates are in its modules.
  writeFileSync(join(folder, LICENSES), licences([]));
  for (const name of TEXTS) copyFileSync(join(ROOT, name), join(folder, name));
}
