/** The engine in Node.js, from files beside this one in the package. */

import { readFile } from 'node:fs/promises';
import type { Engine } from '../engine/serve';
import { generated } from './calls';

export const engine: Engine = {
  ...generated,
  compile: async () => WebAssembly.compile(await readFile(new URL('./grundyscope_bg.wasm', import.meta.url))),
};
