// Whether a built folder is up to date, by a hash of all inputs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, TARGET } from './paths.mjs';

/** Every file at or below a path, sorted. */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
}

/** One hash for the files at or below `inputs`, paths from the project's root. */
export function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(join(ROOT, input)))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Runs `build` unless `folder`, which it fills, was made of the same inputs. The hash is taken
 * before the build and written after it: a change meanwhile, or an interruption, leads to another
 * build. Returns whether it was built.
 */
export async function buildIfChanged(folder, inputs, build) {
  const stamp = join(TARGET, `${relative(ROOT, folder)}.built-from`);
  const hash = hashOf(inputs);
  if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, hash);
  return true;
}
