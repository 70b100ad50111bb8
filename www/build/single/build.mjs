// Builds dist-single/, with a progress report.
import { startTask } from '../../../scripts/lib/task.mjs';

export async function buildSingle(site) {
  const task = startTask('Building the page in one file');
  try {
    // Imported here: on a new machine this file is loaded before any package is installed.
    const { buildSinglePage } = await import('./page.mjs');
    const made = await buildSinglePage(site);
    task.end(true);
    return made;
  } catch (error) {
    task.end(false);
    throw error;
  }
}
