// The parts of `npm test`, quick ones first. A part is a program to run and a way to count its tests;
// without such a way the part counts as one.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { NODE_MODULES, REPORTS, ROOT, TARGET } from '../lib/paths.mjs';
import { sandboxWorks } from '../setup/chromium.mjs';
import { WASM_TARGET } from '../setup/wasm-library.mjs';
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

/** The test files in a folder of tests; node --test takes folders differently from version to version. */
function testsIn(name) {
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
 * Each part: `needs` are names of NEEDS or of earlier parts; `files` must exist; `commands(context)` are run one after
 * the other; `env(context)` is added to the environment; `counts(output)` counts; `live` counts while it runs.
 */
export const PARTS = [
  {
    name: 'fmt',
    title: 'Rust format',
    needs: ['cargo', 'rust-checks'],
    commands: () => [['cargo', 'fmt', '--check']],
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
    needs: ['packages'],
    files: ['tests/scripts'],
    commands: () => [node('--test', '--test-reporter=spec', ...testsIn('scripts'))],
    counts: nodeCounts,
    live: [/^\s*✔ /, /^\s*✖ /],
  },
  {
    name: 'clippy',
    title: 'Rust lints (clippy)',
    needs: ['cargo', 'rust-checks'],
    commands: () => [['cargo', 'clippy', '--locked', '--all-targets', '--', '-D', 'warnings']],
  },
  {
    name: 'wasm',
    title: 'WebAssembly builds: SIMD, baseline, first and single',
    needs: ['packages', 'cargo', 'wasm-library', 'wasm-tools'],
    commands: () => [node(script('build-wasm.mjs'))],
  },
  {
    name: 'tsc',
    title: 'TypeScript',
    needs: ['packages', 'wasm'], // the package's types are generated
    commands: () => [node(TSC, '--noEmit', '-p', '.'), node(TSC, '--noEmit', '-p', 'tsconfig.page.json')],
  },
  {
    name: 'unit',
    title: 'Page unit tests (vitest)',
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
    name: 'rust',
    title: 'Rust tests and documentation examples',
    needs: ['cargo'],
    commands: () => [['cargo', 'test', '--locked', '--no-fail-fast']],
    counts: cargoCounts,
    live: [/^test .* \.\.\. ok$/, /^test .* \.\.\. FAILED$/],
  },
  {
    name: 'clippy-wasm',
    title: 'Rust lints for WebAssembly',
    needs: ['cargo', 'wasm-library', 'wasm-checks'],
    // The compiler may be another than for the native parts, so its files go elsewhere.
    env: ({ wasmEnv }) => ({ ...wasmEnv, CARGO_TARGET_DIR: join(TARGET, 'clippy-wasm') }),
    commands: () => [
      ['cargo', 'clippy', '--locked', '--target', WASM_TARGET, '--lib', '--', '-D', 'warnings'],
      ...['first', 'single'].map((feature) => [
        'cargo',
        'clippy',
        '--locked',
        '--target',
        WASM_TARGET,
        '--lib',
        '--features',
        feature,
        '--',
        '-D',
        'warnings',
      ]),
    ],
  },
  {
    name: 'doc',
    title: 'Rust documentation',
    needs: ['cargo'],
    env: () => ({ RUSTDOCFLAGS: '-D warnings' }),
    commands: () => [['cargo', 'doc', '--locked', '--no-deps']],
  },
  {
    name: 'contract',
    title: 'Boundary contract in Node.js',
    needs: ['wasm'],
    files: ['tests/wasm/node.mjs'],
    commands: () => [node(join(ROOT, 'tests', 'wasm', 'node.mjs'))],
    counts: contractCounts,
  },
  {
    name: 'package',
    title: 'The npm package in empty projects',
    needs: ['chromium', 'wasm'],
    files: ['tests/package'],
    env: browser,
    commands: () => [
      node(script('build-package.mjs')),
      node('--test', '--test-reporter=spec', ...testsIn('package')),
    ],
    counts: nodeCounts,
    live: [/^\s*✔ /, /^\s*✖ /],
  },
  {
    name: 'page',
    title: 'Page build, and the page in one file',
    needs: ['wasm'],
    commands: () => [node(script('build.mjs'))],
  },
  {
    name: 'size',
    title: 'Size of a first visit, and of the page in one file',
    needs: ['page'],
    commands: () => [node(script('size.mjs'))],
    counts: contractCounts,
  },
  {
    name: 'e2e',
    title: 'Browser tests (Chromium)',
    needs: ['chromium', 'page'],
    files: ['tests/e2e'],
    before: () => rmSync(report('e2e.json'), { force: true }),
    env: async (context) => ({
      ...(await browser(context)),
      GRUNDYSCOPE_TEST_PORT: String(await freePort()),
    }),
    commands: () => [node(script('build-gallery.mjs')), node(bin('@playwright', 'test', 'cli.js'), 'test')],
    counts: () => playwrightCounts(readReport('e2e.json')),
    state: (line) => /^\[(\d+\/\d+)\]/.exec(line)?.[1],
  },
];

/** What to say of a part's state after a line of its output, or undefined to leave it. */
export function stateReader({ live, state }) {
  if (state) return state;
  return live ? liveCounter(...live) : (line) => line.trim().slice(0, 60) || undefined;
}
