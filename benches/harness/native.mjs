// Compiles the native programs, C++ and Rust, once a run, for this processor.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, TARGET } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/process.mjs';
import { encodedRustFlags } from '../../scripts/lib/remap.mjs';
import { runTask, Stop } from '../../scripts/lib/task.mjs';
import { ensureRust } from '../../scripts/setup/rust.mjs';

const FOLDER = join(TARGET, 'native');
const FLAGS = ['-O3', '-march=native', '-std=c++17', '-Wall', '-Wextra'];

/** The first available C++ compiler, with its version text. */
async function compiler() {
  for (const name of ['g++', 'clang++', 'c++']) {
    const { code, output } = await run(name, ['--version']);
    if (code === 0) return { name, version: output.split('\n')[0].trim() };
  }
  throw new Stop('There is no C++ compiler to compare with: install g++ or clang++ and run this again.');
}

/** Compiles programs of benches/native; returns the compiler's name. */
export async function compile(names) {
  const { name, version } = await compiler();
  mkdirSync(FOLDER, { recursive: true });
  for (const program of new Set(names)) {
    const source = join(ROOT, 'benches', 'native', `${program}.cpp`);
    const { code, output } = await run(name, [...FLAGS, '-o', join(FOLDER, program), source]);
    if (code !== 0) throw new Stop(`${output}\n${source} could not be compiled.`);
  }
  return `${version}, ${FLAGS.slice(0, 2).join(' ')}`;
}

/** Compiles benches/one.rs, with optimisations as for the package; gives the program's path. */
export async function compileRust() {
  const { env } = await ensureRust();
  const options = ['--locked', '--bench', 'one', '--no-run'];
  const output = await runTask('Native Rust, for this processor', 'cargo', ['bench', ...options], {
    cwd: ROOT,
    env: { ...env, CARGO_TARGET_DIR: FOLDER, ...encodedRustFlags(['-Ctarget-cpu=native']) },
    orElse: 'benches/one.rs could not be compiled.',
  });
  const program = executable(output);
  if (!program) throw new Stop("Cargo's output does not name the program of benches/one.rs.");
  return program;
}

/** The program's path in Cargo's output, "Executable benches/one.rs (path)". */
export function executable(output) {
  const [, path] = /Executable .*\((.+)\)/.exec(output) ?? [];
  return path && resolve(ROOT, path);
}

/** Runs a program of benches/native; returns the time of its work and the result. */
export const runNative = ([program, argument]) => runProgram(join(FOLDER, program), [String(argument)]);

/** The same for native Rust. */
export const runRust = (program, [work, argument]) => runProgram(program, [work, String(argument)]);

async function runProgram(program, given) {
  const { code, output } = await run(program, given);
  const [, nanoseconds, result] = /^(\d+) (.*)$/m.exec(output) ?? [];
  if (code !== 0 || result === undefined) throw new Stop(`${output}\n${program} ${given.join(' ')} failed.`);
  return { milliseconds: Number(nanoseconds) / 1e6, result };
}
