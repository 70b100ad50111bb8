/**
 * The engine in Node.js: the SIMD or the baseline build, from files beside this one in the package.
 */

import { readFile } from 'node:fs/promises';
import { simd } from 'wasm-feature-detect';
import type { Engine } from '../engine/serve';
import { generated } from './calls';

export const engine: Engine = {
  ...generated,
  compile: async () => {
    const name = (await simd()) ? './grundyscope_bg.wasm' : './grundyscope_baseline_bg.wasm';
    return WebAssembly.compile(await readFile(new URL(name, import.meta.url)));
  },
};
