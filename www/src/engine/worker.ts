/** The script of the page's engine workers. A worker's name is the build of the engine to load. */

import * as whole from '../../pkg/grundyscope.js';
import * as games from '../../pkg/grundyscope-games.js';
import * as numbers from '../../pkg/grundyscope-numbers.js';
import * as positions from '../../pkg/grundyscope-positions.js';
import * as problems from '../../pkg/grundyscope-problems.js';
import * as products from '../../pkg/grundyscope-products.js';
import * as questions from '../../pkg/grundyscope-questions.js';
import type { BuildName } from './builds';
import { compile } from './compile';
import { holdLock } from './lock';
import { type Engine, type Scope, serve } from './serve';
import { squaresCalls } from './squares';

/** The JavaScript of a build, as wasm-pack makes it: how it is initialised, and its calls. */
type Generated = {
  default(input: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  initSync: unknown;
};

const env = import.meta.env;

/**
 * Each build with the address of its module and its digest. The addresses are made when they are
 * needed, because a copy of this script in a blob has none. Bundlers recognise files by this exact
 * form: new URL(literal, import.meta.url).
 */
const BUILDS: Record<BuildName, [Generated, () => URL, string | undefined]> = {
  whole: [whole, () => new URL('../../pkg/grundyscope_bg.wasm', import.meta.url), env.DIGEST_GRUNDYSCOPE],
  games: [
    games,
    () => new URL('../../pkg/grundyscope-games_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_GAMES,
  ],
  problems: [
    problems,
    () => new URL('../../pkg/grundyscope-problems_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_PROBLEMS,
  ],
  positions: [
    positions,
    () => new URL('../../pkg/grundyscope-positions_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_POSITIONS,
  ],
  products: [
    products,
    () => new URL('../../pkg/grundyscope-products_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_PRODUCTS,
  ],
  numbers: [
    numbers,
    () => new URL('../../pkg/grundyscope-numbers_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_NUMBERS,
  ],
  questions: [
    questions,
    () => new URL('../../pkg/grundyscope-questions_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_QUESTIONS,
  ],
};

function engineOf(name: BuildName): Engine {
  const [{ default: initialise, initSync: _, ...exported }, address, digest] = BUILDS[name];
  // The client asks a small build for no other calls than builds.json names.
  const calls = exported as unknown as Engine['calls'];
  return {
    calls,
    ...(name === 'whole' && { squaresCalls: squaresCalls(calls) }),
    initialise: (module) => initialise({ module_or_path: module }),
    holdLock,
    compile: (onLoading) => compile(address(), digest, onLoading),
  };
}

// The DOM types declare `self` as a window; a worker's global scope differs in postMessage.
serve(self as unknown as Scope, engineOf((self.name || 'whole') as BuildName));
