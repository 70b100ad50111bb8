// Binaryen's wasm-opt over one module.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_MODULES } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { trapPanics } from './traps.mjs';

const WASM_OPT = join(NODE_MODULES, 'binaryen', 'bin', 'wasm-opt');

/**
 * Assumes that no data is in the lowest 1024 bytes, so that small constants can be part of load and
 * store instructions. The linker puts the stack first, which grows down, so only a stack that is
 * about to overflow uses them; otherwise it leaves them free (the default of wasm-ld's
 * --global-base is 1024).
 */
const LOW = '--low-memory-unused';

/** Writes the optimised module; the result is that of `run`. */
export async function optimise(variant, from, to) {
  const strip = ['--strip-debug', '--strip-producers', '--strip-target-features'];
  const trapped = `${to}.trapped`;
  if (variant.traps && (await trapPanics(from, trapped)) === 0)
    return { code: 1, output: 'No function that panics has a name any more: see scripts/wasm/traps.mjs.' };
  const written = await run(process.execPath, [
    WASM_OPT,
    variant.traps ? trapped : from,
    '-o',
    to,
    variant.level ?? '-O3',
    LOW,
    ...(variant.inlining ?? []),
    ...strip,
    ...variant.optFlags,
  ]);
  rmSync(trapped, { force: true });
  // wasm-opt allows the features in the features section of a module, whatever the flags. The
  // output has no such section, so a second run refuses instructions that are not enabled.
  return written.code === 0 ? validate(variant, to) : written;
}

/**
 * Whether a module without a features section keeps to the variant's features: the result of `run`.
 */
const validate = (variant, file) => run(process.execPath, [WASM_OPT, file, ...variant.optFlags]);
