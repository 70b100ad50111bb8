// What a command says: a line when a task starts, one every 15 seconds, and one when it ends; and
// where it cannot go on, one sentence and no stack trace.
import { run } from './process.mjs';

const REFRESH_MS = 15_000;

export const duration = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Announces a task; the result ends it: whether it went well, and what else there is to say. */
export function startTask(title) {
  const began = Date.now();
  const say = (mark, ...more) => console.log([`  ${mark} ${title}`, ...more].filter(Boolean).join('  '));
  say('…');
  const timer = setInterval(() => say('…', duration(Date.now() - began)), REFRESH_MS);
  return (ok, text = '') => {
    clearInterval(timer);
    say(ok ? '✓' : '✗', text, duration(Date.now() - began));
  };
}

/** Does some work as a task, which fails when that throws. */
export async function withTask(title, work) {
  const end = startTask(title);
  try {
    const result = await work();
    end(true);
    return result;
  } catch (error) {
    end(false);
    throw error;
  }
}

/** A short output in full; of a long one the beginning and the end. */
export function excerpt(output, lines = 60) {
  const all = output.trimEnd().split('\n');
  const left = all.length - lines;
  if (left > 0) all.splice(Math.floor(lines / 4), left, `[... ${left} lines are left out here ...]`);
  return all.join('\n');
}

/** The output of a program that must not fail: else a Stop shows it, and says `orElse`. */
export async function outputOf(running, orElse) {
  const { code, output } = await running;
  if (code !== 0) throw new Stop(`${excerpt(output)}\n\n${orElse}`);
  return output;
}

/** Runs a program as a task that must not fail. */
export const runTask = (title, command, args, { orElse, ...options }) =>
  withTask(title, () => outputOf(run(command, args, options), orElse));

/** Runs a program as a task that may fail: whether it did not. */
export async function tryTask(title, command, args, options) {
  const end = startTask(title);
  const { code, output } = await run(command, args, options);
  // Nothing else says why it failed.
  end(code === 0, code === 0 ? '' : output.trim().split('\n').at(-1).slice(0, 100));
  return code === 0;
}

/** Thrown for a failure that the reader can resolve. */
export class Stop extends Error {}

/** Runs a command's main function; a Stop becomes its sentence, a last line, and exit code 1. */
export async function main(run, last = '') {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    if (last) console.log(last);
    process.exit(1);
  }
}
