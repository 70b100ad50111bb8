// wasm-pack, and wasm-bindgen's command-line tool, which it runs, in exact versions: from PATH;
// else from the user's cache folder, where set-up of any clone puts them; else from their releases;
// else compiled from crates.io.
//
// By hand, because their npm packages download releases, which machines cannot that reach only
// package registries, and because a compilation of two minutes should be kept for all clones.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOOLS } from '../lib/paths.mjs';
import { run, withPath } from '../lib/process.mjs';
import { runTask, startTask, tryTask } from '../lib/task.mjs';
import { versionIn, WASM_PACK, wasmBindgenVersion } from './versions.mjs';

/** The other programs of wasm-bindgen's crate run tests, which needs a TLS library. */
const WASM_BINDGEN = '--no-default-features --bin wasm-bindgen';
/** Where it would be slow without. */
const OPTIMISED =
  '--config profile.release.package.walrus.opt-level=1 --config profile.release.package.wasm-bindgen-cli-support.opt-level=1';

/** Each tool: its crate, further arguments of `cargo install`, and what its tags begin with. */
const tools = () => [
  {
    program: 'wasm-bindgen',
    crate: 'wasm-bindgen-cli',
    version: wasmBindgenVersion(),
    more: `${WASM_BINDGEN} ${OPTIMISED}`.split(' '),
    tag: '',
  },
  { program: 'wasm-pack', crate: 'wasm-pack', version: WASM_PACK, more: [], tag: 'v' },
];

/** Where this process compiles them. */
const COMPILED = join(TOOLS, `.compiled-${process.pid}`);

/** What both projects publish for, by Node.js's names of processor and platform. */
const PROCESSORS = { x64: 'x86_64', arm64: 'aarch64' };
const PLATFORMS = { linux: 'unknown-linux-musl', darwin: 'apple-darwin', win32: 'pc-windows-msvc' };

/**
 * The environment `env` with these tools on PATH. `nativeEnv` is where they are compiled: the two
 * differ when wasm is built by another toolchain.
 */
export async function ensureTools(nativeEnv, env) {
  try {
    const folders = await Promise.all(tools().map((tool) => find(tool, nativeEnv, env)));
    return withPath(env, ...folders.filter(Boolean));
  } finally {
    rmSync(COMPILED, { recursive: true, force: true });
  }
}

/** The folder of a tool's program, installed there if need be; undefined where it is on PATH. */
async function find(tool, nativeEnv, env) {
  const { program, version } = tool;
  const isRight = async (file) => {
    const { code, output } = await run(file, ['--version'], { env, seconds: 20 });
    return code === 0 && versionIn(output) === version;
  };
  if (await isRight(program)) return undefined;
  const home = join(TOOLS, `${program}-${version}`);
  const fileIn = (folder) => join(folder, 'bin', program + (process.platform === 'win32' ? '.exe' : ''));
  if (existsSync(home) && (await isRight(fileIn(home)))) return join(home, 'bin');
  // In a folder of this process, and renamed when complete: an interrupted installation leaves
  // nothing that looks complete.
  const partial = join(TOOLS, `.partial-${program}-${process.pid}`);
  try {
    mkdirSync(join(partial, 'bin'), { recursive: true });
    const end = startTask(`Downloading ${program} ${version}`);
    const problem = await download(tool, partial);
    const works = !problem && (await isRight(fileIn(partial)));
    end(works, works ? '' : `${problem ?? 'it does not run here'}: compiling it instead`);
    if (!works) await compile(tool, partial, nativeEnv);
    rmSync(home, { recursive: true, force: true });
    renameSync(partial, home);
    return join(home, 'bin');
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Unpacks a release into `folder`/bin; returns what went wrong, undefined on success. */
async function download({ program, version, tag }, folder) {
  const name = `${program}-${tag}${version}-${PROCESSORS[process.arch]}-${PLATFORMS[process.platform]}.tar.gz`;
  const url = `https://github.com/wasm-bindgen/${program}/releases/download/${tag}${version}/${name}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(120_000) });
    if (!response.ok) return `the server answers ${response.status}`;
    // By this name and in this folder: on Windows, tar would take the colon of a path for a host's.
    writeFileSync(join(folder, 'archive.tar.gz'), Buffer.from(await response.arrayBuffer()));
    const unpack = ['-xzf', 'archive.tar.gz', '-C', 'bin', '--strip-components', '1'];
    const { code, output } = await run('tar', unpack, { cwd: folder, seconds: 60 });
    rmSync(join(folder, 'archive.tar.gz'));
    return code === 0 ? undefined : output.trim().split('\n')[0];
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

async function compile({ program, crate, version, more }, folder, env) {
  const { RUSTFLAGS: _, CARGO_ENCODED_RUSTFLAGS: __, ...own } = env;
  const install = ['install', `${crate}@${version}`, ...more, '--root', folder, '--no-track'];
  // In one folder, one after the other: they share many crates.
  const options = { env: { ...own, CARGO_TARGET_DIR: COMPILED, CARGO_PROFILE_RELEASE_OPT_LEVEL: '0' } };
  const title = `Compiling ${program} ${version} (once, about two minutes)`;
  if (await tryTask(title, 'cargo', [...install, '--locked'], options)) return;
  // A mirror of crates.io may lag behind the lock file that the tool was published with.
  await runTask(`${title}, with other dependencies`, 'cargo', install, {
    ...options,
    orElse: `${program} ${version} could not be installed: run "cargo install ${crate}@${version}" by hand and run this again.`,
  });
}
