// What the parts of `npm test` stand on. Each step fails on its own: without a Chromium the Rust tests still run.
import { ensureChromium } from '../setup/chromium.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureRust, ensureRustChecks } from '../setup/rust.mjs';
import { ensureTools } from '../setup/tools.mjs';
import { ensureWasmLibrary } from '../setup/wasm-library.mjs';

/** Name, title, what it needs itself, and what it does to the context that every part sees. */
export const NEEDS = [
  {
    name: 'packages',
    title: 'npm packages',
    run: () => ensurePackages(),
  },
  {
    name: 'cargo',
    title: 'Rust',
    run: async (context) => {
      context.rust = await ensureRust();
      context.env = context.rust.env;
    },
  },
  {
    name: 'rust-checks',
    title: 'rustfmt and clippy',
    needs: ['cargo'],
    run: ({ rust }) => ensureRustChecks(rust),
  },
  {
    name: 'wasm-library',
    title: "Rust's WebAssembly library",
    needs: ['cargo'],
    run: async (context) => {
      context.wasmEnv = await ensureWasmLibrary(context.rust);
    },
  },
  {
    name: 'wasm-checks',
    title: 'clippy for WebAssembly',
    needs: ['cargo', 'wasm-library'],
    run: ({ rust, wasmEnv }) => ensureRustChecks({ env: wasmEnv, rustup: rust.rustup }, ['clippy']),
  },
  {
    name: 'wasm-tools',
    title: 'wasm-pack and wasm-bindgen',
    needs: ['cargo', 'wasm-library'],
    run: ({ rust, wasmEnv }) => ensureTools(rust.env, wasmEnv),
  },
  {
    name: 'chromium',
    title: 'Chromium',
    needs: ['packages'],
    run: async (context) => {
      context.chromium = await ensureChromium();
    },
  },
];
