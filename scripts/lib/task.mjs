// Progress of a command: a line when a task starts, its state while it runs, a line when it ends.
// In a command of several steps the line also has the number of the step and an estimate of the
// time left.
import { run } from './process.mjs';
import { Stop } from './stop.mjs';

const TTY = Boolean(process.stdout.isTTY) && !process.env.CI;
const TTY_REFRESH_MS = 200;
const LOG_REFRESH_MS = 15_000;

/** A readable duration: "0.4 s", "31 s", "2 min 05 s". */
export function duration(ms) {
  const s = ms / 1000;
  if (s < 9.95) return `${s.toFixed(1)} s`;
  if (s < 99.5) return `${Math.round(s)} s`;
  const whole = Math.round(s);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** A rounded estimate: "about 40 s left", "about 3 min left". */
export function left(seconds) {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 115) return `about ${Math.ceil(seconds / 10) * 10} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}

/** Tasks under way, each `{ title, state, began, seconds }`. On a terminal they share one line. */
const running = new Set();
/** The step under way: the label before its tasks, and the seconds that the later steps take. */
let step = { label: '', later: 0 };

/**
 * Runs steps one after the other. Each is `{ seconds, run }`: `seconds` is called before the first
 * and returns about how long the step takes, 0 if there is nothing to do.
 */
export async function runSteps(steps) {
  const seconds = steps.map((one) => one.seconds());
  try {
    for (const [index, one] of steps.entries()) {
      const later = seconds.slice(index + 1).reduce((sum, each) => sum + each, 0);
      step = { label: `[${index + 1}/${steps.length}] `, later };
      await one.run();
    }
  } finally {
    step = { label: '', later: 0 };
  }
}

/**
 * Estimates the seconds left of the running tasks, which run side by side, and of later steps;
 * undefined without an estimate for any task. Once a task exceeds its estimate, later steps are
 * expected to exceed theirs by the same factor.
 */
function remaining() {
  const known = [...running].filter((task) => task.seconds > 0);
  if (known.length === 0) return undefined;
  const times = known.map(({ began, seconds }) => ({ spent: (Date.now() - began) / 1000, seconds }));
  const slower = Math.max(1, ...times.map(({ spent, seconds }) => spent / seconds));
  const rest = times.map(({ spent, seconds }) => Math.max(seconds - spent, spent / 10));
  return step.later * slower + Math.max(...rest);
}

const elapsed = ({ began }) => duration(Date.now() - began);
const joined = (...parts) => parts.filter(Boolean).join('  ');

/** A task's line in a log. */
const line = (mark, task, ...more) =>
  joined(`  ${mark} ${step.label}${task.title}`, task.state, elapsed(task), ...more);

function estimate() {
  const time = remaining();
  return time === undefined ? '' : left(time);
}

/**
 * Draws all running tasks in one line of the terminal; a narrow one cuts the titles, not the times.
 */
function drawAll() {
  const [first, ...others] = running;
  if (!first) return;
  const titles = [...running].map(({ title }) => title.replace(/ \(.*/, '')).join(', ');
  const what = others.length > 0 ? titles : joined(first.title, first.state);
  const times = `  ${joined(elapsed(first), estimate())}`;
  const room = (process.stdout.columns || 80) - 1 - times.length;
  process.stdout.write(`\r\u001b[2K${`  … ${step.label}${what}`.slice(0, Math.max(0, room))}${times}`);
}

/**
 * Announces a task that takes about `seconds`, where that is known. On a terminal its line is kept
 * up to date in place; in a log a new line is written when it starts, every 15 seconds and when it
 * ends.
 */
export function startTask(title, { seconds = 0 } = {}) {
  const task = { title, state: '', began: Date.now(), seconds };
  running.add(task);
  if (TTY) drawAll();
  else console.log(`  … ${step.label}${title}`);
  const timer = setInterval(
    () => (TTY ? drawAll() : console.log(line('…', task, estimate()))),
    TTY ? TTY_REFRESH_MS : LOG_REFRESH_MS,
  );
  return {
    update(text) {
      task.state = text;
    },
    end(ok, text = '') {
      clearInterval(timer);
      running.delete(task);
      task.state = text;
      if (TTY) process.stdout.write('\r\u001b[2K');
      console.log(line(ok ? '✓' : '✗', task));
      if (TTY) drawAll();
    },
  };
}

/** A short output in full; of a long one the beginning and the end. */
export function excerpt(output, lines = 60) {
  const all = output.trimEnd().split('\n');
  if (all.length <= lines) return all.join('\n');
  const head = Math.floor(lines / 4);
  return [
    ...all.slice(0, head),
    `[... ${all.length - lines} lines are left out here ...]`,
    ...all.slice(head - lines),
  ].join('\n');
}

/**
 * Runs a program as a task that takes about `estimate` seconds. When it fails, prints its output
 * and throws a Stop with the message `orElse`, unless it is `optional`.
 */
export async function runTask(title, command, args, { orElse, optional = false, estimate, ...options }) {
  const task = startTask(title, { seconds: estimate });
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
