// dist/: the page as a static folder, by Vite, and grundyscope.js for other people's pages beside it.
import { join } from 'node:path';
import { NODE_MODULES, ROOT } from './lib/paths.mjs';
import { runTask } from './lib/task.mjs';

const VITE = join(NODE_MODULES, 'vite', 'bin', 'vite.js');

/** `single` is what the page in one file takes to download, in bytes, where the site offers it. */
export async function buildPage(single = 0) {
  await runTask('Building the page', process.execPath, [VITE, 'build'], {
    cwd: ROOT,
    env: { ...process.env, GRUNDYSCOPE_SINGLE: String(Math.ceil(single / 1000)) },
    orElse: 'The page does not build (see above).',
  });
  const script = [VITE, 'build', '--config', join(ROOT, 'vite.script.config.ts')];
  await runTask('Building the element for other pages', process.execPath, script, {
    cwd: ROOT,
    orElse: 'The element for other pages does not build (see above).',
  });
}

/** dist-gallery/: every element of the page in each of its states, which the browser tests look at. */
export async function buildGallery() {
  await runTask('Building the gallery of elements', process.execPath, [VITE, 'build', '--mode', 'gallery'], {
    cwd: ROOT,
    orElse: 'The gallery of elements does not build (see above).',
  });
}
