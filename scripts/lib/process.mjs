// Running other programs, with their output captured.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const WINDOWS = process.platform === 'win32';

/**
 * Runs a program without input and waits for its end. Never throws for the program's own failure:
 * `code` is its exit code, 127 when there is no such program, 124 when it ran out of `seconds`.
 */
export function run(command, args, { cwd, env = process.env, seconds = 0 } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Unlike `timeout`, it does not keep Node.js alive where there is no such program.
    signal: seconds ? AbortSignal.timeout(seconds * 1000) : undefined,
    killSignal: 'SIGKILL',
    shell: WINDOWS && !command.endsWith('.exe'), // npm's programs are .cmd files there
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    child.on('error', ({ name, message }) =>
      resolve({ code: name === 'AbortError' ? 124 : 127, output: message }),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

/** Whether there is such a program on PATH, or at this path. */
export const isProgram = async (command, env) => (await run(command, ['--version'], { env })).code !== 127;

/** A copy of an environment with folders put first on PATH. */
export function withPath(env, ...folders) {
  const name = WINDOWS && env.Path !== undefined ? 'Path' : 'PATH';
  return { ...env, [name]: [...folders, env[name] ?? ''].join(delimiter) };
}
