// Part of npm test: counts what a newcomer must learn and wait for, and compares the counts with
// tests/budget.json. A commit that raises a limit says why.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');
const named = (pattern) => files.filter((path) => pattern.test(path));
const matches = (paths, pattern) =>
  paths.reduce((sum, path) => sum + (read(path).match(pattern)?.length ?? 0), 0);
/** Lines without data, lock files and pictures, in steps. */
const STEP = 500;
const lines = (pattern) => {
  const paths = named(pattern).filter((path) => !/\.(?:tsv|png|webp|lock)$|^tests\/golden\//.test(path));
  return Math.ceil(paths.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0) / STEP) * STEP;
};

const { dependencies = {}, devDependencies, scripts } = JSON.parse(read('package.json'));
const crates = read('Cargo.lock').match(/^\[\[package\]\]/gm).length;
const E2E = /^tests\/e2e\/.*\.ts$/;

/** Each count with its name; browser and unit tests as they stand in the source. */
const counts = {
  'engine modules': 1 + Object.keys(JSON.parse(read('www/src/engine/builds.json')).calls).length,
  'exports of the engine': matches(
    named(/^wasm\/src\/.*\.rs$/),
    /#\[wasm_bindgen[^\]]*\]\s*(?:#\[[^\]]*\]\s*)*pub fn/g,
  ),
  'npm scripts': Object.keys(scripts).length,
  'npm dependencies': Object.keys({ ...dependencies, ...devDependencies }).length,
  'cargo dependencies, all': crates,
  rooms: named(/^www\/src\/rooms\/[^/]+\/index\.ts$/).length,
  'custom elements': matches(named(/^www\/src\/.*\.ts$/), /^define\('/gm),
  'attributes of the element': matches(['www/src/element/attributes.ts'], /^ {2}'\w+',$/gm),
  messages: matches(named(/^(?:www\/src\/i18n\/en|src\/error)\/.*\.ftl$/), /^[a-z][\w-]* =/gm),
  'reference pictures': named(/^tests\/e2e\/snapshots\/.*\.png$/).length,
  'browser tests': matches(named(E2E), /^\s*test\(/gm),
  'unit tests': matches(named(/^tests\/unit\/.*\.ts$/), /^\s*(?:test|it)(?:\.each\([\s\S]*?\))?\(/gm),
  files: files.length,
  'lines of src': lines(/^src\//),
  'lines of wasm': lines(/^wasm\//),
  'lines of www/src, TypeScript': lines(/^www\/src\/.*\.ts$/),
  'lines of www/src, CSS': lines(/^www\/src\/.*\.css$/),
  'lines of www/build and scripts': lines(/^(?:www\/build|scripts)\//),
  'lines of tests': lines(/^tests\//),
  'lines of benches': lines(/^benches\//),
};

const limits = JSON.parse(read('tests/budget.json'));
const row = ([name, count]) => [name, { count, limit: limits[name], fits: count <= limits[name] }];
const table = Object.fromEntries(Object.entries(counts).map(row));
console.table(table);
if (Object.values(table).some(({ fits }) => !fits)) {
  console.log('Take something away, or raise the limit in tests/budget.json and say why in the commit.');
  process.exitCode = 1;
}
