// npm test [-- --only NAME,NAME | --list]: everything that must hold. The last line is "N passed, N failed".
import './setup/node.mjs';
import { parseArgs } from 'node:util';
import { main, Stop } from './lib/stop.mjs';
import { duration } from './lib/task.mjs';
import { NEEDS } from './test/needs.mjs';
import { PARTS } from './test/parts.mjs';
import { runPart } from './test/run-part.mjs';
import { select } from './test/select.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });

/** Runs a need or a part unless something that it stands on has failed; the result is `{ passed, failed }`. */
async function runOne(entry, context, failed) {
  const broken = entry.needs?.find((name) => failed.has(name));
  if (broken) {
    console.log(`  ✗ ${entry.title}  not run: "${broken}" failed`);
    return { passed: 0, failed: 1 };
  }
  if (!NEEDS.includes(entry)) return runPart(entry, context);
  try {
    await entry.run(context);
    return { passed: 0, failed: 0 }; // what is installed is not a test
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(`  ✗ ${entry.title}: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

await main(async () => {
  if (values.list) {
    for (const { name, title } of PARTS) console.log(`${name.padEnd(12)} ${title}`);
    return;
  }
  const began = Date.now();
  const context = { env: process.env };
  const failed = new Set();
  const total = { passed: 0, failed: 0 };
  for (const entry of select([...NEEDS, ...PARTS], values.only?.split(','))) {
    const result = await runOne(entry, context, failed);
    if (result.failed > 0) failed.add(entry.name);
    total.passed += result.passed;
    total.failed += result.failed;
  }
  console.log(
    `\n${duration(Date.now() - began)} in all${failed.size ? `; failed: ${[...failed].join(', ')}` : ''}`,
  );
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
