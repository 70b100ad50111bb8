// The builds of the engine: their Cargo features, and the flags of the compiler and of wasm-opt.
import { readFileSync } from 'node:fs';

/**
 * What rustc emits for wasm32-unknown-unknown by default since 1.87, and SIMD, by Binaryen's names
 * and as options of wasm-opt. Browsers since about 2023 support it. wasm-opt refuses a module with
 * any other instruction.
 */
export const WASM_FEATURES = {
  BulkMemory: '--enable-bulk-memory',
  BulkMemoryOpt: '--enable-bulk-memory-opt',
  MutableGlobals: '--enable-mutable-globals',
  NontrappingFPToInt: '--enable-nontrapping-float-to-int',
  SignExt: '--enable-sign-ext',
  ReferenceTypes: '--enable-reference-types',
  Multivalue: '--enable-multivalue',
  SIMD128: '--enable-simd',
};

const VECTORS = '-Ctarget-feature=+simd128';

/**
 * A lower limit than the default (225 at opt-level 3) for the size of functions to inline: an
 * eighth less code. Kernels keep their speed, because their functions are inlined by attribute or
 * called from one place.
 */
const LITTLE_INLINING = '-Cllvm-args=-inline-threshold=90';

/**
 * Keeps wasm-opt from inlining functions with one caller, unless they are tiny. V8 finishes a
 * running call in its baseline tier, so a hot loop must be in a function that is called often, not
 * inlined into one that is called once.
 */
const KEEP_HOT_CALLS = '--one-caller-inline-max-function-size=100';

/**
 * A build's name is that of its files in www/pkg: NAME.js, NAME_bg.wasm. `features` are those of
 * wasm/Cargo.toml, `profile` is one of Cargo.toml, `rustFlags` and `optFlags` are for rustc and
 * wasm-opt. One that `stops` may stop at what is too much for it: the whole engine answers then.
 */
const WHOLE = {
  name: 'grundyscope',
  profile: 'release',
  features: ['all', 'fast-kernels', 'english'],
  rustFlags: [VECTORS, LITTLE_INLINING],
  optFlags: ['-O3', KEEP_HOT_CALLS],
};

const TABLE = new URL('../../www/src/engine/builds.json', import.meta.url);

/** What the page loads for the first questions of its rooms: www/src/engine/builds.ts. */
const SMALL = Object.entries(JSON.parse(readFileSync(TABLE, 'utf8')).features).map(([name, features]) => ({
  name: `grundyscope-${name}`,
  profile: 'small',
  features,
  rustFlags: [VECTORS],
  optFlags: ['-Os'], // smaller than -Oz after the other steps
  stops: !['problems', 'questions'].includes(name), // the one file has no other engine, questions neither
}));

export const BUILDS = [WHOLE, ...SMALL];

/**
 * What `npm start` and `npm test` build, without wasm-opt: the whole engine under all names, and
 * with it what only a small build has. Several times faster to make, and slower to run.
 */
export const QUICK = BUILDS.map(({ name, features }) => ({
  ...WHOLE,
  name,
  features: [...new Set([...WHOLE.features, ...features])].sort(),
  profile: 'quick',
  rustFlags: [VECTORS],
  optFlags: undefined,
}));
