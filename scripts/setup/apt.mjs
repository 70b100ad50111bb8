// Debian's packages, where there are any and we may install them.
import { run, which } from '../lib/process.mjs';

let updated = false;

/**
 * How to call apt-get: a command line's beginning, or undefined where it cannot be used without a
 * question.
 */
export async function aptGet() {
  if (process.platform !== 'linux' || !which('apt-get')) return undefined;
  const settings = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-q'];
  const prefix = await asRoot();
  return prefix && [...prefix, ...settings];
}

/**
 * What to put before a command so that it runs as root: nothing, sudo, or undefined where that
 * needs a password.
 */
export async function asRoot() {
  if (process.getuid?.() === 0) return [];
  if (!which('sudo')) return undefined;
  const { code } = await run('sudo', ['-n', 'true'], { seconds: 10 });
  return code === 0 ? ['sudo', '-n'] : undefined;
}

/** The version that apt would install of a package, or undefined. */
export async function candidate(name) {
  const { output } = await run('apt-cache', ['policy', name]);
  const version = /Candidate:\s*(\S+)/.exec(output)?.[1];
  return version === '(none)' ? undefined : version;
}

/** Brings the package lists up to date, once in a run. */
export async function aptUpdate(apt) {
  if (updated) return;
  updated = true;
  await run(apt[0], [...apt.slice(1), 'update'], { seconds: 180 });
}
