// npm run stress: the browser tests several times, twice as many at once as there are cores, and
// each core busy with something else. What fails then is a race, of the page or of a test.
import './setup/node.mjs';
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { commandLine } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { chromiumEnvironment, playwright } from './setup/chromium.mjs';

const { runs, full, rest } = commandLine({
  name: 'npm run stress',
  about: 'Runs the browser tests several times on a busy machine; with names, those of these files.',
  options: {
    runs: { value: 'N', min: 1, default: 3, help: 'how many times' },
    full: { help: 'those of npm run verify, too' },
  },
  rest: 'files such as search, rooms/games',
});

await main(async () => {
  const building = [join(ROOT, 'scripts', 'test.mjs'), '--only', 'page,gallery'];
  if (spawnSync(process.execPath, building, { stdio: 'inherit' }).status !== 0)
    throw new Stop('The page does not build (see above).');
  const cores = availableParallelism();
  const env = { ...(await chromiumEnvironment()), GRUNDYSCOPE_TEST_WORKERS: String(2 * cores) };
  const busy = Array.from({ length: cores }, () => new Worker('for (;;) {}', { eval: true }));
  const files = rest.map((name) => `/${name}.spec.ts`);
  const status = playwright(
    [...files, ...(full ? [] : ['--grep-invert=@full']), `--repeat-each=${runs}`],
    env,
  );
  for (const worker of busy) worker.terminate();
  process.exitCode = status;
});
