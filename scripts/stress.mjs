// npm run stress: the browser tests several times, twice as many at once as there are cores, and
// each core busy with something else. What fails then is a race, of the page or of a test.
import './setup/node.mjs';
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { commandLine } from './lib/command.mjs';
import { NODE_MODULES, REPORTS, ROOT } from './lib/paths.mjs';
import { duration } from './lib/task.mjs';
import { ensureChromium, sandboxWorks } from './setup/chromium.mjs';

const { runs, full, rest } = commandLine({
  name: 'npm run stress',
  about: 'Runs the browser tests several times on a busy machine; with names, those of these files.',
  options: {
    runs: { value: 'N', min: 1, default: 3, help: 'how many times' },
    full: { help: 'those of npm run verify, too' },
  },
  rest: 'files such as search, rooms/games',
});
const cores = availableParallelism();

const node = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

/** The titles of the tests that failed in the last run. */
function failures() {
  const found = [];
  const visit = ({ suites = [], specs = [], file }) => {
    for (const { ok, title } of specs) if (!ok) found.push(`${file}: ${title}`);
    suites.forEach(visit);
  };
  visit(JSON.parse(readFileSync(join(REPORTS, 'e2e.json'), 'utf8')));
  return found;
}

if (node([join(ROOT, 'scripts', 'test.mjs'), '--only', 'page,gallery']).status !== 0) process.exit(1);
const chromium = await ensureChromium();
const env = {
  GRUNDYSCOPE_CHROMIUM: chromium,
  GRUNDYSCOPE_CHROMIUM_SANDBOX: (await sandboxWorks(chromium)) ? 'on' : 'off',
  GRUNDYSCOPE_TEST_WORKERS: String(2 * cores),
};
const busy = Array.from({ length: cores }, () => new Worker('for (;;) {}', { eval: true }));
let whole = 0;
for (let run = 1; run <= runs; run += 1) {
  const began = Date.now();
  const files = rest.map((name) => `/${name}.spec.ts`);
  const grep = full ? [] : ['--grep-invert=@full'];
  const cli = join(NODE_MODULES, '@playwright', 'test', 'cli.js');
  const { status } = node([cli, 'test', ...files, ...grep], env);
  const failed = status === 0 ? [] : failures();
  if (status === 0) whole += 1;
  const result = status === 0 ? 'no failure' : `${failed.length} failed: ${failed.join('; ')}`;
  const line = `run ${run} of ${runs}, ${duration(Date.now() - began)}: ${result}`;
  appendFileSync(join(REPORTS, 'stress.txt'), `${line}\n`);
  console.log(line);
}
for (const worker of busy) worker.terminate();
console.log(`${whole} of ${runs} runs had no failure.`);
process.exit(whole === runs ? 0 : 1);
