// The steps before a build: Rust, its library for WebAssembly, npm packages and tools.
import { ensureWasmLibrary } from './debian.mjs';
import { ensurePackages } from './packages.mjs';
import { ensureRust } from './rust.mjs';
import { ensureTools } from './tools.mjs';

/** The environment in which wasm-pack builds. */
export async function wasmEnvironment() {
  const rust = await ensureRust();
  return ensureTools(rust.env, await ensureWasmLibrary(rust));
}

/** Finds or installs all of them, then runs `steps`, functions of the environment. */
export async function withBuildTools(...steps) {
  const [env] = await Promise.all([wasmEnvironment(), ensurePackages()]);
  for (const step of steps) await step(env);
}
