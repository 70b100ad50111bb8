// dist-single/, within a task.
import { startTask } from '../lib/task.mjs';
import { buildSinglePage } from './page.mjs';

export async function buildSingle(site) {
  const task = startTask('Building the page in one file');
  try {
    const made = await buildSinglePage(site);
    task.end(true);
    return made;
  } catch (error) {
    task.end(false);
    throw error;
  }
}
