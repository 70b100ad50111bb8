// dist/: the builds of the page by Vite, with grundyscope.js for host pages; and compressed copies.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

/** Smaller files fit into one packet, compressed or not. */
const SMALLEST = 1000;
/** A copy must save at least a tenth. */
const WORTH = 0.9;

/**
 * Writes compressed copies beside the files of a folder but source maps: a host that does not
 * compress by itself costs a reader three times the bytes. `quick` is for tests, where seconds
 * count and bytes do not.
 */
export async function compressAll(folder, quick) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => !name.endsWith('.map') && statSync(name).isFile() && statSync(name).size > SMALLEST);
  const made = files.map(async (name) => {
    const bytes = readFileSync(name);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quick ? 4 : 11 } }),
      promisify(gzip)(bytes, { level: quick ? 1 : 9 }),
    ]);
    for (const [ending, copy] of Object.entries({ br, gz }))
      if (copy.length <= bytes.length * WORTH) writeFileSync(`${name}.${ending}`, copy);
  });
  await Promise.all(made);
}
