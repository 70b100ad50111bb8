// Debian's packages, where there are any and we may install them without a question; and with them
// Rust's standard library for wasm32-unknown-unknown: there already, by rustup, or from Debian.
//
// By hand, because `rustup target add` fails on machines that reach only package registries. Debian
// has a compiler of its own with the source of its library, but packages no wasm32 library for it:
// that is built here, once.
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isProgram, run, withPath } from '../lib/process.mjs';
import { encodedRustFlags, remapFlags } from '../lib/remap.mjs';
import { outputOf, Stop, tryTask, withTask } from '../lib/task.mjs';
import { atLeast, neededRust, versionIn } from './versions.mjs';

export const WASM_TARGET = 'wasm32-unknown-unknown';
const TOOLCHAIN = 'grundyscope-debian';
const LIBRARY = `/usr/lib/rustlib/${WASM_TARGET}/lib`;
// rust-web-clippy is for the checks of `npm test`.
const PACKAGES = ['rustc-web', 'cargo-web', 'rust-web-src', 'rust-web-llvm', 'rust-web-clippy'];

/** What to put before a command so that it runs as root: nothing, sudo, or undefined. */
async function asRoot() {
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'], { seconds: 10 })).code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * The beginning of a command line that installs packages, after an update of the package lists;
 * undefined where there is no apt-get.
 */
export async function aptInstall() {
  const root = (await isProgram('apt-get')) && (await asRoot());
  if (!root) return undefined;
  const [command, ...args] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-q'];
  await run(command, [...args, 'update'], { seconds: 180 });
  return [command, ...args, 'install', '--no-install-recommends'];
}

/** The environment in which cargo can build for wasm32, whichever way that was reached. */
export async function ensureWasmLibrary({ env, rustup }) {
  if (await hasWasmLibrary(env)) return env;
  // The environment in which `cargo` and `rustc` are Debian's.
  const debian = rustup ? { ...env, RUSTUP_TOOLCHAIN: TOOLCHAIN } : withPath(env, '/usr/bin');
  if (await hasWasmLibrary(debian)) return debian;
  if (rustup) {
    const title = `Adding Rust's ${WASM_TARGET} library by rustup (once)`;
    await tryTask(title, 'rustup', ['target', 'add', WASM_TARGET], { env, seconds: 300 });
    if (await hasWasmLibrary(env)) return env;
  }
  if ((await installFromDebian(debian)) && (await hasWasmLibrary(debian))) return debian;
  throw new Stop(
    `This Rust has no library for WebAssembly: run "rustup target add ${WASM_TARGET}" where the network allows it, with rustup's rustc (https://rustup.rs) before any other on PATH, then run this again.`,
  );
}

/** Whether the compiler of this environment has the library (and is not too old). */
async function hasWasmLibrary(env) {
  const ask = async (...args) => (await run('rustc', args, { env })).output.trim();
  const library = await ask('--print', 'target-libdir', '--target', WASM_TARGET);
  return existsSync(library) && atLeast(versionIn(await ask('--version')), neededRust());
}

/** Installs the packages, builds the library, links the toolchain; whether that worked. */
async function installFromDebian(env) {
  const [command, ...install] = (await aptInstall()) ?? [];
  if (!command) return false;
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-std-'));
  const steps = {
    'Debian has one': isNewEnough,
    packages: () => run(command, [...install, ...PACKAGES], { seconds: 900 }),
    linker: () => run(command, [...install, linker()], { seconds: 900 }),
    'building the library': () => buildLibrary(folder),
    'copying the library': () => copyLibrary(folder),
  };
  if (env.RUSTUP_TOOLCHAIN)
    steps.linking = () => run('rustup', ['toolchain', 'link', TOOLCHAIN, '/usr'], { env });
  try {
    await withTask('Installing a Rust for WebAssembly from Debian instead (once)', async () => {
      for (const [name, step] of Object.entries(steps)) await outputOf(step(), `Not possible here: ${name}.`);
    });
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function isNewEnough() {
  const { output } = await run('apt-cache', ['policy', 'rustc-web']);
  const version = versionIn(/Candidate:.*/.exec(output)?.[0] ?? '');
  return { code: atLeast(version, neededRust()) ? 0 : 1, output: `Debian's rustc-web here: ${version}.` };
}

/** The lld package that fits where Debian's rust-lld points, such as "lld-22". */
function linker() {
  const points = existsSync('/usr/bin/rust-lld') ? readlinkSync('/usr/bin/rust-lld') : '';
  const [, version] = /(?:llvm|lld)-(\d+)/.exec(points) ?? [];
  return version ? `lld-${version}` : 'lld';
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

/** Writing below /usr needs root. By one rename, so that half a library is never taken for one. */
async function copyLibrary(folder) {
  const built = join(folder, 'target', WASM_TARGET, 'release', 'deps');
  const script = `set -e; mkdir -p '${LIBRARY}'; cd '${dirname(LIBRARY)}'; rm -rf partial; mkdir partial
    cp '${built}'/*.rlib partial; rm -rf partial/libscratch-* '${LIBRARY}'; mv partial '${LIBRARY}'`;
  const [command, ...args] = [...(await asRoot()), 'sh', '-c', script];
  return run(command, args);
}
