// Binaryen's wasm-opt over one module.
import { join } from 'node:path';
import { NODE_MODULES } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { trapPanics } from './traps.mjs';

const WASM_OPT = join(NODE_MODULES, 'binaryen', 'bin', 'wasm-opt');

/**
 * The linker puts the stack first, which grows down: the lowest 1024 bytes are used by what is about to overflow it, and by nothing
 * else; and where it does not, it leaves them free (wasm-ld's --global-base is 1024 unless it is told otherwise). Where nothing lies
 * there, small constants can be part of the instruction that loads or stores.
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
  // While a module says itself which features it uses, those are allowed whatever the flags. Without that
  // section a second reading refuses each instruction that the variant must not have.
  return written.code === 0 ? validate(variant, to) : written;
}

/** Whether a module without a features section keeps to the variant's features: the result of `run`. */
export const validate = (variant, file) => run(process.execPath, [WASM_OPT, file, ...variant.optFlags]);
