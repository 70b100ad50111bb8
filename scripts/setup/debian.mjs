// Rust's standard library for wasm32-unknown-unknown: there already, by rustup, or from Debian.
//
// By hand, because `rustup target add` fails on machines that reach only package registries. Debian
// has a compiler of its own with the source of its library, but packages no wasm32 library for it:
// that is built here, once.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, withPath } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';
import { Stop } from '../lib/stop.mjs';
import { excerpt, runTask, startTask } from '../lib/task.mjs';
import { aptInstall, asRoot } from './apt.mjs';
import { atLeast, neededRust, versionIn } from './versions.mjs';

export const WASM_TARGET = 'wasm32-unknown-unknown';
const TOOLCHAIN = 'grundyscope-debian';
const LIBRARY = `/usr/lib/rustlib/${WASM_TARGET}/lib`;
// rust-web-clippy is for the checks of `npm test`.
const PACKAGES = ['rustc-web', 'cargo-web', 'rust-web-src', 'rust-web-llvm', 'rust-web-clippy'];

/** The environment in which cargo can build for wasm32, whichever way that was reached. */
export async function ensureWasmLibrary({ env, rustup }) {
  if (await hasWasmLibrary(env)) return env;
  // The environment in which `cargo` and `rustc` are Debian's.
  const debian = rustup ? { ...env, RUSTUP_TOOLCHAIN: TOOLCHAIN } : withPath(env, '/usr/bin');
  if (await hasWasmLibrary(debian)) return debian;
  if (rustup) {
    const title = `Adding Rust's ${WASM_TARGET} library by rustup (once)`;
    await runTask(title, 'rustup', ['target', 'add', WASM_TARGET], { env, seconds: 300, optional: true });
    if (await hasWasmLibrary(env)) return env;
  }
  if ((await installFromDebian(debian)) && (await hasWasmLibrary(debian))) return debian;
  throw new Stop(
    rustup
      ? `Rust's library for WebAssembly cannot be installed here: run "rustup target add ${WASM_TARGET}" where the network allows it, with rustup's rustc before any other on PATH, then run this again.`
      : 'This Rust has no library for WebAssembly: install Rust from https://rustup.rs, put its folder (~/.cargo/bin) first on PATH, and run this again.',
  );
}

/** Whether the compiler of this environment has the library (and is not too old). */
async function hasWasmLibrary(env) {
  const ask = async (...args) => (await run('rustc', args, { env })).output.trim();
  try {
    const names = readdirSync(await ask('--print', 'target-libdir', '--target', WASM_TARGET));
    const has = (name) => names.some((each) => each.startsWith(`lib${name}-`) && each.endsWith('.rlib'));
    return has('core') && has('std') && atLeast(versionIn(await ask('--version')), neededRust());
  } catch {
    return false;
  }
}

/** Installs the packages, builds the library, links the toolchain; whether that worked. */
async function installFromDebian(env) {
  const install = await aptInstall();
  if (!install) return false;
  const task = startTask('Installing a Rust for WebAssembly from Debian instead (once)');
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-std-'));
  try {
    for (const [state, step] of steps(install, env, folder)) {
      task.update(state);
      const { code, output } = await step();
      if (code === 0) continue;
      task.end(false, 'not possible');
      console.error(excerpt(output, 30));
      return false;
    }
    task.end(true, 'from Debian packages');
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const steps = (install, env, folder) => [
  ['Debian has one', () => isNewEnough()],
  ['packages', () => run(install[0], [...install.slice(1), ...PACKAGES], { seconds: 900 })],
  ['linker', () => run(install[0], [...install.slice(1), linker()], { seconds: 900 })],
  ['building the library', () => buildLibrary(folder)],
  ['copying the library', () => copyLibrary(folder)],
  ...(env.RUSTUP_TOOLCHAIN
    ? [['linking', () => run('rustup', ['toolchain', 'link', TOOLCHAIN, '/usr'], { env })]]
    : []),
];

async function isNewEnough() {
  const { output } = await run('apt-cache', ['policy', 'rustc-web']);
  const version = versionIn(/Candidate:.*/.exec(output)?.[0] ?? '');
  return { code: atLeast(version, neededRust()) ? 0 : 1, output: `Debian's rustc-web here: ${version}.` };
}

/** The lld package that fits where Debian's /usr/bin/rust-lld points, such as "lld-22". */
function linker() {
  try {
    return `lld-${/(?:llvm|lld)-(\d+)/.exec(readlinkSync('/usr/bin/rust-lld'))[1]}`;
  } catch {
    return 'lld';
  }
}

function buildLibrary(folder) {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'lib.rs'), '');
  const manifest = '[package]\nname = "scratch"\nversion = "0.0.0"\nedition = "2021"\n';
  writeFileSync(join(folder, 'Cargo.toml'), manifest);
  const env = {
    ...withPath(process.env, '/usr/bin'), // Debian's cargo and rustc, not rustup's
    CARGO_TARGET_DIR: join(folder, 'target'),
    RUSTC_BOOTSTRAP: '1', // -Zbuild-std is unstable
    // Without the bitcode link-time optimisation fails.
    ...encodedRustFlags(['-Cembed-bitcode=yes', ...remapFlags()]),
  };
  delete env.RUSTUP_TOOLCHAIN;
  const args = ['build', '--release', '--target', WASM_TARGET, '-Zbuild-std=std,panic_abort,test'];
  return run('/usr/bin/cargo', args, { cwd: folder, env, seconds: 900 });
}

/** Writing below /usr needs root; libcore, by which the library is recognised, goes last. */
async function copyLibrary(folder) {
  const built = join(folder, 'target', WASM_TARGET, 'release', 'deps');
  const staged = join(folder, 'lib');
  for (const name of readdirSync(built).filter((one) => /^(?!libscratch).*\.rlib$/.test(one)))
    cpSync(join(built, name), join(staged, name));
  const script =
    `set -e; mkdir -p '${LIBRARY}'; rm -f '${LIBRARY}'/*.rlib; cd '${staged}'; ` +
    `find . -name '*.rlib' ! -name 'libcore-*' -exec cp {} '${LIBRARY}' ';'; cp libcore-* '${LIBRARY}'`;
  const command = [...(await asRoot()), 'sh', '-c', script];
  return run(command[0], command.slice(1));
}
