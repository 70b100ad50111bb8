// The copy in which mutants are tested: a clone of its own in target/, never the user's tree.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { BROWSER_CONFIG } from './levels.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const TREE = join(ROOT, 'target', 'mutants');

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', cwd: ROOT, stdio: 'pipe' }).trim();
export const commitOf = (name) => git('rev-parse', '--short=9', `${name}^{commit}`);

/** The clone as of a commit, with its packages; what it built before stays. */
export function prepare(commit) {
  if (!existsSync(TREE)) git('clone', '--quiet', '--shared', '--no-checkout', ROOT, TREE);
  const before = lock();
  restore(commit);
  if (lock() !== before || !existsSync(join(TREE, 'node_modules'))) {
    execFileSync('npm', ['ci', '--prefer-offline'], { cwd: TREE, stdio: 'ignore' });
  }
  writeFileSync(join(TREE, 'mutants.config.ts'), BROWSER_CONFIG);
}

function lock() {
  const path = join(TREE, 'package-lock.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Takes the mutant out. */
export function restore(commit) {
  git('-C', TREE, 'checkout', '--quiet', '--force', '--detach', git('rev-parse', commit));
}

/** Puts a changed file in. Unused variables, which mutants have, are no errors then. */
export function put({ file, text }) {
  writeFileSync(join(TREE, file), text);
  if (!file.endsWith('.rs')) return;
  const manifest = join(TREE, 'Cargo.toml');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('"deny"', '"warn"'));
}

function environment() {
  const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
  return {
    ...(chromium && { GRUNDYSCOPE_CHROMIUM: chromium }),
    // Chromium's sandbox never works for root.
    ...process.env,
    GRUNDYSCOPE_TEST_PORT: String(10_000 + (process.pid % 20_000)),
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  };
}

let running;
function end() {
  try {
    if (running) process.kill(-running.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    end();
    process.exit(1);
  });
}

/**
 * Runs a command of a level until it ends, fails for the first time or is out of time: `{ outcome,
 * by }`, where outcome is passed, failed or timeout. Seconds of the processor are limited where
 * they can be, so that a busy machine does not count as a mutant that never ends.
 */
export function run({ run: [program, ...args], cpu, wall, failure }) {
  const limited = cpu
    ? ['sh', '-c', `ulimit -t ${cpu} && exec "$@"`, 'sh', program, ...args]
    : [program, ...args];
  const env = environment();
  return new Promise((resolve) => {
    const [first, ...rest] = limited;
    const child = spawn(first, rest, { cwd: TREE, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    const lines = [];
    let by;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end();
    }, wall * 1000);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        by ??= failure?.exec(line)?.[1];
        if (by) end();
      });
    }
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      // What a failure leaves behind, such as a server of pages.
      end();
      running = undefined;
      const output = lines.join('\n');
      late ||= !by && (signal === 'SIGXCPU' || /SIGXCPU|CPU time limit/.test(output));
      const reason = by ?? lines.find((line) => /error|panicked/i.test(line)) ?? lines.at(-1) ?? '';
      if (code === 0 && !by) resolve({ outcome: 'passed', output });
      else resolve({ outcome: late ? 'timeout' : 'failed', by: reason.trim().slice(0, 100), output });
    });
  });
}
