// Runs one part of `npm test` and shows how it goes.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPORTS, ROOT } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { excerpt, startTask } from '../lib/task.mjs';
import { failuresIn, verdict } from './counts.mjs';
import { stateReader } from './parts.mjs';

const SECONDS = 45 * 60; // for one program; far above what any takes
const SHOWN_LINES = 80;

/**
 * The result is `{ passed, failed }`; `before` is set if the part passed before on the same files
 * and did not run.
 */
export async function runPart(part, context) {
  const task = startTask(part.title);
  const missing = part.files?.find((file) => !existsSync(join(ROOT, file)));
  if (missing) return finish(task, { passed: 0, failed: 1, note: `there is no ${missing}` });
  const key = await context.passed?.keyOf(part, context);
  const before = context.passed?.resultOf(part, key);
  if (before) {
    const note = `${before.passed} passed before, and nothing that it reads has changed`;
    return finish(task, { ...before, before: true, note });
  }

  part.before?.();
  const env = { ...context.env, ...(await part.env?.(context)), CARGO_TERM_COLOR: 'never' };
  delete env.FORCE_COLOR;
  const { code, output } = await runAll(part, context, env, task);
  const result = part.counts
    ? verdict(code, safeCounts(part, output))
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note: code === 124 ? 'took too long' : '' };
  finish(task, result, !part.counts);
  context.passed?.keep(part, key, result);
  if (result.failed > 0 || result.flaky > 0) show(part.name, output);
  return result;
}

/** The part's programs, one after the other; the exit code is the first that is not 0. */
async function runAll(part, context, env, task) {
  const read = stateReader(part);
  const onLine = (line) => {
    const state = read(line);
    if (state) task.update(state);
  };
  let [code, output] = [0, ''];
  for (const [command, ...args] of part.commands(context)) {
    const result = await run(command, args, { cwd: ROOT, env, seconds: SECONDS, onLine });
    code ||= result.code;
    output += result.output;
  }
  return { code, output };
}

/** A runner that broke off may have left no report. */
function safeCounts(part, output) {
  try {
    return part.counts(output);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function finish(task, result, isCheck = false) {
  const { passed, failed, flaky, skipped, note } = result;
  const more = [
    failed > 0 && `${failed} failed`,
    flaky > 0 && `${flaky} flaky`,
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean);
  const counts = [`${passed} passed`, ...more].join(', ');
  task.end(failed === 0, note || (isCheck ? '' : counts));
  return result;
}

/** A failed part's output: the end of it here, all of it in a file. */
function show(name, output) {
  const folder = join(REPORTS, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  writeFileSync(file, output);
  console.log(`\n${excerpt(failuresIn(output), SHOWN_LINES)}\n`);
  if (output.split('\n').length > SHOWN_LINES) console.log(`(all of it: ${relative(ROOT, file)})\n`);
}
