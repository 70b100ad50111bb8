/** The engine in a browser, from files beside this one in the package. */

import { compile } from '../engine/compile';
import { holdLock } from '../engine/lock';
import type { Engine } from '../engine/serve';
import { generated } from './calls';

export const engine: Engine = {
  ...generated,
  holdLock,
  compile: (onLoading) =>
    compile(new URL(/* @vite-ignore */ './grundyscope_bg.wasm', import.meta.url), undefined, onLoading),
};
