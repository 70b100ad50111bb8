// A Rust compiler with a wasm32 library out of Debian packages alone, for machines that reach a
// Debian mirror but not rustup's server. Debian packages no wasm32 library for this compiler, so it
// is built once from Debian's source.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, withPath } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';
import { excerpt, startTask } from '../lib/task.mjs';
import { atLeast, neededRust } from '../versions.mjs';
import { aptGet, aptUpdate, asRoot, candidate } from './apt.mjs';

const TOOLCHAIN = 'grundyscope-debian';
const TARGET = 'wasm32-unknown-unknown';
const LIBRARY = `/usr/lib/rustlib/${TARGET}/lib`;
// rust-web-clippy is for the checks of `npm test`.
const PACKAGES = ['rustc-web', 'cargo-web', 'rust-web-src', 'rust-web-llvm', 'rust-web-clippy'];

/** The environment in which `cargo` and `rustc` are Debian's. */
export function debianEnvironment({ env, rustup }) {
  return rustup ? { ...env, RUSTUP_TOOLCHAIN: TOOLCHAIN } : withPath(env, '/usr/bin');
}

/** The lld package that fits where Debian's /usr/bin/rust-lld points, e.g. "lld-22". */
export function lldPackage(linkTarget) {
  const version = /(?:llvm|lld)-(\d+)/.exec(linkTarget)?.[1];
  return version && `lld-${version}`;
}

/** The target of a symbolic link; undefined for other files. */
function linkOf(path) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** Installs the packages, builds the library, links the toolchain; whether that worked. */
export async function installDebianLibrary(env) {
  const apt = await aptGet();
  if (!apt) return false;
  const task = startTask('Installing a Rust for WebAssembly from Debian instead (once)', { seconds: 120 });
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-std-'));
  try {
    const problem = await steps(apt, env, folder, (text) => task.update(text));
    task.end(!problem, problem ? 'not possible' : 'from Debian packages');
    if (problem) console.error(excerpt(problem, 30));
    return !problem;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each step in turn; the output of the one that failed, or nothing. */
async function steps(apt, env, folder, say) {
  say('package lists');
  await aptUpdate(apt);
  const version = await candidate('rustc-web');
  if (!version || !atLeast(version, neededRust())) return `Debian's rustc-web here: ${version ?? 'none'}.`;

  const install = (...names) =>
    run(apt[0], [...apt.slice(1), 'install', '--no-install-recommends', ...names], { seconds: 900 });
  say(`rustc ${version}`);
  let done = await install(...PACKAGES);
  if (done.code !== 0) return done.output;
  done = await install(lldPackage(linkOf('/usr/bin/rust-lld')) ?? 'lld');
  if (done.code !== 0) return done.output;

  say('building the library');
  done = await buildLibrary(folder);
  if (done.code !== 0) return done.output;

  say('copying the library');
  done = await copyLibrary(folder);
  if (done.code !== 0) return done.output;
  if (!env.RUSTUP_TOOLCHAIN) return undefined;
  done = await run('rustup', ['toolchain', 'link', TOOLCHAIN, '/usr'], { env });
  return done.code === 0 ? undefined : done.output;
}

function buildLibrary(folder) {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'lib.rs'), '');
  writeFileSync(
    join(folder, 'Cargo.toml'),
    '[package]\nname = "scratch"\nversion = "0.0.0"\nedition = "2021"\n',
  );
  const env = {
    ...withPath(process.env, '/usr/bin'), // Debian's cargo and rustc, not rustup's
    CARGO_TARGET_DIR: join(folder, 'target'),
    RUSTC_BOOTSTRAP: '1', // -Zbuild-std is unstable
    // Without the bitcode link-time optimisation fails.
    ...encodedRustFlags(['-Cembed-bitcode=yes', ...remapFlags()]),
  };
  delete env.RUSTUP_TOOLCHAIN;
  const args = ['build', '--release', '--target', TARGET, '-Zbuild-std=std,panic_abort,test'];
  return run('/usr/bin/cargo', args, { cwd: folder, env, seconds: 900 });
}

/** Writing below /usr needs root; libcore, by which the library is recognised, goes last. */
async function copyLibrary(folder) {
  const built = join(folder, 'target', TARGET, 'release', 'deps');
  const staged = join(folder, 'lib');
  for (const name of readdirSync(built).filter(
    (name) => name.endsWith('.rlib') && !name.startsWith('libscratch'),
  )) {
    cpSync(join(built, name), join(staged, name));
  }
  const script =
    `set -e; mkdir -p '${LIBRARY}'; rm -f '${LIBRARY}'/*.rlib; cd '${staged}'; ` +
    `find . -name '*.rlib' ! -name 'libcore-*' -exec cp {} '${LIBRARY}' ';'; cp libcore-* '${LIBRARY}'`;
  const command = [...(await asRoot()), 'sh', '-c', script];
  return run(command[0], command.slice(1));
}
