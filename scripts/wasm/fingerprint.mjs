// Whether www/pkg is already what a build would make: a hash over all that goes into one.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PKG, ROOT } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';

const STAMP = join(PKG, '.built-from.json');
const FILES = [
  'src',
  'Cargo.toml',
  'Cargo.lock',
  'README.md',
  'scripts/wasm',
  'scripts/lib/remap.mjs',
  'scripts/versions.mjs',
  'package-lock.json',
];

/** Every file at or below a path, sorted. */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = (() => {
    try {
      return readdirSync(path, { withFileTypes: true });
    } catch {
      return undefined; // a file
    }
  })();
  if (!entries) return [path];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}

/** One hash for the sources, the way of building and the compiler. */
export async function fingerprint(env) {
  const hash = createHash('sha256');
  for (const file of FILES.flatMap((name) => filesBelow(join(ROOT, name)))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const { output } = await run('rustc', ['-vV'], { env });
  return hash.update(output).digest('hex');
}

/** What the package was built from: `{ hash, kind, files }`, or undefined when it is not whole. */
export function readStamp() {
  try {
    const stamp = JSON.parse(readFileSync(STAMP, 'utf8'));
    return stamp.files.every((name) => existsSync(join(PKG, name))) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/** Written last, so that an interrupted build is not taken for a whole one. */
export function writeStamp(stamp) {
  writeFileSync(STAMP, `${JSON.stringify(stamp, undefined, 2)}\n`);
}

/** Called before the package's files are touched. */
export function removeStamp() {
  rmSync(STAMP, { force: true });
}
