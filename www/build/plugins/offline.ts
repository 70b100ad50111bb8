// dist/sw.js, the service worker that keeps all files of one build, so that the site works without
// a network.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Files that are not kept: source maps, elements for other pages and the script for hosts of
 * frames, the page in one file, robots.txt, what explains that files did not arrive, and the worker
 * itself; the parts of the engine and their workers, which no page requests when it has the whole
 * engine.
 */
const LEFT =
  /\.map$|^grundyscope\.html$|^robots\.txt$|^sw\.js$|^lost\.js$|^grundyscope(-frame)?\.js$|^element\/|\/part-[\w-]+\.wasm$|-part-[\w-]+\.js$/;

/** The two builds of the engine; a browser needs one of them. */
const BASELINE = /_baseline_bg-[^/]*\.wasm$/;
const SIMD = /grundyscope_bg-[^/]*\.wasm$/;

/** The files to keep, with "/" between folders, in order. */
export function kept(files: string[]): string[] {
  return files.filter((file) => !LEFT.test(file)).sort();
}

/** A file, and the SHA-256 of its content in base64. */
export type Digested = readonly [file: string, digest: string];

/**
 * The worker's script with the files and their digests. The version is a digest of both, so that
 * any change makes a new script.
 */
export function serviceWorker(template: string, files: readonly Digested[]): string {
  const lists = {
    FILES: files.filter(([file]) => !BASELINE.test(file) && !SIMD.test(file)),
    SIMD: files.filter(([file]) => SIMD.test(file)),
    BASELINE: files.filter(([file]) => BASELINE.test(file)),
  };
  const version = sha256(JSON.stringify(files)).digest('hex').slice(0, 16);
  return template
    .replace("'%VERSION%'", JSON.stringify(version))
    .replace(/\{ '%(FILES|SIMD|BASELINE)%': '' \}/g, (_, list: keyof typeof lists) =>
      JSON.stringify(Object.fromEntries(lists[list])),
    );
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content);

/** `template` is the script with `%…%` for the files. */
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
        const files = kept(all).map(
          (file): Digested => [file, sha256(readFileSync(join(folder, file))).digest('base64')],
        );
        writeFileSync(join(folder, 'sw.js'), serviceWorker(readFileSync(template, 'utf8'), files));
      },
    },
  };
}
