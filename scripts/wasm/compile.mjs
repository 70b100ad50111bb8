// One build of the crate by wasm-pack.
import { join } from 'node:path';
import { ROOT, TARGET } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';

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

/** Runs wasm-pack for a variant; its result is that of `run`. Each variant has a target folder of its own. */
export function compile(variant, { env, flags, onLine }) {
  const buildEnv = {
    ...env,
    ...variant.env,
    CARGO_TARGET_DIR: join(TARGET, variant.name),
    ...encodedRustFlags([...variant.rustFlags, ...flags]),
    CARGO_TERM_COLOR: 'never',
  };
  const args = ['build', '--target', 'web', '--release', '--no-opt', '--mode', 'no-install'];
  const out = ['--out-dir', packageFolder(variant), '--out-name', variant.crate];
  const features = (variant.features ?? []).flatMap((feature) => ['--features', feature]);
  return run('wasm-pack', [...args, ...out, ROOT, '--', '--locked', ...features], {
    cwd: ROOT,
    env: buildEnv,
    onLine,
  });
}
