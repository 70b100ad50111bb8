// Whether www/pkg is up to date: a hash of all inputs of a build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PKG, ROOT } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';

const STAMP = join(PKG, '.built-from.json');
const INPUTS = [
  'src',
  'wasm',
  'Cargo.toml',
  'Cargo.lock',
  'www/src/engine/builds.json',
  'www/build/licences/texts',
  'scripts/wasm',
  'scripts/lib/remap.mjs',
  'scripts/setup/versions.mjs',
];

/** wasm-opt's version and checksum; no other npm package takes part in these builds. */
function optimiser() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { version, integrity } = packages['node_modules/binaryen'];
  return `binaryen ${version} ${integrity}`;
}

/** Every file at or below a path, sorted. */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort();
}

/** The hash of the sources, the build scripts, wasm-opt and the compiler. */
export async function fingerprint(env) {
  const { output } = await run('rustc', ['-vV'], { env });
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesBelow(join(ROOT, input))))
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.update(optimiser()).update(output).digest('hex');
}

/** The stamp of the last build: `{ hash, kind, files }`; undefined if a file is missing. */
export function readStamp() {
  try {
    const stamp = JSON.parse(readFileSync(STAMP, 'utf8'));
    return stamp.files.every((name) => existsSync(join(PKG, name))) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/** Written last, so that an interrupted build does not count as complete. */
export function writeStamp(stamp) {
  writeFileSync(STAMP, `${JSON.stringify(stamp, undefined, 2)}\n`);
}

/** Called before the package's files are touched. */
export function removeStamp() {
  rmSync(STAMP, { force: true });
}
