// The tests that a mutant meets, from the cheapest to the dearest. A level is its commands, run one
// after the other in the scratch copy: `cpu` and `wall` are limits in seconds, and `failure` finds
// the name of the first failure in a line of the output.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const node = (...args) => [process.execPath, ...args];
const npm = (...args) => ['npm', 'run', '--silent', ...args];

const RUST = { cpu: 240, wall: 1200, failure: /^test (.+) \.\.\. FAILED/ };
const PROGRAM = { cpu: 120, wall: 600, failure: /^✗ (.+)/ };
const BUILD = { wall: 1200 };
const ENGINE_BUILD = { ...BUILD, run: npm('build', '--', 'wasm', '--dev') };

/** Which files the tests of oracles import. */
const IN_ORACLES =
  /^www\/src\/(?:rooms\/(?:exercises|play|lessons|problems)|i18n|question|ruleset|boards|export\/rule)\b/;
/** These tests of units read all sources, so that no import leads from them to a mutant. */
const READ_SOURCES = ['tests/unit/check-messages.mjs'];

/** Which browser tests reach a file; the first row that fits counts. */
const SPECS = [
  [/rooms\/(zeckendorf|play|exercises|two-heaps|nimbers|lab|lessons|positions)\//, '$1 rooms/$1'],
  [/rooms\/games\//, 'rooms/games'],
  [/rooms\//, 'rooms/problems rooms'],
  [/src\/sequence\//, 'rooms/games views save'],
  [/src\/grid\//, 'rooms/two-heaps rooms/nimbers'],
  [/src\/boards\//, 'positions play exercises'],
  [/src\/export\//, 'save copy rooms/games'],
  [/src\/ruleset\//, 'rooms/games rooms/problems'],
  [/src\/question\//, 'rooms/problems'],
  [/src\/i18n\//, 'languages everywhere'],
  [/src\/engine\//, 'work load'],
  [/src\/ui\//, 'rooms/games said keys'],
  [/src\/views\//, 'views element element-looks'],
  [/src\/element/, 'element element-choices element-looks views'],
  [/src\/embed\//, 'embed embed-loading embed-messages embed-reader embed-sandbox heights'],
  [/src\/share\//, 'share'],
  [/src\/shell\/search\//, 'search'],
  [/src\/shell\//, 'home rooms'],
  [/src\/single\//, 'single'],
];

function specsFor(file, tree) {
  const [fits, names] = SPECS.find(([fits]) => fits.test(file)) ?? [/$/, ''];
  const specs = names.replace('$1', fits.exec(file)[1]).split(' ');
  return specs.filter((name) => existsSync(join(tree, 'tests', 'e2e', `${name}.spec.ts`)));
}

const playwright = (specs, wall) => ({
  wall,
  failure: /^\s+1\) (?:\[\w+\] › )?(.+?)[\s─]*$/,
  run: node(
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', 'mutants.config.ts'],
    ...specs.map((name) => `/${name}.spec.ts`),
  ),
});

const PAGE_BUILD = { ...BUILD, run: npm('build', '--', '--dev') };

/** The levels of a list: for a file, the commands; none where its tests do not reach the file. */
export const LEVELS = {
  engine: {
    rust: (file) =>
      !file.startsWith('src/')
        ? []
        : ['--test=engines', '--lib', '--doc'].map((part) => ({
            ...RUST,
            run: ['cargo', 'test', '--locked', part],
          })),
    contract: () => [ENGINE_BUILD, { ...PROGRAM, run: node('tests/wasm/node.mjs') }],
    oracles: () => [ENGINE_BUILD, { ...PROGRAM, run: node('tests/wasm/oracles.mjs') }],
  },
  page: {
    unit: (file, tree) => [
      {
        cpu: 120,
        wall: 600,
        failure: /^ *FAIL +(.+)/,
        run: node(
          'node_modules/vitest/vitest.mjs',
          ...['related', file, ...READ_SOURCES.filter((name) => existsSync(join(tree, name)))],
          ...['--run', '--bail=1', '--passWithNoTests'],
        ),
      },
    ],
    oracles: (file) =>
      IN_ORACLES.test(file) ? [ENGINE_BUILD, { ...PROGRAM, run: node('tests/wasm/oracles.mjs') }] : [],
    package: (file) =>
      /^www\/src\/package\//.test(file)
        ? [
            { ...BUILD, run: npm('build', '--', 'package', '--dev') },
            {
              wall: 600,
              failure: /^\s*✖ (.+)/,
              run: node('--test', '--test-reporter=spec', 'tests/package/'),
            },
          ]
        : [],
    browser: (file, tree) => {
      const specs = specsFor(file, tree);
      return specs.length > 0 ? [PAGE_BUILD, playwright(specs, 600)] : [];
    },
    'whole-browser': () => [PAGE_BUILD, playwright([], 1800)],
  },
};

/** Levels that are only run when asked for by name. */
export const ON_REQUEST = ['whole-browser'];

/**
 * Waits shorter than those of the tests' own configuration, because a mutant that breaks the page
 * waits for all of them, and a second try, because its failure must not come from a busy machine.
 */
export const BROWSER_CONFIG = `import base from './playwright.config';
export default {
  ...base,
  reporter: 'line',
  retries: 1,
  maxFailures: 1,
  timeout: 40_000,
  expect: { ...base.expect, timeout: 12_000 },
};
`;
