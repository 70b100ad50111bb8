// Copies of the project in other folders, for builds that share nothing with it but the installed
// packages.

import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { NODE_MODULES, ROOT } from '../../scripts/lib/paths.mjs';

/** What no build reads, and what builds write. */
const OMITTED = /^(?:\.git|tests|fuzz|examples|target|dist.*|lib|node_modules|test-results|\.tools)$/;

/** Copies the project, without anything that was built except www/pkg. */
export function copyProject(to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(ROOT).filter((one) => !OMITTED.test(one)))
    cpSync(join(ROOT, name), join(to, name), { recursive: true });
  linkPackages(join(to, 'node_modules'));
}

/**
 * The installed packages as files of the copy. Not one link to the folder: the bundler would name
 * modules by the paths of the originals.
 */
function linkPackages(to) {
  for (const entry of readdirSync(NODE_MODULES, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const file = join(to, relative(NODE_MODULES, from));
    mkdirSync(dirname(file), { recursive: true });
    try {
      linkSync(from, file);
    } catch {
      copyFileSync(from, file); // another file system
    }
  }
}

/** The digest of each file below a folder, by its path with "/". */
export function digests(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} was not built.`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        relative(folder, file).split(sep).join('/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
