// Debian's packages, where there are any and we may install them without a question.
import { run, which } from '../lib/process.mjs';

/** What to put before a command so that it runs as root: nothing, sudo, or undefined. */
export async function asRoot() {
  if (process.getuid?.() === 0) return [];
  const { code } = await run('sudo', ['-n', 'true'], { seconds: 10 });
  return code === 0 ? ['sudo', '-n'] : undefined;
}

let updated = false;

/**
 * The beginning of a command line that installs packages, after an update of the package lists,
 * once in a run; undefined where there is no apt-get.
 */
export async function aptInstall() {
  if (process.platform !== 'linux' || !which('apt-get')) return undefined;
  const prefix = await asRoot();
  if (!prefix) return undefined;
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-q'];
  if (!updated) await run(apt[0], [...apt.slice(1), 'update'], { seconds: 180 });
  updated = true;
  return [...apt, 'install', '--no-install-recommends'];
}
