// The builds of the crate: their Cargo features, and the flags of the compiler and of wasm-opt.
import { readFileSync } from 'node:fs';

// What rustc emits for wasm32-unknown-unknown by default since 1.87. Browsers since about 2022
// support it.
const COMMON = [
  '--enable-bulk-memory',
  '--enable-bulk-memory-opt',
  '--enable-mutable-globals',
  '--enable-nontrapping-float-to-int',
  '--enable-sign-ext',
  '--enable-reference-types',
  '--enable-multivalue',
];

/**
 * Keeps wasm-opt from inlining functions with one caller, unless they are tiny. V8 finishes a
 * running call in its baseline tier, so a hot loop must be in a function that is called often, not
 * inlined into one that is called once.
 */
const KEEP_HOT_CALLS = ['--one-caller-inline-max-function-size=100'];

/**
 * A lower limit than the default (225 at opt-level 3) for the size of functions to inline: an
 * eighth less code. Kernels keep their speed, because their functions are inlined by attribute or
 * called from one place.
 */
const LITTLE_INLINING = ['-Cllvm-args=-inline-threshold=90'];

/**
 * `wasm` is the name of the module in the package, `features` are the features of Cargo.toml to
 * enable. wasm-opt refuses a module with an instruction that is not enabled. `alsoAs` are variants
 * that are the same module under other names.
 */
export const SIMD = {
  name: 'simd',
  crate: 'grundyscope',
  wasm: 'grundyscope_bg.wasm',
  features: ['all', 'fast-kernels'],
  traps: true,
  rustFlags: ['-Ctarget-feature=+simd128', ...LITTLE_INLINING],
  inlining: KEEP_HOT_CALLS,
  optFlags: [...COMMON, '--enable-simd'],
};
export const BASELINE = {
  name: 'baseline',
  crate: 'grundyscope',
  wasm: 'grundyscope_baseline_bg.wasm',
  features: SIMD.features,
  traps: true,
  rustFlags: ['-Ctarget-feature=-simd128', ...LITTLE_INLINING],
  inlining: KEEP_HOT_CALLS,
  optFlags: [...COMMON, '--disable-simd', '--disable-relaxed-simd'],
};

/**
 * What a page needs for its first answer, and nothing else: src/bootstrap.rs. As small as possible,
 * so without SIMD.
 */
export const BOOTSTRAP = {
  name: 'bootstrap',
  crate: 'bootstrap',
  wasm: 'bootstrap_bg.wasm',
  features: ['bootstrap'],
  env: { CARGO_PROFILE_RELEASE_OPT_LEVEL: 's' },
  rustFlags: ['-Ctarget-feature=-simd128'],
  level: '-Oz',
  optFlags: BASELINE.optFlags,
};

/**
 * The exports that the single-file page calls (www/build/single/contents.mjs), and no others. Also
 * as small as possible.
 */
export const SINGLE = {
  ...BOOTSTRAP,
  name: 'single',
  crate: 'single',
  wasm: 'single_bg.wasm',
  features: ['problems', 'games', 'number', 'sequences', 'statistics', 'pictures', 'periods'],
  traps: true,
  level: '-Os', // smaller than -Oz after the other steps
  env: { CARGO_PROFILE_RELEASE_OPT_LEVEL: 'z' },
};

const PARTS_TABLE = new URL('../../www/src/engine/parts.json', import.meta.url);

/**
 * The parts of the engine that the page loads for the first question of a room:
 * www/src/engine/parts.ts.
 */
export const PARTS = Object.entries(JSON.parse(readFileSync(PARTS_TABLE, 'utf8'))).map(
  ([name, { features }]) => ({
    ...SINGLE,
    name: `part-${name}`,
    crate: `part-${name}`,
    wasm: `part-${name}_bg.wasm`,
    target: SINGLE.name, // the same dependencies with the same flags
    features,
  }),
);

/**
 * The profile of the builds that `npm start` makes after each change, and `npm test`: optimised
 * code, but linked quickly. Slower to run than full builds, and several times faster to make.
 */
const quick = {
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '2',
  CARGO_PROFILE_RELEASE_INCREMENTAL: 'true',
};
/** The quick build's parts and its module of the single-file page: the whole module. */
export const DEV_WHOLE = [SINGLE, ...PARTS].map((small) => ({ ...small, name: `dev-${small.name}` }));
export const DEV = {
  ...SIMD,
  name: 'dev',
  alsoAs: DEV_WHOLE,
  rustFlags: ['-Ctarget-feature=+simd128'],
  env: quick,
};
/** Has the flags and the target folder of DEV, so that both share the compiled dependencies. */
export const DEV_BOOTSTRAP = {
  ...BOOTSTRAP,
  name: 'dev-bootstrap',
  target: 'dev',
  env: quick,
  rustFlags: DEV.rustFlags,
};
