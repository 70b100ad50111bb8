// wasm-pack and wasm-bindgen's command-line tool, of exact versions, compiled into the project's own folder.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TOOLS } from '../lib/paths.mjs';
import { isProgram, run, which, withPath } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';
import { runTask } from '../lib/task.mjs';
import { versionIn, WASM_PACK, wasmBindgenVersion } from '../versions.mjs';

const EXE = process.platform === 'win32' ? '.exe' : '';

/** Each tool: its program, the crate that holds it, and how long its compilation took on two cores. */
const tools = () => [
  {
    program: 'wasm-bindgen',
    crate: 'wasm-bindgen-cli',
    version: wasmBindgenVersion(),
    takes: '2 to 3 minutes',
  },
  { program: 'wasm-pack', crate: 'wasm-pack', version: WASM_PACK, takes: '2 minutes' },
];

async function isVersion(file, version, env) {
  const { code, output } = await run(file, ['--version'], { env, seconds: 20 });
  return code === 0 && versionIn(output) === version;
}

/**
 * The environment with both tools on PATH. `nativeEnv` is where they are compiled, `env` the one to extend:
 * the two differ when wasm is built by another toolchain.
 */
export async function ensureTools(nativeEnv, env) {
  const folders = [];
  for (const tool of tools()) {
    if (!tool.version)
      throw new Stop('Cargo.lock names no wasm-bindgen: restore Cargo.lock and run this again.');
    const onPath = which(tool.program, env);
    if (onPath && (await isVersion(onPath, tool.version, env))) continue;
    folders.push(await install(tool, nativeEnv));
  }
  return folders.length > 0 ? withPath(env, ...folders) : env;
}

/** The folder of a tool's program, after installing it there if need be. */
async function install({ program, crate, version, takes }, env) {
  const home = join(TOOLS, `${program}-${version}`);
  const file = join(home, 'bin', program + EXE);
  if (isProgram(file) && (await isVersion(file, version, env))) return join(home, 'bin');

  // Installed beside its place and moved there when whole: an interrupted installation leaves nothing that looks done.
  const partial = join(TOOLS, `.partial-${program}-${version}-${process.pid}`);
  const build = join(partial, 'build');
  mkdirSync(partial, { recursive: true });
  removeAbandoned();
  const args = ['install', `${crate}@${version}`, '--root', partial, '--target-dir', build, '--no-track'];
  const title = `Installing ${program} ${version} (once, about ${takes})`;
  const cargoEnv = { ...env, CARGO_TERM_PROGRESS_WHEN: 'never' };
  delete cargoEnv.RUSTFLAGS;
  delete cargoEnv.CARGO_ENCODED_RUSTFLAGS;
  try {
    const locked = await runTask(title, 'cargo', [...args, '--locked'], { env: cargoEnv, optional: true });
    if (locked.code !== 0) {
      // A mirror of crates.io may lag behind the lock file that the tool was published with.
      await runTask(`${title}, with other dependencies`, 'cargo', args, {
        env: cargoEnv,
        orElse: `${program} ${version} could not be installed: run "cargo install ${crate}@${version}" by hand and run this again.`,
      });
    }
    rmSync(build, { recursive: true, force: true });
    rmSync(home, { recursive: true, force: true });
    renameSync(partial, home);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return join(home, 'bin');
}

/** Removes what interrupted installations left: their names end in the number of a process that is no more. */
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
