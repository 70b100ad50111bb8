// wasm-pack, and wasm-bindgen's command-line tool, which it runs, in exact versions: from PATH;
// else from the user's cache folder, where set-up of any clone puts them; else from their releases;
// else compiled from crates.io.
//
// By hand, because their npm packages download releases, which machines cannot that reach only
// package registries, and because a compilation of two minutes should be kept for all clones.
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOOLS } from '../lib/paths.mjs';
import { isProgram, run, which, withPath } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';
import { runTask, startTask } from '../lib/task.mjs';
import { versionIn, WASM_PACK, wasmBindgenVersion } from './versions.mjs';

const EXE = process.platform === 'win32' ? '.exe' : '';
/** A machine that does not connect in this time reaches only package registries. */
const CONNECT_MS = 4000;
const TRANSFER_MS = 120_000;

/**
 * Each tool: its crate, further arguments of `cargo install`, the tag of its release, whether that
 * has a checksum, and how far to optimise it: wasm-pack only starts other programs.
 */
const tools = () => [
  {
    program: 'wasm-bindgen',
    crate: 'wasm-bindgen-cli',
    version: wasmBindgenVersion(),
    // The other programs of the crate run tests, which needs a TLS library.
    more: ['--no-default-features', '--bin', 'wasm-bindgen'],
    tag: wasmBindgenVersion(),
    checksum: true,
    optLevel: '1',
  },
  {
    program: 'wasm-pack',
    crate: 'wasm-pack',
    version: WASM_PACK,
    more: [],
    tag: `v${WASM_PACK}`,
    checksum: false,
    optLevel: '0',
  },
];

/** The targets that both projects publish for, by Node.js's names of platform and processor. */
const TARGETS = {
  'linux-x64': 'x86_64-unknown-linux-musl',
  'linux-arm64': 'aarch64-unknown-linux-musl',
  'darwin-x64': 'x86_64-apple-darwin',
  'darwin-arm64': 'aarch64-apple-darwin',
  'win32-x64': 'x86_64-pc-windows-msvc',
  'win32-arm64': 'x86_64-pc-windows-msvc',
};

/**
 * The environment `env` with these tools on PATH. `nativeEnv` is where they are compiled: the two
 * differ when wasm is built by another toolchain.
 */
export async function ensureTools(nativeEnv, env) {
  const folders = await Promise.all(tools().map((tool) => find(tool, nativeEnv, env)));
  return withPath(env, ...folders.filter(Boolean));
}

/** The folder of a tool's program, installed there if need be; undefined where it is on PATH. */
async function find(tool, nativeEnv, env) {
  const { program, version } = tool;
  const isRight = async (file) =>
    isProgram(file) && versionIn((await run(file, ['--version'], { env, seconds: 20 })).output) === version;
  if (await isRight(which(program, env))) return undefined;
  const home = join(TOOLS, `${program}-${version}`);
  const fileIn = (folder) => join(folder, 'bin', program + EXE);
  if (await isRight(fileIn(home))) return join(home, 'bin');
  // In a folder of this process, and renamed when complete: an interrupted installation leaves
  // nothing that looks complete.
  const partial = join(TOOLS, `.partial-${program}-${process.pid}`);
  try {
    mkdirSync(join(partial, 'bin'), { recursive: true });
  } catch ({ code }) {
    throw new Stop(
      `Tools cannot be put into ${TOOLS} (${code}): set GRUNDYSCOPE_TOOLS to a folder that can be written, and run this again.`,
    );
  }
  try {
    const task = startTask(`Downloading ${program} ${version}`);
    const problem = await download(tool, partial);
    const works = !problem && (await isRight(fileIn(partial)));
    task.end(works, works ? '' : `${problem ?? 'it does not run here'}: compiling it instead`);
    if (!works) await compile(tool, partial, nativeEnv);
    if (await isRight(fileIn(home))) return join(home, 'bin'); // another process was faster
    rmSync(home, { recursive: true, force: true });
    renameSync(partial, home);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return join(home, 'bin');
}

/** Unpacks a release into `folder`/bin; returns what went wrong, undefined on success. */
async function download({ program, tag, checksum }, folder) {
  const target = TARGETS[`${process.platform}-${process.arch}`];
  if (!target) return `no release for ${process.platform} on ${process.arch}`;
  const url = `https://github.com/wasm-bindgen/${program}/releases/download/${tag}/${program}-${tag}-${target}.tar.gz`;
  try {
    const [archive, sum] = await Promise.all([fetchBytes(url), checksum && fetchBytes(`${url}.sha256sum`)]);
    const digest = createHash('sha256').update(archive).digest('hex');
    if (checksum && !sum.toString().startsWith(digest)) return 'its checksum is wrong';
    // By this name and in this folder: on Windows, tar would take the colon of a path for a host's.
    writeFileSync(join(folder, 'archive.tar.gz'), archive);
    const unpack = ['-xzf', 'archive.tar.gz', '-C', 'bin', '--strip-components', '1'];
    const { code, output } = await run('tar', unpack, { cwd: folder, seconds: 60 });
    rmSync(join(folder, 'archive.tar.gz'));
    return code === 0 ? undefined : output.trim().split('\n')[0];
  } catch (error) {
    return error.name === 'TimeoutError' ? 'no connection' : (error.cause?.code ?? error.message);
  }
}

async function fetchBytes(url) {
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(new DOMException('slow', 'TimeoutError')), CONNECT_MS);
  const signal = AbortSignal.any([slow.signal, AbortSignal.timeout(TRANSFER_MS)]);
  const response = await fetch(url, { signal }).finally(() => clearTimeout(timer));
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function compile({ program, crate, version, more, optLevel }, folder, env) {
  const args = ['install', `${crate}@${version}`, ...more, '--root', folder, '--no-track'];
  const title = `Compiling ${program} ${version} (once, about two minutes)`;
  const settings = {
    CARGO_TERM_PROGRESS_WHEN: 'never',
    CARGO_PROFILE_RELEASE_OPT_LEVEL: optLevel,
    CARGO_PROFILE_RELEASE_LTO: 'off',
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  };
  const { RUSTFLAGS: _, CARGO_ENCODED_RUSTFLAGS: __, CARGO_TARGET_DIR: ___, ...own } = env;
  const options = { env: { ...own, ...settings } };
  const locked = await runTask(title, 'cargo', [...args, '--locked'], { ...options, optional: true });
  if (locked.code === 0) return;
  // A mirror of crates.io may lag behind the lock file that the tool was published with.
  await runTask(`${title}, with other dependencies`, 'cargo', args, {
    ...options,
    orElse: `${program} ${version} could not be installed: run "cargo install ${crate}@${version}" by hand and run this again.`,
  });
}
