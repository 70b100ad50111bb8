// The built site works without a network: dist/sw.js, which keeps all files of this very build together.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What nobody needs offline: maps are for developers, frames for other people's pages, the page in one file is for those who take it away, robots for search engines. */
const LEFT =
  /\.map$|^grundyscope\.html$|^robots\.txt$|^sw\.js$|^embed\.html$|^frame\.js$|^grundyscope\.js$|^element\//;

/** Whether a kept file is one of two builds of the engine; a browser takes one of them. */
const BASELINE = /_baseline_bg-[^/]*\.wasm$/;
const SIMD = /grundyscope_bg-[^/]*\.wasm$/;

/** The files below a folder that are to be kept, with "/" between folders, in order. */
export function kept(files: string[]): string[] {
  return files.filter((file) => !LEFT.test(file)).sort();
}

/** The script, with what it keeps: the names and, so that any change makes it another script, a digest of the contents. */
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

/** `template` is the script with `%…%` where the lists go. */
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
