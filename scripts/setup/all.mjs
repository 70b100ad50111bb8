// Everything that building and serving needs, in order.
import { ensurePackages } from './packages.mjs';
import { ensureRust } from './rust.mjs';
import { ensureTools } from './tools.mjs';
import { ensureWasmLibrary } from './wasm-library.mjs';

/** Finds or installs all of it; the result is the environment for the wasm builds. */
export async function ensureBuildTools() {
  const rust = await ensureRust(); // first: it is what a person may have to install by hand
  await ensurePackages();
  const wasmEnv = await ensureWasmLibrary(rust);
  return ensureTools(rust.env, wasmEnv);
}
