// One build of the crate `wasm`: wasm-pack compiles it, then Binaryen's wasm-opt optimises it.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_MODULES, ROOT, TARGET } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';
import { outputOf, Stop } from '../lib/task.mjs';
import { WASM_TARGET } from '../setup/debian.mjs';
import { WASM_FEATURES } from './builds.mjs';
import { trapPanics } from './traps.mjs';

/** Builds of one profile share the engine and all dependencies; of two, not even a lock. */
const targetOf = ({ profile }) => join(TARGET, 'wasm', profile);

/** The folder of a build's files, which have one name in all builds until they are in www/pkg. */
export const folderOf = (build) => join(targetOf(build), build.name);

/** Fetches the crates, so that their folders exist, and returns flags that hide these. */
export async function prepare(env) {
  const fetching = run('cargo', ['fetch', '--locked', '--target', WASM_TARGET], { cwd: ROOT, env });
  await outputOf(fetching, "The crate's dependencies could not be fetched (see above).");
  const { output } = await run('rustc', ['--print', 'sysroot'], { env });
  return remapFlags([output.trim(), 'rust'], [ROOT, 'grundyscope']);
}

// wasm-bindgen numbers the casts of each build anew. Named by what they cast, in as many characters
// as the numbers have, they are the same in all builds, so that the page's worker has one script.
function nameCasts(...files) {
  const texts = files.map((file) => readFileSync(file, 'latin1'));
  const cast = /(?<=__wbindgen_cast_)(\d+)(?:: function.*\n.*Cast intrinsic for `(.+) ->)/g;
  const names = new Map(Array.from(texts[0].matchAll(cast), ([, number, from]) => [number, from]));
  const name = (number) => names.get(number).replace(/\W/g, '_').padEnd(16, '_').slice(0, 16);
  if (new Set([...names.keys()].map(name)).size < names.size) throw new Stop('Two casts have one name.');
  for (const [at, file] of files.entries())
    writeFileSync(file, texts[at].replace(/(?<=__wbindgen_cast_)\d+/g, name), 'latin1');
}

/** Makes a build in its folder. `flags` are those of `prepare`. */
export async function compile(build, { env, flags }) {
  const { profile, features, rustFlags, optFlags } = build;
  const folder = folderOf(build);
  rmSync(folder, { recursive: true, force: true });
  // www/pkg is no package of its own.
  const pack = ['build', 'wasm', '--target', 'web', '--mode', 'no-install', '--no-opt', '--no-pack'];
  const names = ['--out-dir', folder, '--out-name', 'grundyscope'];
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
  nameCasts(join(folder, 'grundyscope.js'), join(folder, 'grundyscope_bg.wasm'));
  if (optFlags) await optimise(join(folder, 'grundyscope_bg.wasm'), build);
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

async function optimise(module, { optFlags, stops }) {
  const wasmOpt = (...args) =>
    outputOf(
      run(process.execPath, [WASM_OPT, ...args, ...Object.values(WASM_FEATURES)]),
      `wasm-opt refuses ${module} (see above).`,
    );
  const optimised = `${module}.optimised`;
  await trapPanics(module, stops);
  await wasmOpt(module, '-o', optimised, ...optFlags, LOW, ...STRIP);
  // wasm-opt allows the features in the features section of a module, whatever the flags. The
  // output has no such section, so a second run refuses instructions that are not enabled.
  await wasmOpt(optimised);
  renameSync(optimised, module);
}
