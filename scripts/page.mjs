// dist/: the page as a static folder, built by Vite, and grundyscope.js for host pages.
import { join } from 'node:path';
import { NODE_MODULES, ROOT } from './lib/paths.mjs';
import { runTask } from './lib/task.mjs';

const VITE = join(NODE_MODULES, 'vite', 'bin', 'vite.js');

/** All that goes into dist/ and dist-gallery/, from the project's root. */
export const PAGE_INPUTS = [
  'www',
  'scripts',
  'vite.config.ts',
  'vite.script.config.ts',
  'package-lock.json',
  'package.json',
  'LICENSE-APACHE',
  'LICENSE-MIT',
];

/** `single` is the download size in bytes of the single-file page, if the site offers it. */
export async function buildPage(single = 0) {
  await runTask('Building the page', process.execPath, [VITE, 'build'], {
    cwd: ROOT,
    estimate: 10,
    env: { ...process.env, GRUNDYSCOPE_SINGLE: String(Math.ceil(single / 1000)) },
    orElse: 'The page does not build (see above).',
  });
  const script = [VITE, 'build', '--config', join(ROOT, 'vite.script.config.ts')];
  await runTask('Building the element for other pages', process.execPath, script, {
    cwd: ROOT,
    estimate: 10,
    orElse: 'The element for other pages does not build (see above).',
  });
}

/** The build as a step of a command. */
export const PAGE = { seconds: () => 20, run: () => buildPage() };

/**
 * dist-gallery/: every element of the page in each of its states, for the browser tests.
 */
export async function buildGallery() {
  await runTask('Building the gallery of elements', process.execPath, [VITE, 'build', '--mode', 'gallery'], {
    cwd: ROOT,
    estimate: 10,
    orElse: 'The gallery of elements does not build (see above).',
  });
}
