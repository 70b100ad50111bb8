// The parts of `npm run verify`: what takes too long for every `npm test`.
import {
  browserTests,
  builds,
  CARGO_TESTS,
  CLIPPY_WASM,
  CONTRACT,
  FEATURES,
  NODE_TESTS,
  ORACLES,
  packageTests,
  SIZE,
  testsIn,
  WASM_PACK,
} from './parts.mjs';

/** As PARTS in parts.mjs. */
export const VERIFY = [
  CLIPPY_WASM,
  FEATURES,
  ...builds({ quick: false }),
  SIZE,
  WASM_PACK,
  {
    name: 'reproducible',
    title: 'Clean builds in two folders, the same bytes',
    needs: ['wasm'],
    files: ['tests/reproducible'],
    cores: 2,
    env: ({ wasmEnv }) => wasmEnv,
    commands: () => [[process.execPath, '--test', '--test-reporter=spec', ...testsIn('reproducible')]],
    ...NODE_TESTS,
  },
  packageTests('frameworks', 'The npm package in projects of React, Vue, Vite and TypeScript', {
    quick: false,
  }),
  {
    name: 'exhaustive',
    title: 'Exhaustive Rust tests: those marked "exhaustive", in release mode',
    needs: ['cargo'],
    // One long test is most of it: it runs beside the contract, of which the same is true.
    cores: 1,
    commands: () => [
      'cargo test --release --locked --test engines --no-fail-fast -- --ignored --skip timing'.split(' '),
    ],
    ...CARGO_TESTS,
  },
  {
    ...CONTRACT,
    title: 'Boundary contract in Node.js: both builds, parts, and all hostile values',
    commands: () => [[...CONTRACT.commands()[0], '--full']],
  },
  {
    ...ORACLES,
    title: '10,000 own rules, 10,000 matches of each family and 1,000 exercises, by the definitions',
    commands: () => [[...ORACLES.commands()[0], '--full']],
  },
  {
    name: 'browser',
    title: 'Browser tests of every view, control, theme and language, and pictures (Chromium)',
    ...browserTests(true),
  },
];
