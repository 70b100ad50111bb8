// The builds of the one crate: what each is compiled and optimised with.

// What rustc emits for wasm32-unknown-unknown by default since 1.87; every browser since about 2022 has it.
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
 * A function that is called from one place only stays a function, unless it is tiny. V8 runs a call in its baseline tier to
 * the end, so what is hot has to be called often: not to be a part of what is called once.
 */
const APART = ['--one-caller-inline-max-function-size=100'];

/** `wasm` is the file's name in the package. wasm-opt refuses a module with an instruction that is not enabled. */
export const SIMD = {
  name: 'simd',
  crate: 'grundyscope',
  wasm: 'grundyscope_bg.wasm',
  rustFlags: ['-Ctarget-feature=+simd128'],
  inlining: APART,
  optFlags: [...COMMON, '--enable-simd'],
};
export const BASELINE = {
  name: 'baseline',
  crate: 'grundyscope',
  wasm: 'grundyscope_baseline_bg.wasm',
  rustFlags: ['-Ctarget-feature=-simd128'],
  inlining: APART,
  optFlags: [...COMMON, '--disable-simd', '--disable-relaxed-simd'],
};

/** What a page needs for its first answer, and nothing else: src/first.rs. As small as can be, and so without SIMD. */
export const FIRST = {
  name: 'first',
  crate: 'first',
  wasm: 'first_bg.wasm',
  features: ['first'],
  alone: true,
  env: { CARGO_PROFILE_RELEASE_OPT_LEVEL: 's' },
  rustFlags: BASELINE.rustFlags,
  level: '-Oz',
  optFlags: BASELINE.optFlags,
};

/** What the page that is one file asks of the engine, and nothing else: src/web/mod.rs. As small as can be too. */
export const SINGLE = {
  ...FIRST,
  name: 'single',
  crate: 'single',
  wasm: 'single_bg.wasm',
  features: ['single'],
  alone: true,
  traps: true,
  level: '-Os', // after all the rest it comes to less than -Oz
  env: { CARGO_PROFILE_RELEASE_OPT_LEVEL: 'z' },
};

/**
 * What `npm start` rebuilds after each change: optimised code, but linked quickly. Slower to run than the
 * real builds, and several times faster to make.
 */
const quick = {
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '2',
  CARGO_PROFILE_RELEASE_INCREMENTAL: 'true',
};
export const DEV = { ...SIMD, name: 'dev', env: quick };
export const DEV_FIRST = { ...FIRST, name: 'dev-first', env: quick };
