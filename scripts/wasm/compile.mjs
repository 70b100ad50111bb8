// One build of the crate `wasm`: wasm-pack compiles it, then Binaryen's wasm-opt optimises it.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_MODULES, ROOT, TARGET } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';
import { outputOf } from '../lib/task.mjs';
import { WASM_TARGET } from '../setup/debian.mjs';
import { WASM_FEATURES } from './builds.mjs';
import { trapPanics } from './traps.mjs';

/** Builds of one profile share the engine and all dependencies; of two, not even a lock. */
const targetOf = ({ profile }) => join(TARGET, 'wasm', profile);

/** The folder of a build's files before their installation in www/pkg. */
export const folderOf = (build) => join(targetOf(build), build.name);

/** Fetches the crates, so that their folders exist, and returns flags that hide these. */
export async function prepare(env) {
  const fetching = run('cargo', ['fetch', '--locked', '--target', WASM_TARGET], { cwd: ROOT, env });
  await outputOf(fetching, "The crate's dependencies could not be fetched (see above).");
  const { output } = await run('rustc', ['--print', 'sysroot'], { env });
  return remapFlags([output.trim(), 'rust'], [ROOT, 'grundyscope']);
}

/** Makes a build in its folder. `flags` are those of `prepare`. */
export async function compile(build, { env, flags }) {
  const { name, profile, features, rustFlags, optFlags } = build;
  const folder = folderOf(build);
  rmSync(folder, { recursive: true, force: true });
  // www/pkg is no package of its own.
  const pack = ['build', 'wasm', '--target', 'web', '--mode', 'no-install', '--no-opt', '--no-pack'];
  const names = ['--out-dir', folder, '--out-name', name];
  const cargo = ['--locked', '--no-default-features', '--features', features.join(',')];
  const compiling = run('wasm-pack', [...pack, '--profile', profile, ...names, '--', ...cargo], {
    cwd: ROOT,
    env: {
      ...env,
      CARGO_TARGET_DIR: targetOf(build),
      ...encodedRustFlags([...rustFlags, ...flags]),
      CARGO_TERM_COLOR: 'never',
    },
  });
  await outputOf(compiling, 'The crate does not build for WebAssembly (see above).');
  if (optFlags) await optimise(join(folder, `${name}_bg.wasm`), optFlags);
}

/**
 * Assumes that no data is in the lowest 1024 bytes, so that small constants can be part of load and
 * store instructions. The linker puts the stack first, which grows down, so only a stack that is
 * about to overflow uses them; otherwise it leaves them free (the default of wasm-ld's
 * --global-base is 1024).
 */
const LOW = '--low-memory-unused';
const STRIP = ['--strip-debug', '--strip-producers', '--strip-target-features'];
const WASM_OPT = join(NODE_MODULES, 'binaryen', 'bin', 'wasm-opt');

async function optimise(module, optFlags) {
  const wasmOpt = (...args) =>
    outputOf(
      run(process.execPath, [WASM_OPT, ...args, ...Object.values(WASM_FEATURES)]),
      `wasm-opt refuses ${module} (see above).`,
    );
  const optimised = `${module}.optimised`;
  await trapPanics(module);
  await wasmOpt(module, '-o', optimised, ...optFlags, LOW, ...STRIP);
  // wasm-opt allows the features in the features section of a module, whatever the flags. The
  // output has no such section, so a second run refuses instructions that are not enabled.
  await wasmOpt(optimised);
  renameSync(optimised, module);
}
