// Runs one part of `npm test`: a program, which wireit starts when something has changed that it
// reads (package.json, "wireit"). Writes how many tests passed to test-results/parts, which wireit
// keeps for a part that is fresh, and shows the failures.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REPORTS, ROOT } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { excerpt, main, startTask } from '../lib/task.mjs';
import { wasmEnvironment } from '../setup/all.mjs';
import { countTests } from './counts.mjs';

const SECONDS = 45 * 60; // far above what any part takes
const SHOWN_LINES = 80;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // How the program counts its tests: a name in counts.mjs.
    counts: { type: 'string' },
    // The program builds for WebAssembly.
    wasm: { type: 'boolean' },
    // The other parts have what this one leaves of the processors: they wait for it, or it is tests
    // in a browser, which wait a good deal.
    first: { type: 'boolean' },
  },
});
const [name, command, ...args] = positionals;

await main(async () => {
  const file = join(REPORTS, 'parts', `${name}.json`);
  rmSync(file, { force: true });
  const env = { ...process.env, ...(values.wasm && (await wasmEnvironment())) };
  Object.assign(env, { CARGO_TERM_COLOR: 'never', NO_COLOR: '1' });
  delete env.FORCE_COLOR;

  if (!values.first) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

  const began = Date.now();
  const end = startTask(name);
  const { code, output } = await run(command, args, { cwd: ROOT, env, seconds: SECONDS });

  const { passed, failed } = countTests(values.counts, code, output);
  const ended = Date.now();
  for (const folder of ['logs', 'parts']) mkdirSync(join(REPORTS, folder), { recursive: true });
  writeFileSync(join(REPORTS, 'logs', `${name}.log`), output);
  writeFileSync(file, `${JSON.stringify({ passed, failed, seconds: (ended - began) / 1000, ended })}\n`);
  const skipped = /^ℹ skipped ([1-9]\d*)$/m.exec(output)?.[1];
  end(
    !failed,
    `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`,
  );
  if (failed === 0) return;
  const log = `(all of it: test-results/logs/${name}.log)`;
  console.log(`\n${excerpt(output, SHOWN_LINES)}\n${log}\n`);
  process.exitCode = 1;
});
