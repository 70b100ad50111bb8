// The check of a module before it is installed in www/pkg.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { CARGO_HOME, ROOT } from '../lib/paths.mjs';
import { Stop } from '../lib/stop.mjs';

/**
 * Whether the bytes contain an absolute path: /src/ in crates/name/src/ is no folder of this
 * machine.
 */
function containsPath(bytes, path) {
  for (let at = bytes.indexOf(path); at >= 0; at = bytes.indexOf(path, at + 1)) {
    if (!/[\w.-]/.test(String.fromCharCode(bytes[at - 1] ?? 0))) return true;
  }
  return false;
}

/** Throws if a module contains the path of a folder of the building machine. */
export function checkNoPaths(file) {
  const bytes = readFileSync(file);
  for (const path of [ROOT, CARGO_HOME, homedir()]) {
    if (containsPath(bytes, `${path}/`)) {
      throw new Stop(
        `${file} contains a path of this machine (${path}): see remapFlags in scripts/lib/remap.mjs.`,
      );
    }
  }
}
