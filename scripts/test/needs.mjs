// The needs of the parts of `npm test`. Each fails on its own: without a Chromium the Rust tests
// still run.
import { ensureChromium } from '../setup/chromium.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureRust, ensureRustChecks } from '../setup/rust.mjs';
import { ensureTools } from '../setup/tools.mjs';
import { ensureWasmLibrary } from '../setup/wasm-library.mjs';

/** Name, title, own needs, and the changes to the context that all parts share. */
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
    title: 'wasm-bindgen',
    needs: ['cargo', 'wasm-library'],
    run: ({ rust, wasmEnv }) => ensureTools(rust.env, wasmEnv),
  },
  {
    name: 'wasm-pack',
    title: 'wasm-pack',
    needs: ['cargo', 'wasm-library', 'wasm-tools'],
    run: async (context) => {
      context.wasmPackEnv = await ensureTools(context.rust.env, context.wasmEnv, [
        'wasm-bindgen',
        'wasm-pack',
      ]);
    },
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
