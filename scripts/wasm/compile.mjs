// One build of the crate `wasm`, by wasm-pack.
import { join } from 'node:path';
import { ROOT, TARGET } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';

/** Builds of one profile share the engine and all dependencies; of two, not even a lock. */
const targetOf = ({ profile }) => join(TARGET, 'wasm', profile);

/** The folder of a build's files before their installation in www/pkg. */
export const folderOf = (build) => join(targetOf(build), build.name);

/** Fetches the crates, so that their folders exist when the flags are made. */
export async function prepare(env) {
  const fetched = await run('cargo', ['fetch', '--locked', '--target', 'wasm32-unknown-unknown'], {
    cwd: ROOT,
    env,
  });
  const { output } = await run('rustc', ['--print', 'sysroot'], { env });
  return { fetched, flags: remapFlags([output.trim(), 'rust'], [ROOT, 'grundyscope']) };
}

/** Compiles a build; the result is that of `run`. */
export function compile(build, { env, flags, onLine }) {
  const { name, profile, features, rustFlags } = build;
  const buildEnv = {
    ...env,
    CARGO_TARGET_DIR: targetOf(build),
    ...encodedRustFlags([...rustFlags, ...flags]),
    CARGO_TERM_COLOR: 'never',
  };
  // scripts/wasm/optimise.mjs runs wasm-opt; www/pkg is no package of its own.
  const pack = ['build', 'wasm', '--target', 'web', '--mode', 'no-install', '--no-opt', '--no-pack'];
  const names = ['--out-dir', folderOf(build), '--out-name', name];
  const cargo = ['--locked', '--no-default-features', '--features', features.join(',')];
  return run('wasm-pack', [...pack, '--profile', profile, ...names, '--', ...cargo], {
    cwd: ROOT,
    env: buildEnv,
    onLine,
  });
}
