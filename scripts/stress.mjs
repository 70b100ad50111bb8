// npm run stress: the browser tests several times, twice as many at once as there are cores, and
// each core busy with something else. What fails then is a race, of the page or of a test.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { commandLine } from './lib/command.mjs';

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
const busy = Array.from({ length: cores }, () => new Worker('for (;;) {}', { eval: true }));
const args = [...rest.map((name) => `/${name}.spec.ts`), `--repeat-each=${runs}`, `--workers=${2 * cores}`];
if (!full) args.push('--grep-invert=@full');
process.exitCode = spawnSync('npx', ['playwright', 'test', ...args], { stdio: 'inherit' }).status;
for (const worker of busy) worker.terminate();
