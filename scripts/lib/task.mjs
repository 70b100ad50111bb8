// Progress of a command: a line when a task starts, one every 15 seconds, and one when it ends.
import { run } from './process.mjs';
import { Stop } from './stop.mjs';

const REFRESH_MS = 15_000;

/** A readable duration: "0.4 s", "31 s", "2 min 05 s". */
export function duration(ms) {
  const s = ms / 1000;
  if (s < 9.95) return `${s.toFixed(1)} s`;
  if (s < 99.5) return `${Math.round(s)} s`;
  const whole = Math.round(s);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** Announces a task; `update` says how far it is, `end` whether it went well. */
export function startTask(title) {
  const began = Date.now();
  let state = '';
  const say = (mark, ...more) => console.log([`  ${mark} ${title}`, ...more].filter(Boolean).join('  '));
  const line = (mark) => say(mark, state, duration(Date.now() - began));
  say('…');
  const timer = setInterval(line, REFRESH_MS, '…');
  return {
    update(text) {
      state = text;
    },
    end(ok, text = '') {
      clearInterval(timer);
      state = text;
      line(ok ? '✓' : '✗');
    },
  };
}

/** Does some work as a task, which fails when that throws; the work may `update` it. */
export async function withTask(title, work) {
  const task = startTask(title);
  try {
    const result = await work(task);
    task.end(true);
    return result;
  } catch (error) {
    task.end(false);
    throw error;
  }
}

/** The output of a program that must not fail: else a Stop shows it, and says `orElse`. */
export async function outputOf(running, orElse) {
  const { code, output } = await running;
  if (code !== 0) throw new Stop(`${excerpt(output)}\n\n${orElse}`);
  return output;
}

/** A short output in full; of a long one the beginning and the end. */
export function excerpt(output, lines = 60) {
  const all = output.trimEnd().split('\n');
  if (all.length <= lines) return all.join('\n');
  const head = Math.floor(lines / 4);
  const left = `[... ${all.length - lines} lines are left out here ...]`;
  return [...all.slice(0, head), left, ...all.slice(head - lines)].join('\n');
}

/**
 * Runs a program as a task. When it fails, prints its output and throws a Stop with the message
 * `orElse`, unless it is `optional`.
 */
export async function runTask(title, command, args, { orElse, optional = false, ...options }) {
  const task = startTask(title);
  const onLine = (text) => task.update(text.trim().slice(0, 60));
  const result = await run(command, args, { ...options, onLine });
  // Nothing else says why an optional task failed.
  const why = result.code !== 0 && optional ? result.output.trim().split('\n').at(-1).slice(0, 100) : '';
  task.end(result.code === 0, result.timedOut ? 'took too long' : why);
  if (result.code !== 0 && !optional) {
    console.error(excerpt(result.output));
    throw new Stop(orElse);
  }
  return result;
}
