// Running other programs: with their output captured, a time limit, and none left running when this
// process ends.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const WINDOWS = process.platform === 'win32';
const children = new Set();

/** Ends a program and all that it started. */
function killTree(child, signal) {
  try {
    if (WINDOWS) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(-child.pid, signal); // its own process group: see `detached` below
  } catch {
    // It has ended already.
  }
}

function killAll(signal = 'SIGTERM') {
  for (const child of children) killTree(child, signal);
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.once(signal, () => {
    killAll();
    process.exit(code);
  });
}
process.on('exit', () => killAll());

/** Calls `onLine` with each whole line (without colour codes) of a stream of chunks. */
export function lineReader(onLine) {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split(/\r?\n|\r/);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(plain(line));
  };
}

/** A text without terminal colour codes. */
export function plain(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for the escape character
  return text.replace(/\u001b(?:\[[0-9;?]*[A-Za-z]|\([A-Z0-9])/g, '');
}

/**
 * Runs a program without input and waits for its end. Never throws for the program's own failure:
 * `code` is its exit code, 127 when there is no such program, 124 when it ran out of `seconds`.
 */
export function run(command, args, { cwd, env = process.env, seconds = 0, onLine } = {}) {
  return new Promise((resolve) => {
    let output = '';
    let timedOut = false;
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !WINDOWS, // a group of its own, so that killTree reaches its children too
      shell: WINDOWS && /\.(cmd|bat)$/i.test(command),
      windowsHide: true,
    });
    children.add(child);
    const timer =
      seconds > 0 &&
      setTimeout(() => {
        timedOut = true;
        killTree(child, 'SIGKILL');
      }, seconds * 1000);
    const end = (code) => {
      children.delete(child);
      clearTimeout(timer);
      resolve({ code: timedOut ? 124 : code, output: plain(output), timedOut });
    };
    for (const stream of [child.stdout, child.stderr]) {
      const read = onLine && lineReader(onLine);
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        output += chunk;
        read?.(chunk);
      });
    }
    child.on('error', (error) => {
      output += String(error.message);
      end(error.code === 'ENOENT' ? 127 : 126);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a program that shares our terminal; the result is its exit code. */
export function runVisibly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    process.once('exit', () => child.kill());
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The full path of a program on PATH, or undefined. */
export function which(name, env = process.env) {
  const path = env.PATH ?? env.Path ?? '';
  const endings = WINDOWS ? ['.exe', '.cmd', '.bat'] : [''];
  for (const folder of path.split(delimiter)) {
    for (const ending of endings) {
      const file = join(folder, name + ending);
      if (folder && isProgram(file)) return file;
    }
  }
  return undefined;
}

/** Whether a file exists and may be run. */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** A copy of an environment with folders put first on PATH. */
export function withPath(env, ...folders) {
  const name = WINDOWS && env.Path !== undefined ? 'Path' : 'PATH';
  return { ...env, [name]: [...folders, env[name] ?? ''].join(delimiter) };
}
