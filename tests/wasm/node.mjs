// The contract tests in Node. `npm test` runs them on the quick build, with samples of the hostile
// values; with `--full`, `npm run verify` runs them on both builds that people get and on their
// parts, with all hostile values.
import { compareBootstrap } from './bootstrap.mjs';
import { run, runHostile } from './contract.mjs';
import { fixtures } from './fixtures.mjs';
import { BASELINE, Count, load, SIMD } from './instance.mjs';
import { compareParts } from './parts.mjs';
import { runReadme } from './readme.mjs';
import { compareSingle } from './single.mjs';

/** One of so many hostile values is in the sample. */
const SAMPLE = 7;
const full = process.argv.includes('--full');

const count = new Count();
const instance = await load();
await run(instance, { ...fixtures, full }, count.of(SIMD));
await runHostile(instance, { ...fixtures, sample: full ? 1 : SAMPLE }, count.of(SIMD));
if (full) {
  await run(await load(BASELINE), { ...fixtures, full }, count.of(BASELINE));
  await compareSingle(instance.api, count.of('engine of one file'));
  await compareParts(instance.api, count.of('parts'));
} else {
  await compareBootstrap(instance.api, count.of('bootstrap module'));
  runReadme(count.of('Node.js'));
}
count.end();
