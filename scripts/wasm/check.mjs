// Checks of the built packages before they are installed in www/pkg.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CARGO_HOME, ROOT } from '../lib/paths.mjs';
import { Stop } from '../lib/stop.mjs';

/** JavaScript without its whole-line comments: wasm-bindgen writes table indices into some. */
const code = (file) => readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');

/** One JavaScript file serves both modules, so both builds must have made the same. */
export function checkSameGlue(folderA, folderB) {
  if (code(join(folderA, 'grundyscope.js')) !== code(join(folderB, 'grundyscope.js'))) {
    throw new Stop(
      'The SIMD and the baseline build made different JavaScript, so one grundyscope.js cannot serve both: ' +
        `compare ${folderA} with ${folderB}.`,
    );
  }
}

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
