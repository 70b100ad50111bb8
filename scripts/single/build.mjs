// dist-single/, within a task.
import { startTask } from '../lib/task.mjs';

export async function buildSingle(site) {
  const task = startTask('Building the page in one file');
  try {
    // Only now: on a new machine this file is read before any package is installed.
    const { buildSinglePage } = await import('./page.mjs');
    const made = await buildSinglePage(site);
    task.end(true);
    return made;
  } catch (error) {
    task.end(false);
    throw error;
  }
}
