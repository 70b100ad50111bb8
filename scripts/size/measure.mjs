// What a first visit to a built site fetches. Everything in the folder counts but source maps, and one of the two builds of
// the engine, of which a browser takes one.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The files below a folder with their sizes in bytes, as they are and after gzip. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      return { path, bytes: bytes.length, zipped: gzipSync(bytes, { level: 9 }).length };
    });
}

/** What the files come to: `page` and `engine` in bytes after gzip, `requests` as a number. */
export function measure(files) {
  const fetched = files.filter(({ path }) => extname(path) !== '.map');
  const engines = fetched.filter(({ path }) => extname(path) === '.wasm');
  const page = fetched.filter((file) => !engines.includes(file));
  return {
    page: page.reduce((sum, { zipped }) => sum + zipped, 0),
    engine: Math.max(0, ...engines.map(({ zipped }) => zipped)),
    requests: page.length + Math.min(1, engines.length),
  };
}

/** Each line of the budget with what was measured and whether it is kept. */
export function compare(measured, budget) {
  return budget.map(({ name, title, most }) => {
    const value = name === 'requests' ? measured[name] : measured[name] / 1000;
    return { name, title, value, most, kept: value > 0 && value <= most };
  });
}
