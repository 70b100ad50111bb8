// wasm-bindgen's command-line tool, and wasm-pack for the test that the crate builds with it, in
// exact versions: from PATH; else from the user's cache folder, where set-up of any clone puts
// them; else from their releases; else compiled from crates.io.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TOOLS } from '../lib/paths.mjs';
import { isProgram, run, which, withPath } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';
import { runTask, startTask } from '../lib/task.mjs';
import { versionIn, WASM_PACK, wasmBindgenVersion } from '../versions.mjs';
import { downloadRelease } from './release.mjs';

const EXE = process.platform === 'win32' ? '.exe' : '';

/**
 * Each tool: its program, the crate that holds it, further arguments of `cargo install`, how far to
 * optimise it, and for how many seconds two cores compile it. wasm-pack only starts other programs,
 * so it is not optimised.
 */
const tools = () => [
  {
    program: 'wasm-bindgen',
    crate: 'wasm-bindgen-cli',
    version: wasmBindgenVersion(),
    // The other programs of the crate run tests, which needs a TLS library.
    arguments: ['--no-default-features', '--bin', 'wasm-bindgen'],
    optLevel: 1,
    seconds: 120,
  },
  { program: 'wasm-pack', crate: 'wasm-pack', version: WASM_PACK, arguments: [], optLevel: 0, seconds: 120 },
];

/** The tools that a build needs. */
const BUILD_TOOLS = ['wasm-bindgen'];
const toolsNamed = (programs) => tools().filter(({ program }) => programs.includes(program));

/** The names of a tool's folder in the cache, and of its program there. */
const folderOf = ({ program, version }) => join(TOOLS, `${program}-${version}`);
const fileIn = (folder, { program }) => join(folder, 'bin', program + EXE);

async function isVersion(file, version, env) {
  const { code, output } = await run(file, ['--version'], { env, seconds: 20 });
  return code === 0 && versionIn(output) === version;
}

/** About how many seconds the tools that are missing take where they must be compiled. */
export function toolsSeconds(programs = BUILD_TOOLS) {
  const missing = toolsNamed(programs).filter(
    (tool) => !which(tool.program) && !isProgram(fileIn(folderOf(tool), tool)),
  );
  return Math.max(0, ...missing.map(({ seconds }) => seconds));
}

/**
 * The environment with these tools on PATH. `nativeEnv` is where they are compiled, `env` the one
 * to extend: the two differ when wasm is built by another toolchain.
 */
export async function ensureTools(nativeEnv, env, programs = BUILD_TOOLS) {
  const folders = await Promise.all(toolsNamed(programs).map((tool) => find(tool, nativeEnv, env)));
  return withPath(env, ...folders.filter(Boolean));
}

/** The folder of a tool's program, installed there if need be; undefined where it is on PATH. */
async function find(tool, nativeEnv, env) {
  const { program, version } = tool;
  if (!version) throw new Stop('Cargo.lock names no wasm-bindgen: restore Cargo.lock and run this again.');
  const onPath = which(program, env);
  if (onPath && (await isVersion(onPath, version, env))) return undefined;
  const home = folderOf(tool);
  const works = () => isProgram(fileIn(home, tool)) && isVersion(fileIn(home, tool), version, env);
  if (!(await works())) await install(tool, nativeEnv, works);
  return join(home, 'bin');
}

/**
 * Puts a tool into the cache. It is made in a folder beside its place that has the number of this
 * process in its name, and renamed when complete: an interrupted installation leaves nothing that
 * looks complete. Set-ups of several clones share Cargo's target folder, which Cargo locks: one
 * compiles, the others wait and find everything compiled.
 */
async function install(tool, env, works) {
  const name = `${tool.program}-${tool.version}`;
  const partial = join(TOOLS, `.partial-${name}-${process.pid}`);
  const build = join(TOOLS, `.build-${name}`);
  try {
    mkdirSync(join(partial, 'bin'), { recursive: true });
  } catch (error) {
    throw new Stop(
      `Tools cannot be put into ${TOOLS} (${error.code}): set GRUNDYSCOPE_TOOLS to a folder that can be written, and run this again.`,
    );
  }
  removeAbandoned();
  try {
    // Only now: a set-up that ends meanwhile sees the folder of this process and keeps `build`.
    if (await works()) return;
    if (!(await download(tool, partial, env))) await compile(tool, partial, build, env);
    await putInPlace(partial, tool, works);
  } finally {
    rmSync(partial, { recursive: true, force: true });
    const others = readdirSync(TOOLS).some((each) => each.startsWith(`.partial-${name}-`));
    if (!others) rmSync(build, { recursive: true, force: true });
  }
}

async function download(tool, partial, env) {
  const { program, version } = tool;
  const task = startTask(`Downloading ${program} ${version}`);
  const problem = await downloadRelease(tool, partial);
  const ok = !problem && (await isVersion(fileIn(partial, tool), version, env));
  task.end(ok, ok ? '' : `${problem ?? 'it does not run here'}: compiling it instead`);
  return ok;
}

async function compile({ program, crate, version, arguments: more, optLevel, seconds }, partial, build, env) {
  const args = ['install', `${crate}@${version}`, ...more, '--root', partial, '--target-dir', build];
  const title = `Compiling ${program} ${version} (once)`;
  const cargoEnv = {
    ...env,
    CARGO_TERM_PROGRESS_WHEN: 'never',
    CARGO_PROFILE_RELEASE_OPT_LEVEL: String(optLevel),
    CARGO_PROFILE_RELEASE_LTO: 'off',
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  };
  delete cargoEnv.RUSTFLAGS;
  delete cargoEnv.CARGO_ENCODED_RUSTFLAGS;
  delete cargoEnv.CARGO_TARGET_DIR;
  const options = { env: cargoEnv, estimate: seconds };
  const locked = await runTask(title, 'cargo', [...args, '--no-track', '--locked'], {
    ...options,
    optional: true,
  });
  if (locked.code === 0) return;
  // A mirror of crates.io may lag behind the lock file that the tool was published with.
  await runTask(`${title}, with other dependencies`, 'cargo', [...args, '--no-track'], {
    ...options,
    orElse: `${program} ${version} could not be installed: run "cargo install ${crate}@${version}" by hand and run this again.`,
  });
}

/** Moves an installation to its place, unless another process did; replaces a damaged one. */
async function putInPlace(partial, tool, works) {
  const home = folderOf(tool);
  const damaged = join(TOOLS, `.partial-damaged-${tool.program}-${process.pid}`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return renameSync(partial, home);
    } catch (error) {
      if (await works()) return;
      if (attempt === 3) throw error;
    }
    try {
      // Not removed in place: another process may be installing an intact one there.
      renameSync(home, damaged);
    } catch {
      // Another process has done it.
    }
    rmSync(damaged, { recursive: true, force: true });
  }
}

/** Removes the folders of interrupted installations: their process no longer runs. */
function removeAbandoned() {
  for (const name of readdirSync(TOOLS)) {
    const pid = /^\.partial-.*-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(TOOLS, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
