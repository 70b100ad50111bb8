// One build of the crate by wasm-pack, or by what wasm-pack runs.
import { join } from 'node:path';
import { ROOT, TARGET } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';
import { WASM_TARGET } from '../setup/wasm-library.mjs';

/** Where a variant's package is made, before it goes into www/pkg. */
export const packageFolder = ({ name }) => join(TARGET, `pkg-${name}`);

/** Fetches the crates, so that their folders exist when the flags are made. */
export async function prepare(env) {
  const fetched = await run('cargo', ['fetch', '--locked', '--target', 'wasm32-unknown-unknown'], {
    cwd: ROOT,
    env,
  });
  const { output } = await run('rustc', ['--print', 'sysroot'], { env });
  return { fetched, flags: remapFlags([output.trim(), 'rust'], [ROOT, 'grundyscope']) };
}

/** Compiles a variant; the result is that of `run`. Each variant has a target folder of its own. */
export async function compile(variant, { env, flags, onLine }) {
  const folder = join(TARGET, variant.name);
  const buildEnv = {
    ...env,
    ...variant.env,
    CARGO_TARGET_DIR: folder,
    ...encodedRustFlags([...variant.rustFlags, ...flags]),
    CARGO_TERM_COLOR: 'never',
  };
  const given = { cwd: ROOT, env: buildEnv, onLine };
  const features = (variant.features ?? []).flatMap((feature) => ['--features', feature]);
  if (variant.alone) {
    // wasm-pack builds a library for Rust beside the module; where there is none, the compiler can leave out a seventh of the code.
    const what = ['--lib', '--crate-type', 'cdylib', '--target', WASM_TARGET, '--release', '--locked'];
    const built = await run('cargo', ['rustc', ...what, ...features], given);
    if (built.code !== 0) return built;
    const module = join(folder, WASM_TARGET, 'release', 'grundyscope.wasm');
    const out = ['--out-dir', packageFolder(variant), '--out-name', variant.crate];
    return run('wasm-bindgen', ['--target', 'web', ...out, module], given);
  }
  const args = ['build', '--target', 'web', '--release', '--no-opt', '--mode', 'no-install'];
  const out = ['--out-dir', packageFolder(variant), '--out-name', variant.crate];
  return run('wasm-pack', [...args, ...out, ROOT, '--', '--locked', ...features], given);
}
