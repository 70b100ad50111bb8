/** The script of the page's engine worker. */

import { simd } from 'wasm-feature-detect';
import * as engine from '../../pkg/grundyscope.js';
import { compile } from './compile';
import { holdLock } from './lock';
import { type Scope, serve } from './serve';
import { squaresCalls } from './squares';

// Functions that initialise the package are not calls.
const { default: initialise, initSync: _, ...calls } = engine;

// The DOM types declare `self` as a window; a worker's global scope differs in postMessage.
serve(self as unknown as Scope, {
  calls,
  squaresCalls: squaresCalls(calls),
  initialise: (module) => initialise({ module_or_path: module }),
  holdLock,
  // Bundlers recognise files by this exact form: new URL(literal, import.meta.url).
  compile: async (onLoading) =>
    (await simd())
      ? compile(
          new URL('../../pkg/grundyscope_bg.wasm', import.meta.url),
          import.meta.env.DIGEST_GRUNDYSCOPE,
          onLoading,
        )
      : compile(
          new URL('../../pkg/grundyscope_baseline_bg.wasm', import.meta.url),
          import.meta.env.DIGEST_GRUNDYSCOPE_BASELINE,
          onLoading,
        ),
});
