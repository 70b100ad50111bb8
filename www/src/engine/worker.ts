/** The script of the page's engine workers. A worker's name is the build of the engine to load. */

import * as whole from '../../pkg/grundyscope.js';
import * as questions from '../../pkg/grundyscope-questions.js';
import type { BuildName } from './builds';
import { compile } from './compile';
import { holdLock } from './lock';
import { type Engine, type Scope, serve } from './serve';
import { squaresCalls } from './squares';

const env = import.meta.env;

/**
 * The address of each build's module and its digest. The addresses are made when they are needed,
 * because a copy of this script in a blob has none. Bundlers recognise files by this exact form:
 * new URL(literal, import.meta.url).
 */
const BUILDS: Record<BuildName, [() => URL, string | undefined]> = {
  whole: [() => new URL('../../pkg/grundyscope_bg.wasm', import.meta.url), env.DIGEST_GRUNDYSCOPE],
  games: [
    () => new URL('../../pkg/grundyscope-games_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_GAMES,
  ],
  problems: [
    () => new URL('../../pkg/grundyscope-problems_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_PROBLEMS,
  ],
  positions: [
    () => new URL('../../pkg/grundyscope-positions_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_POSITIONS,
  ],
  products: [
    () => new URL('../../pkg/grundyscope-products_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_PRODUCTS,
  ],
  numbers: [
    () => new URL('../../pkg/grundyscope-numbers_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_NUMBERS,
  ],
  questions: [
    () => new URL('../../pkg/grundyscope-questions_bg.wasm', import.meta.url),
    env.DIGEST_GRUNDYSCOPE_QUESTIONS,
  ],
};

/**
 * The JavaScript of the whole engine fits the small builds as well (scripts/wasm/compile.mjs), but
 * for the one that has a call of its own. The client asks a small build for no other calls than
 * builds.json names.
 */
function engineOf(name: BuildName): Engine {
  const { default: initialise, initSync: _, ...exported } = name === 'questions' ? questions : whole;
  const [address, digest] = BUILDS[name];
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
