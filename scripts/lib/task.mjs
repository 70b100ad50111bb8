// Telling a person what goes on: a line when a task starts, its state while it runs, a line when it ends.
import { run } from './process.mjs';
import { Stop } from './stop.mjs';

const TTY = Boolean(process.stdout.isTTY) && !process.env.CI;
const TTY_REFRESH_MS = 200;
const LOG_REFRESH_MS = 15_000;

/** Seconds as people say them: "0.4 s", "31 s", "2 min 05 s". */
export function duration(ms) {
  const s = ms / 1000;
  if (s < 9.95) return `${s.toFixed(1)} s`;
  if (s < 99.5) return `${Math.round(s)} s`;
  const whole = Math.round(s);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * Announces a task. On a terminal its line is kept up to date in place; in a log a new line is written
 * when it starts, every 15 seconds and when it ends.
 */
export function startTask(title) {
  const began = Date.now();
  let state = '';
  const line = (mark) =>
    [`  ${mark} ${title}`, state, duration(Date.now() - began)].filter(Boolean).join('  ');
  const draw = () => {
    if (TTY) process.stdout.write(`\r\u001b[2K${line('…').slice(0, (process.stdout.columns ?? 80) - 1)}`);
    else console.log(line('…'));
  };
  if (TTY) draw();
  else console.log(`  … ${title}`);
  const timer = setInterval(draw, TTY ? TTY_REFRESH_MS : LOG_REFRESH_MS);
  return {
    update(text) {
      state = text;
    },
    end(ok, text = '') {
      clearInterval(timer);
      state = text;
      if (TTY) process.stdout.write('\r\u001b[2K');
      console.log(line(ok ? '✓' : '✗'));
    },
  };
}

/** A short output in full; of a long one the beginning, where causes stand, and the end, where results stand. */
export function excerpt(output, lines = 60) {
  const all = output.trimEnd().split('\n');
  if (all.length <= lines) return all.join('\n');
  const head = Math.floor(lines / 4);
  const left = all.length - lines;
  return [
    ...all.slice(0, head),
    `[... ${left} lines are left out here ...]`,
    ...all.slice(head - lines),
  ].join('\n');
}

/** Runs a program as a task. When it fails, shows what it wrote and stops with the sentence `orElse`. */
export async function runTask(title, command, args, { orElse, optional = false, ...options }) {
  const task = startTask(title);
  const result = await run(command, args, {
    ...options,
    onLine: (text) => task.update(text.trim().slice(0, 60)),
  });
  task.end(result.code === 0, result.timedOut ? 'took too long' : '');
  if (result.code !== 0 && !optional) {
    console.error(excerpt(result.output));
    throw new Stop(orElse);
  }
  return result;
}
