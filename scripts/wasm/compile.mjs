// One build of the crate, by cargo and wasm-bindgen. wasm-pack would do the same two steps, but it
// also builds a Rust library, which makes the module a seventh larger.
import { join } from 'node:path';
import { ROOT, TARGET } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';
import { WASM_TARGET } from '../setup/debian.mjs';

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
  const features = ['--no-default-features', '--features', variant.features.join(',')];
  const target = ['--lib', '--crate-type', 'cdylib', '--target', WASM_TARGET, '--release', '--locked'];
  const built = await run('cargo', ['rustc', ...target, ...features], options);
  if (built.code !== 0) return built;
  const module = join(folder, WASM_TARGET, 'release', 'grundyscope.wasm');
  for (const each of [variant, ...(variant.alsoAs ?? [])]) {
    const out = ['--out-dir', packageFolder(each), '--out-name', each.crate];
    const bound = await run('wasm-bindgen', ['--target', 'web', ...out, module], options);
    if (bound.code !== 0) return bound;
  }
  return built;
}
