// The npm packages: `npm ci`, unless node_modules already agrees with package-lock.json.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_MODULES, ROOT } from '../lib/paths.mjs';
import { runTask } from '../lib/task.mjs';

/**
 * Whether the installed packages, by node_modules/.package-lock.json, which npm writes last, are
 * those of package-lock.json. Packages for other platforms may be absent.
 */
function areInstalled() {
  const installed = join(NODE_MODULES, '.package-lock.json');
  if (!existsSync(installed)) return false;
  const [{ '': _, ...wanted }, have] = [join(ROOT, 'package-lock.json'), installed].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.keys({ ...wanted, ...have }).every(
    (path) => wanted[path]?.version === have[path]?.version || (wanted[path]?.optional && !have[path]),
  );
}

export async function ensurePackages() {
  if (areInstalled()) return;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  await runTask('Installing the npm packages (once)', 'npm', args, {
    cwd: ROOT,
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    orElse:
      'The npm packages could not be installed (see above): check that the npm registry can be reached, that Node.js is not too old, and run this again.',
  });
}
