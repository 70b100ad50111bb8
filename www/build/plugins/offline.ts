// dist/sw.js, the service worker that keeps all files of one build, so that the site works without
// a network.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Files that are not kept: source maps, frames and elements for other pages, the page in one file,
 * robots.txt and the worker itself; the parts of the engine and their workers, which the page does
 * not request when it has the whole engine.
 */
const LEFT =
  /\.map$|^grundyscope\.html$|^robots\.txt$|^sw\.js$|^embed\.html$|^frame\.js$|^grundyscope(-frame)?\.js$|^element\/|\/part-[\w-]+\.wasm$|-part-[\w-]+\.js$/;

/** The two builds of the engine; a browser needs one of them. */
const BASELINE = /_baseline_bg-[^/]*\.wasm$/;
const SIMD = /grundyscope_bg-[^/]*\.wasm$/;

/** The files to keep, with "/" between folders, in order. */
export function kept(files: string[]): string[] {
  return files.filter((file) => !LEFT.test(file)).sort();
}

/**
 * The worker's script with the names of the files and a digest of their contents, so that any
 * change makes a new script.
 */
export function serviceWorker(template: string, files: string[], digest: string): string {
  const lists = {
    FILES: files.filter((file) => !BASELINE.test(file) && !SIMD.test(file)),
    SIMD: files.filter((file) => SIMD.test(file)),
    BASELINE: files.filter((file) => BASELINE.test(file)),
  };
  return template
    .replace("'%VERSION%'", JSON.stringify(digest))
    .replace(/\['%(FILES|SIMD|BASELINE)%'\]/g, (_, list: keyof typeof lists) => JSON.stringify(lists[list]));
}

/** `template` is the script with `%…%` for the lists. */
export function offline(template: string): Plugin {
  let folder = '';
  return {
    name: 'grundyscope:offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler(error) {
        if (error) return;
        const all = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
        const files = kept(all);
        const digest = createHash('sha256');
        for (const file of files) digest.update(`${file}\n`).update(readFileSync(join(folder, file)));
        const script = serviceWorker(
          readFileSync(template, 'utf8'),
          files,
          digest.digest('hex').slice(0, 16),
        );
        writeFileSync(join(folder, 'sw.js'), script);
      },
    },
  };
}
