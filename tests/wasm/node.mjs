// The contract tests in Node. `npm test` runs them on the quick build, with samples of the hostile
// values, rules, matches and exercises; with `--full`, `npm run verify` runs them on both builds
// that people get and on their parts, with all hostile values, 10,000 rules, 10,000 matches of each
// family of games and 1,000 exercises.
import { readFileSync } from 'node:fs';
import { compareBootstrap } from './bootstrap.mjs';
import { run, runHostile } from './contract.mjs';
import { checkExercises } from './exercises/check.mjs';
import { fixtures } from './fixtures.mjs';
import { checkGallery } from './gallery.mjs';
import { checkLessons } from './lessons.mjs';
import { compareParts } from './parts.mjs';
import { checkPlay } from './play/check.mjs';
import { runReadme } from './readme.mjs';
import { checkRules } from './rules/against.mjs';
import { checkSentences } from './sentences.mjs';
import { compareSingle } from './single.mjs';
import { checkTexts } from './texts.mjs';

const PKG = new URL('../../www/pkg/', import.meta.url);
const SIMD = 'grundyscope_bg.wasm';
const BASELINE = 'grundyscope_baseline_bg.wasm';
/** One of so many hostile values is in the sample. */
const SAMPLE = 7;
/** How many random rules are compared with the interpreter. */
const RULES = { sample: 300, full: 10_000 };
/** How many matches the perfect player plays in each family of games. */
const MATCHES = { sample: 20, full: 10_000 };
/** How many exercises of eight questions are checked by the definitions. */
const EXERCISES = { sample: 30, full: 1000 };
const full = process.argv.includes('--full');

let passed = 0;
let failed = 0;
const report =
  (where) =>
  ({ name, error }) => {
    if (error) failed += 1;
    else passed += 1;
    console.log(`${error ? '✗' : '✓'} ${where}: ${name}${error ? `\n    ${error}` : ''}`);
  };
async function load(build) {
  // The query makes it a module, and so an instance, of its own.
  const api = await import(`${new URL('grundyscope.js', PKG)}?${build}`);
  const { memory } = await api.default({ module_or_path: readFileSync(new URL(build, PKG)) });
  return { api, memory };
}

const instance = await load(SIMD);
if (full) {
  await run(instance, { ...fixtures, full }, report(SIMD));
  await runHostile(instance, { ...fixtures, sample: 1 }, report(SIMD));
  await run(await load(BASELINE), { ...fixtures, full }, report(BASELINE));
  await compareSingle(instance.api, report('engine of one file'));
  await compareParts(instance.api, report('parts'));
  checkRules(instance.api, report('own rules'), RULES.full);
  await checkPlay(instance.api, report('play'), MATCHES.full);
  await checkExercises(instance.api, report('exercises'), EXERCISES.full);
} else {
  await run(instance, { ...fixtures, full }, report(SIMD));
  await runHostile(instance, { ...fixtures, sample: SAMPLE }, report(SIMD));
  checkGallery(instance.api, report('gallery.ts'));
  checkTexts(instance.api, report('page.ftl'));
  await checkSentences(instance.api, report('page.ftl'));
  await checkLessons(instance.api, report('lessons'));
  await compareBootstrap(instance.api, report('bootstrap module'));
  runReadme(report('Node.js'));
  checkRules(instance.api, report('own rules'), RULES.sample);
  await checkPlay(instance.api, report('play'), MATCHES.sample);
  await checkExercises(instance.api, report('exercises'), EXERCISES.sample);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
