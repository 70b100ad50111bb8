// dist/sw.js, the service worker that keeps all files of one build, so that the site works without
// a network.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { sha256 } from './digests.ts';
import { collectPackages } from './licences.mjs';

/**
 * Files that are not kept: source maps, elements for other pages and the script for hosts of
 * frames, the page in one file, robots.txt, what explains that files did not arrive, and the worker
 * itself; the small builds of the engine, which no page requests when it has the whole one.
 */
const LEFT =
  /\.map$|^grundyscope\.html$|^robots\.txt$|^sw\.js$|^lost\.js$|^grundyscope(-frame)?\.js$|^element\/|\/grundyscope-\w+_bg-[\w-]+\.wasm$/;

/** The files to keep as Workbox takes them: names with a digest never have other content. */
function entries(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((url) => !LEFT.test(url))
    .sort()
    .map((url) => {
      const digest = sha256(readFileSync(join(folder, url)));
      return { url, revision: url.startsWith('assets/') ? null : digest, integrity: `sha256-${digest}` };
    });
}

/** `worker` is the script, in which import.meta.env.FILES is the list. */
export function offline(worker: string, packages: Set<string>): Plugin {
  let folder = '';
  const bundle = async (files: unknown, write: boolean) => {
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { 'import.meta.env.FILES': JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
      plugins: [collectPackages(packages)],
      build: {
        write,
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        lib: { entry: worker, formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
      },
    });
  };
  return {
    name: 'grundyscope:offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    // Once for its packages, whose licences are among the files.
    buildStart: () => bundle([], false),
    closeBundle: { order: 'post', handler: (error) => (error ? undefined : bundle(entries(folder), true)) },
  };
}
