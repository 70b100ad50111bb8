// The npm packages: `npm ci`, unless node_modules already agrees with package-lock.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_MODULES, ROOT } from '../lib/paths.mjs';
import { runTask } from '../lib/task.mjs';

/**
 * Whether the installed packages (`installed`, the parsed node_modules/.package-lock.json, which
 * npm writes last) are those of `wanted` (the parsed package-lock.json). Packages for other
 * platforms may be absent.
 */
export function sameAsLock(wanted, installed) {
  const want = Object.entries(wanted.packages).filter(([path]) => path !== '');
  const have = installed.packages ?? {};
  if (Object.keys(have).some((path) => !(path in wanted.packages))) return false;
  return want.every(([path, { version, optional }]) =>
    have[path] ? have[path].version === version : optional,
  );
}

function installed() {
  try {
    const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
    return sameAsLock(json(join(ROOT, 'package-lock.json')), json(join(NODE_MODULES, '.package-lock.json')));
  } catch {
    return false;
  }
}

/** About how many seconds it takes to install them; 0 where they are. */
export const packagesSeconds = () => (installed() ? 0 : 15);

export async function ensurePackages() {
  if (installed()) return;
  // npm passes its path to its scripts; without npm, PATH is searched.
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm?.endsWith('.js')
    ? [process.execPath, npm]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  await runTask(
    'Installing the npm packages (once)',
    command,
    [...before, 'ci', '--include=dev', '--no-audit', '--no-fund'],
    {
      cwd: ROOT,
      estimate: 15,
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
      orElse:
        'The npm packages could not be installed: check that the npm registry can be reached and run this again.',
    },
  );
}
