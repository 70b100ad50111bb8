/** The engine's own thread, and the only place that imports the generated package. */

import { simd } from 'wasm-feature-detect';
import * as engine from '../../pkg/grundyscope.js';
import { compile } from './compile';
import { type Scope, serve } from './serve';
import { halves } from './squares';

// What starts the package is no call of the contract.
const { default: initialise, initSync: _, ...calls } = engine;

// The page's library of types knows a window here; a worker's global scope differs in postMessage.
serve(self as unknown as Scope, {
  calls,
  halves: halves(calls),
  initialise: (module) => initialise({ module_or_path: module }),
  // Bundlers find the two builds by this very form.
  compile: async () =>
    compile(
      (await simd())
        ? new URL('../../pkg/grundyscope_bg.wasm', import.meta.url)
        : new URL('../../pkg/grundyscope_baseline_bg.wasm', import.meta.url),
    ),
});
