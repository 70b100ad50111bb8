// One build of the crate `wasm`, by wasm-pack.
import { join } from 'node:path';
import { ROOT, TARGET } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';

/** The folder for a variant's package before its installation in www/pkg. */
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

/** The last build in each target folder. */
const lastBuilds = new Map();

/**
 * Compiles a variant; the result is that of `run`. Variants with the same
 * `target` share a target folder. Builds in one folder run one after the other, because their
 * modules have the same name.
 */
export function compile(variant, options) {
  const folder = join(TARGET, variant.target ?? variant.name);
  const build = (lastBuilds.get(folder) ?? Promise.resolve()).then(() => compileIn(folder, variant, options));
  lastBuilds.set(folder, build);
  return build;
}

async function compileIn(folder, variant, { env, flags, onLine }) {
  const buildEnv = {
    ...env,
    ...variant.env,
    CARGO_TARGET_DIR: folder,
    ...encodedRustFlags([...variant.rustFlags, ...flags]),
    CARGO_TERM_COLOR: 'never',
  };
  const options = { cwd: ROOT, env: buildEnv, onLine };
  // scripts/wasm/optimise.mjs runs wasm-opt, and scripts/wasm/manifest.mjs writes package.json.
  const pack = ['build', 'wasm', '--target', 'web', '--mode', 'no-install', '--no-opt', '--no-pack'];
  const features = ['--no-default-features', '--features', variant.features.join(',')];
  for (const each of [variant, ...(variant.alsoAs ?? [])]) {
    const out = ['--out-dir', packageFolder(each), '--out-name', each.crate];
    const built = await run('wasm-pack', [...pack, ...out, '--', '--locked', ...features], options);
    if (built.code !== 0) return built;
  }
  return { code: 0 };
}
