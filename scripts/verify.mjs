// npm run verify [-- --long | --list]: the tests that go through everything, in release mode: what takes too long for
// every `npm test`. Some two minutes after the build; with --long some minutes more. The last line is "N passed,
// N failed".
import './setup/node.mjs';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/paths.mjs';
import { main } from './lib/stop.mjs';
import { duration, runTask } from './lib/task.mjs';
import { ensureRust } from './setup/rust.mjs';
import { cargoCounts } from './test/counts.mjs';
import { EXHAUSTIVE } from './test/exhaustive.mjs';
import { runPart } from './test/run-part.mjs';

const { values } = parseArgs({ options: { long: { type: 'boolean' }, list: { type: 'boolean' } } });

/** An exhaustive test as a part of a test run. */
const part = ({ file, name, title, usual }) => ({
  name,
  title: `${title} (about ${usual})`,
  commands: () => [
    ['cargo', 'test', '--release', '--locked', '--test', file, '--', '--ignored', '--exact', name],
  ],
  counts: cargoCounts,
  state: () => undefined,
});

await main(async () => {
  const chosen = EXHAUSTIVE.filter(({ long }) => !long || values.long);
  if (values.list) {
    for (const { file, name, title, usual, long } of EXHAUSTIVE)
      console.log(`tests/${file}.rs  ${name}\n    ${title}; about ${usual}${long ? '; with --long' : ''}`);
    return;
  }
  const began = Date.now();
  const { env } = await ensureRust();
  await runTask(
    'Building the tests in release mode (about 2 minutes when nothing is built)',
    'cargo',
    ['test', '--release', '--locked', '--tests', '--no-run'],
    { cwd: ROOT, env, orElse: 'The tests could not be built.' },
  );
  const total = { passed: 0, failed: 0 };
  for (const test of chosen) {
    const { passed, failed } = await runPart(part(test), { env });
    total.passed += passed;
    total.failed += failed;
  }
  const left = EXHAUSTIVE.length - chosen.length;
  if (left > 0) console.log(`  ${left} left out that takes minutes: npm run verify -- --long`);
  console.log(`\n${duration(Date.now() - began)} in all`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
