// The parts of `npm test`. A part is a program to run and a way to count its tests; without such a
// way the part counts as one. What takes long is named first: the rest runs beside it.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { NODE_MODULES, REPORTS, ROOT, TARGET } from '../lib/paths.mjs';
import { sandboxWorks } from '../setup/chromium.mjs';
import { WASM_TARGET } from '../setup/wasm-library.mjs';
import { cargoFeatures } from '../wasm/features.mjs';
import {
  cargoCounts,
  contractCounts,
  liveCounter,
  nodeCounts,
  playwrightCounts,
  vitestCounts,
} from './counts.mjs';

const node = (...args) => [process.execPath, ...args];
const script = (name) => join(ROOT, 'scripts', name);
const bin = (...path) => join(NODE_MODULES, ...path);
const report = (name) => join(REPORTS, name);
const readReport = (name) => JSON.parse(readFileSync(report(name), 'utf8'));

const TSC = bin('typescript', 'bin', 'tsc');
/** The options of cargo for checking the crate as a WebAssembly module. */
const MODULE = ['--target', WASM_TARGET, '--lib'];

/** The compiler may be another than for the native parts, so its files go elsewhere. */
const forWasm = ({ wasmEnv }) => ({
  ...wasmEnv,
  CARGO_TARGET_DIR: join(TARGET, 'clippy-wasm'),
  CARGO_INCREMENTAL: '0',
});

/** The lints of `clippy` for what only the module has: `src/web`. */
export const CLIPPY_WASM = {
  name: 'clippy-wasm',
  title: 'Rust lints for WebAssembly',
  needs: ['cargo', 'wasm-library', 'wasm-checks'],
  env: forWasm,
  commands: () => [
    ['cargo', 'clippy', '--locked', ...MODULE, '--features', 'bootstrap', '--', '-D', 'warnings'],
    ['cargo', 'check', '--locked', ...MODULE, '--no-default-features'],
  ],
};

/** Features only add: with each alone, the module builds without a warning. */
export const FEATURES = {
  name: 'features',
  title: 'Each Cargo feature alone',
  // Both build in one folder, which cargo locks.
  needs: ['clippy-wasm'],
  env: (context) => ({ ...forWasm(context), RUSTFLAGS: '-D warnings' }),
  commands: () =>
    cargoFeatures().map((feature) => [
      ...['cargo', 'check', '--locked', '--quiet', ...MODULE, '--no-default-features'],
      ...['--features', feature],
    ]),
};

/** The crate built by wasm-pack, which people use who build it in a project of their own. */
export const WASM_PACK = {
  name: 'by-wasm-pack',
  title: 'The crate built by wasm-pack',
  needs: ['wasm', 'wasm-pack'],
  env: ({ wasmPackEnv }) => ({ ...wasmPackEnv, CARGO_TARGET_DIR: join(TARGET, 'wasm-pack') }),
  commands: () => [node('--test', '--test-reporter=spec', join(ROOT, 'tests', 'wasm', 'wasm-pack.test.mjs'))],
  counts: nodeCounts,
};

/** The folders of tests but for some. */
const testsBut = (...read) =>
  readdirSync(join(ROOT, 'tests'))
    .filter((name) => !read.includes(name))
    .map((name) => `tests/${name}`);

/** What the parts that check the crate do not read. */
const OUTSIDE_CRATE = ['www', 'docs', 'examples', ...testsBut('engines', 'golden')];

/** How tests of a runner are counted, at the end and while it runs. */
export const CARGO_TESTS = {
  counts: cargoCounts,
  live: [/^test .* \.\.\. ok$/, /^test .* \.\.\. FAILED$/],
};
export const NODE_TESTS = { counts: nodeCounts, live: [/^\s*✔ /, /^\s*✖ /] };

/**
 * The test files in a folder of tests; node --test takes folders differently from version to
 * version.
 */
