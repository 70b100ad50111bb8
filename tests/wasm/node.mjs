// The contract tests in Node. `npm test` runs them on the SIMD build, with a sample of the hostile
// values; with `--full`, for `npm run verify`, the baseline build and all hostile values follow.
import { readFileSync } from 'node:fs';
import { compareBootstrap } from './bootstrap.mjs';
import { run, runHostile } from './contract.mjs';
import { fixtures } from './fixtures.mjs';
import { checkGallery } from './gallery.mjs';
import { compareParts } from './parts.mjs';
import { runReadme } from './readme.mjs';
import { checkSentences } from './sentences.mjs';
import { compareSingle } from './single.mjs';
import { checkTexts } from './texts.mjs';

const PKG = new URL('../../www/pkg/', import.meta.url);
const SIMD = 'grundyscope_bg.wasm';
const BASELINE = 'grundyscope_baseline_bg.wasm';
/** One of so many hostile values is in the sample. */
const SAMPLE = 7;
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
  await runHostile(instance, { ...fixtures, sample: 1 }, report(SIMD));
  await run(await load(BASELINE), fixtures, report(BASELINE));
} else {
  await run(instance, fixtures, report(SIMD));
  await runHostile(instance, { ...fixtures, sample: SAMPLE }, report(SIMD));
  checkGallery(instance.api, report('gallery.ts'));
  checkTexts(instance.api, report('page.ftl'));
  await checkSentences(instance.api, report('page.ftl'));
  await compareBootstrap(instance.api, report('bootstrap module'));
  await compareSingle(instance.api, report('engine of one file'));
  await compareParts(instance.api, report('parts'));
  runReadme(report('Node.js'));
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
