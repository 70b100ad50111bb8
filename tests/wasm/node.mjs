// The contract tests in Node. `npm test` runs them on the quick build, with samples of the hostile
// values; with `--full`, `npm run verify` runs them on the whole engine that people get and on the
// small builds, with all hostile values, and counts the work between reports of progress.
import { compareBuilds } from './builds.mjs';
import { run, runHostile } from './contract.mjs';
import { fixtures } from './fixtures.mjs';
import { Count, load } from './instance.mjs';
import { runReadme } from './readme.mjs';
import { checkStopping } from './stopping.mjs';

/** One of so many hostile values is in the sample. */
const SAMPLE = 7;
const full = process.argv.includes('--full');

const count = new Count();
const instance = await load();
await run(instance, { ...fixtures, full }, count.of('whole engine'));
await runHostile(instance, { ...fixtures, sample: full ? 1 : SAMPLE }, count.of('whole engine'));
if (full) {
  await checkStopping(fixtures, count.of('stopping'));
  await compareBuilds(instance.api, count.of('small builds'));
} else await runReadme(count.of('Node.js'));
count.end();
