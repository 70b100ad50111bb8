// Rust's standard library for wasm32-unknown-unknown: there already, by rustup, or by way of
// Debian.
import { readdirSync } from 'node:fs';
import { run } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';
import { startTask } from '../lib/task.mjs';
import { atLeast, neededRust } from '../versions.mjs';
import { asRoot } from './apt.mjs';
import { debianEnvironment, installDebianLibrary } from './debian-rust.mjs';

export const WASM_TARGET = 'wasm32-unknown-unknown';
const RUSTUP_SECONDS = 300;

/** Whether the compiler of this environment has the library (and is not too old). */
export async function hasWasmLibrary(env) {
  const found = await run('rustc', ['--print', 'target-libdir', '--target', WASM_TARGET], { env });
  if (found.code !== 0) return false;
  try {
    const names = readdirSync(found.output.trim());
    if (!names.some((name) => /^libcore-.*\.rlib$/.test(name))) return false;
    if (!names.some((name) => /^libstd-.*\.rlib$/.test(name))) return false;
  } catch {
    return false;
  }
  const { output } = await run('rustc', ['--version'], { env });
  return atLeast(/\d+(\.\d+)+/.exec(output)?.[0] ?? '0', neededRust());
}

/** The environment in which cargo can build for wasm32, whichever way that was reached. */
export async function ensureWasmLibrary(rust) {
  if (await hasWasmLibrary(rust.env)) return rust.env;
  const debian = debianEnvironment(rust);
  if (await hasWasmLibrary(debian)) return debian;

  if (rust.rustup) {
    const task = startTask(`Adding Rust's ${WASM_TARGET} library by rustup (once)`, { seconds: 10 });
    const added = await run('rustup', ['target', 'add', WASM_TARGET], {
      env: rust.env,
      seconds: RUSTUP_SECONDS,
    });
    const ok = added.code === 0 && (await hasWasmLibrary(rust.env));
    task.end(ok, ok ? '' : 'not reachable that way');
    if (ok) return rust.env;
  }
  const needed = rust.rustup
    ? `Rust's library for WebAssembly cannot be installed here: run "rustup target add ${WASM_TARGET}" where the network allows it, with rustup's rustc before any other on PATH, then run this again.`
    : 'This Rust has no library for WebAssembly: install Rust from https://rustup.rs, put its folder (~/.cargo/bin) first on PATH, and run this again.';
  if (!(await asRoot()) || !(await installDebianLibrary(debian)) || !(await hasWasmLibrary(debian))) {
    throw new Stop(needed);
  }
  return debian;
}
