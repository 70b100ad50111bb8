// Binaryen's wasm-opt over one module.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_MODULES } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { WASM_FEATURES } from './builds.mjs';
import { trapPanics } from './traps.mjs';

const WASM_OPT = join(NODE_MODULES, 'binaryen', 'bin', 'wasm-opt');
const wasmOpt = (...args) => run(process.execPath, [WASM_OPT, ...args, ...WASM_FEATURES]);

/**
 * Assumes that no data is in the lowest 1024 bytes, so that small constants can be part of load and
 * store instructions. The linker puts the stack first, which grows down, so only a stack that is
 * about to overflow uses them; otherwise it leaves them free (the default of wasm-ld's
 * --global-base is 1024).
 */
const LOW = '--low-memory-unused';
const STRIP = ['--strip-debug', '--strip-producers', '--strip-target-features'];

/** Writes the optimised module; the result is that of `run`. */
export async function optimise({ optFlags }, from, to) {
  const trapped = `${to}.trapped`;
  if ((await trapPanics(from, trapped)) === 0)
    return { code: 1, output: 'No function that panics has a name any more: see scripts/wasm/traps.mjs.' };
  const written = await wasmOpt(trapped, '-o', to, ...optFlags, LOW, ...STRIP);
  rmSync(trapped, { force: true });
  // wasm-opt allows the features in the features section of a module, whatever the flags. The
  // output has no such section, so a second run refuses instructions that are not enabled.
  return written.code === 0 ? wasmOpt(to) : written;
}
