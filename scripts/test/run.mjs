// A test run: the chosen parts with all their needs, and a summary in one line.
import { availableParallelism } from 'node:os';
import { Stop } from '../lib/stop.mjs';
import { duration } from '../lib/task.mjs';
import { NEEDS } from './needs.mjs';
import { runPart } from './run-part.mjs';
import { schedule } from './schedule.mjs';
import { select } from './select.mjs';

/** Runs one need, such as an installation; it does not count as a test. */
async function runNeed(entry, context) {
  try {
    await entry.run(context);
    return { passed: 0, failed: 0 };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(`  ✗ ${entry.title}: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs `parts`, or those called `only`, and sets the exit code. The last line is "N passed, N
 * failed". `passed` knows what has passed before.
 */
export async function runParts(parts, only, passed) {
  const began = Date.now();
  // Without names, all parts; not all needs, since some are for `npm run verify` alone.
  const chosen = only ?? parts.map(({ name }) => name);
  const { entries, specs, modules } = select([...NEEDS, ...parts], chosen);
  await passed?.remember();
  const context = { env: process.env, specs, modules, passed };
  const results = await schedule(entries, {
    cores: availableParallelism(),
    runOne: (entry) => (NEEDS.includes(entry) ? runNeed(entry, context) : runPart(entry, context)),
    skip: ({ title }, need) => {
      console.log(`  ✗ ${title}  not run: "${need}" failed`);
      return { passed: 0, failed: 1 };
    },
  });
  const total = (name) => [...results.values()].reduce((sum, result) => sum + (result[name] ?? 0), 0);
  const failed = [...results].filter(([, result]) => result.failed > 0).map(([name]) => name);
  console.log(
    `\n${duration(Date.now() - began)} in all${failed.length ? `; failed: ${failed.join(', ')}` : ''}`,
  );
  if (total('flaky') > 0) console.log(`${total('flaky')} passed only at the second try, named above`);
  const before = [...results.values()].filter((result) => result.before);
  if (before.length > 0) {
    const sum = before.reduce((all, result) => all + result.passed, 0);
    console.log(`${sum} passed in an earlier run, on the same files: "npm test -- --again" runs them again`);
  }
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

/** Names the parts, one a line. */
export function listParts(parts) {
  for (const { name, title } of parts) console.log(`${name.padEnd(12)} ${title}`);
}