export function testsIn(name) {
  const folder = join(ROOT, 'tests', name);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  return names.map((name) => join(folder, name));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Which Chromium the tests open, and how. */
const browser = async ({ chromium }) => ({
  GRUNDYSCOPE_CHROMIUM: chromium,
  GRUNDYSCOPE_CHROMIUM_SANDBOX: (await sandboxWorks(chromium)) ? 'on' : 'off',
});

/**
 * Playwright's tests with the tag `@full`, which every combination has, or those without; all of a
 * file that is asked for.
 */
export const browserTests = (full) => ({
  needs: ['chromium', 'page', 'gallery'],
  files: ['tests/e2e'],
  cores: Number.POSITIVE_INFINITY,
  before: () => rmSync(report('e2e.json'), { force: true }),
  env: async (context) => ({
    ...(await browser(context)),
    GRUNDYSCOPE_TEST_PORT: String(await freePort()),
  }),
  commands: ({ specs }) => [
    node(
      bin('@playwright', 'test', 'cli.js'),
      'test',
      ...specs.map((name) => `/${name}.spec.ts`),
      full ? '--grep=@full' : '--grep-invert=@full',
    ),
  ],
  counts: () => playwrightCounts(readReport('e2e.json')),
  state: (line) => /^\[(\d+\/\d+)\]/.exec(line)?.[1],
});

/**
 * The builds that browser tests use: `npm test` uses the quick build of the engine, `npm run
 * verify` those that people get.
 */
export const builds = ({ quick }) => [
  {
    name: 'wasm',
    title: quick
      ? 'WebAssembly build (quick)'
      : 'WebAssembly builds: SIMD, baseline, bootstrap, parts and single',
    needs: ['packages', 'cargo', 'wasm-library', 'wasm-tools'],
    cores: 2,
    commands: () => [node(script('build-wasm.mjs'), ...(quick ? ['--dev'] : []))],
  },
  {
    name: 'page',
    title: 'Page build, and the page in one file',
    needs: ['wasm'],
    commands: () => [node(script('build.mjs'), '--if-changed', ...(quick ? ['--dev'] : []))],
  },
  {
    name: 'gallery',
    title: 'Gallery of elements',
    needs: ['packages'],
    commands: () => [node(script('build-gallery.mjs'))],
  },
];

/** Tests that install the npm package. */
export const packageTests = (name, title, { quick }) => ({
  name,
  title,
  outside: testsBut(name),
  needs: ['chromium', 'wasm'],
  files: [`tests/${name}`],
  env: browser,
  commands: () => [
    node(script('build-package.mjs'), ...(quick ? ['--dev'] : [])),
    node('--test', '--test-reporter=spec', ...testsIn(name)),
  ],
  ...NODE_TESTS,
});

/** Calls of the package's exports, valid and invalid by its declarations. */
export const CONTRACT = {
  name: 'contract',
  title: 'Boundary contract in Node.js',
  outside: testsBut('wasm', 'golden'),
  needs: ['wasm'],
  files: ['tests/wasm/node.mjs'],
  commands: () => [node(join(ROOT, 'tests', 'wasm', 'node.mjs'))],
  counts: contractCounts,
};

/** What the page does with the engine's answers, against the definitions. */
export const ORACLES = {
  name: 'oracles',
  title: 'Own rules, matches, exercises and lessons against the definitions',
  outside: testsBut('wasm', 'golden'),
  needs: ['wasm'],
  files: ['tests/wasm/oracles.mjs'],
  commands: () => [node(join(ROOT, 'tests', 'wasm', 'oracles.mjs'))],
  counts: contractCounts,
};

/** What visitors download, of the full builds. */
export const SIZE = {
  name: 'size',
  title: 'Size of a first visit, and of the page in one file',
  needs: ['page'],
  commands: () => [node(script('size.mjs'))],
  counts: contractCounts,
};

const [WASM, ...PAGES] = builds({ quick: true });

/**
 * Each part: `needs` are names of NEEDS or of other parts; `cores` is how many it keeps busy, if
 * more than one; `files` must exist; `outside` are the folders that its result does not depend on:
 * if only they have changed since it passed, it need not run again (passed.mjs);
 * `commands(context)` are run one after the other; `env(context)` is added to the environment;
 * `counts(output)` counts; `live` counts while it runs.
 */
export const PARTS = [
  WASM,
  {
    name: 'rust',
    title: 'Rust tests and documentation examples',
    outside: OUTSIDE_CRATE,
    files: ['src', 'tests/engines'],
    needs: ['cargo'],
    cores: 2,
    commands: ({ modules }) => {
      const some = ['--test', 'engines', '--', ...modules.map((name) => `${name}::`)];
      return [['cargo', 'test', '--locked', '--no-fail-fast', ...(modules.length > 0 ? some : [])]];
    },
    ...CARGO_TESTS,
  },
  {
    name: 'fmt',
    title: 'Rust format',
    outside: OUTSIDE_CRATE,
    needs: ['cargo', 'rust-checks'],
    commands: () => [['cargo', 'fmt', '--check']],
  },
  {
    name: 'clippy',
    title: 'Rust lints (clippy)',
    outside: OUTSIDE_CRATE,
    files: ['benches'],
    needs: ['cargo', 'rust-checks'],
    // A folder of its own: cargo locks the target folder while it builds, and parts run side by
    // side.
    env: () => ({ CARGO_TARGET_DIR: join(TARGET, 'clippy') }),
    commands: () => [['cargo', 'clippy', '--locked', '--all-targets', '--', '-D', 'warnings']],
  },
  {
    name: 'biome',
    title: 'Page format and lints (Biome)',
    needs: ['packages'],
    commands: () => [node(bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.')],
  },
  {
    name: 'scripts',
    title: 'Script tests',
    outside: [],
    needs: ['packages'],
    files: ['tests/scripts'],
    commands: () => [node('--test', '--test-reporter=spec', ...testsIn('scripts'))],
    ...NODE_TESTS,
  },
  {
    name: 'rules',
    title: 'Oracle of own rules',
    outside: testsBut('wasm', 'golden'),
    files: ['tests/wasm/rules'],
    commands: () => [node('--test', '--test-reporter=spec', ...testsIn(join('wasm', 'rules')))],
    ...NODE_TESTS,
  },
  {
    name: 'doc',
    title: 'Rust documentation',
    outside: OUTSIDE_CRATE,
    needs: ['cargo'],
    env: () => ({ RUSTDOCFLAGS: '-D warnings', CARGO_TARGET_DIR: join(TARGET, 'documentation') }),
    commands: () => [['cargo', 'doc', '--locked', '--no-deps']],
  },
  {
    name: 'unit',
    title: 'Page unit tests (vitest)',
    outside: testsBut('unit', 'wasm', 'golden'),
    needs: ['packages'],
    files: ['tests/unit'],
    before: () => rmSync(report('unit.json'), { force: true }),
    commands: () => [
      node(
        bin('vitest', 'vitest.mjs'),
        'run',
        '--reporter=verbose',
        '--reporter=json',
        `--outputFile.json=${report('unit.json')}`,
      ),
    ],
    counts: () => vitestCounts(readReport('unit.json')),
    live: [/^\s*✓ /, /^\s*[×✗] /],
  },
  {
    name: 'tsc',
    title: 'TypeScript',
    outside: [],
    needs: ['packages', 'wasm'], // the package's types are generated
    commands: () => [node(TSC, '--noEmit', '-p', '.'), node(TSC, '--noEmit', '-p', 'tsconfig.page.json')],
  },
  CONTRACT,
  ORACLES,
  packageTests('package', 'The npm package in empty projects', { quick: true }),
  ...PAGES,
  {
    name: 'browser',
    title: 'Browser tests (Chromium)',
    outside: testsBut('e2e', 'wasm', 'golden'),
    ...browserTests(false),
  },
];

/** The new state of a part after a line of its output; undefined if unchanged. */
export function stateReader({ live, state }) {
  if (state) return state;
  return live ? liveCounter(...live) : (line) => line.trim().slice(0, 60) || undefined;
}
