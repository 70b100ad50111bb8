// The native programs: compiled once a run, with everything that this processor has.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, TARGET } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';

const FOLDER = join(TARGET, 'native');
const FLAGS = ['-O3', '-march=native', '-std=c++17', '-Wall', '-Wextra'];

/** The first C++ compiler that is there, with its own description. */
async function compiler() {
  for (const name of ['g++', 'clang++', 'c++']) {
    const { code, output } = await run(name, ['--version']);
    if (code === 0) return { name, version: output.split('\n')[0].trim() };
  }
  throw new Stop('There is no C++ compiler to compare with: install g++ or clang++ and run this again.');
}

/** Compiles these programs of benches/native; says with which compiler. */
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

/** Runs a program: how long its work took, and what came out. */
export async function runNative([program, argument]) {
  const { code, output } = await run(join(FOLDER, program), [String(argument)]);
  const [, nanoseconds, result] = /^(\d+) (.*)$/m.exec(output) ?? [];
  if (code !== 0 || result === undefined) throw new Stop(`${output}\n${program} failed.`);
  return { milliseconds: Number(nanoseconds) / 1e6, result };
}
