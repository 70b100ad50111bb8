// The contract tests in Node, against both builds of the package.
import { readFileSync } from 'node:fs';
import { run, runHostile } from './contract.mjs';
import { compareFirst } from './first.mjs';
import { fixtures } from './fixtures.mjs';
import { checkGallery } from './gallery.mjs';
import { runReadme } from './readme.mjs';
import { checkSentences } from './sentences.mjs';
import { compareSingle } from './single.mjs';

import { checkTexts } from './texts.mjs';

const PKG = new URL('../../www/pkg/', import.meta.url);
const BUILDS = ['grundyscope_bg.wasm', 'grundyscope_baseline_bg.wasm'];

let passed = 0;
let failed = 0;
const report =
  (where) =>
  ({ name, error }) => {
    if (error) failed += 1;
    else passed += 1;
    console.log(`${error ? '✗' : '✓'} ${where}: ${name}${error ? `\n    ${error}` : ''}`);
  };
for (const build of BUILDS) {
  // The query makes it a module, and so an instance, of its own.
  const api = await import(`${new URL('grundyscope.js', PKG)}?${build}`);
  const { memory } = await api.default({ module_or_path: readFileSync(new URL(build, PKG)) });
  await run({ api, memory }, fixtures, report(build));
  if (build !== BUILDS[0]) continue;
  await runHostile({ api, memory }, fixtures, report(build));
  checkGallery(api, report('gallery.ts'));
  checkTexts(api, report('page.ftl'));
  await checkSentences(api, report('page.ftl'));
  await compareFirst(api, report('first engine'));
  await compareSingle(api, report('engine of one file'));
}
runReadme(report('Node.js'));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
