// The builds of the page by Vite: dist/ with grundyscope.js for host pages.
import { join } from 'node:path';
import { NODE_MODULES, ROOT } from './lib/paths.mjs';
import { runTask } from './lib/task.mjs';

const vite = (title, args, single = 0) =>
  runTask(title, process.execPath, [join(NODE_MODULES, 'vite', 'bin', 'vite.js'), 'build', ...args], {
    cwd: ROOT,
    env: { ...process.env, GRUNDYSCOPE_SINGLE: String(Math.ceil(single / 1000)) },
    orElse: 'It does not build (see above).',
  });

/** `single`: the download size in bytes of the page in one file, if the site offers it. */
export const pageStep = (single) => async () => {
  await vite('Building the page', [], single);
  await vite('Building the element for other pages', ['--config', join(ROOT, 'vite.script.config.ts')]);
};
