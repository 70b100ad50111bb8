/**
 * The engine in a browser: the SIMD or the baseline build, from files beside this one in the
 * package.
 */

import { simd } from 'wasm-feature-detect';
import { compile } from '../engine/compile';
import { holdLock } from '../engine/lock';
import type { Engine } from '../engine/serve';
import { generated } from './calls';

export const engine: Engine = {
  ...generated,
  holdLock,
  compile: async (onLoading) =>
    compile(
      (await simd())
        ? new URL(/* @vite-ignore */ './grundyscope_bg.wasm', import.meta.url)
        : new URL(/* @vite-ignore */ './grundyscope_baseline_bg.wasm', import.meta.url),
      undefined,
      onLoading,
    ),
};
