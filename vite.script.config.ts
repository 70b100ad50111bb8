// dist/grundyscope.js: the element for other people's pages, one script tag. Built after the page
// and into the same folder, so that both take the same worker and the same engine.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { digests } from './www/build/plugins/digests.ts';
import { lateFiles } from './www/build/plugins/preload.ts';
import { shadowStyles } from './www/build/plugins/shadow.mjs';
import { texts } from './www/build/plugins/texts.mjs';

const root = fileURLToPath(new URL('www', import.meta.url));
const SCRIPT = `${root}/src/element.ts`;
/** For host pages of frames. It imports nothing. */
const CONNECTION = `${root}/src/package/frame.ts`;
const INSIDE = `${root}/src/element/start.ts`;

/** Whether a module comes with another one, that is, before anything of it runs. */
function comesWith(whole: string, id: string, chunking: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const leads = (module: string): boolean => {
    if (module === whole) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return chunking.getModuleInfo(module)?.importers.some(leads) ?? false;
  };
  return leads(id);
}

/**
 * What every view needs comes in one file, and what some of them share in another, instead of a
 * file for each share.
 */
function shared(id: string, chunking: Rolldown.ChunkingContext): string | null {
  if (comesWith(SCRIPT, id, chunking)) return null;
  return comesWith(INSIDE, id, chunking) ? 'inside' : null;
}

/** What the views of one kind share, and no others: files of their own. */
const OF_SOME = {
  zeckendorf: /\/(?:rooms\/zeckendorf\/|zeckendorf\.ftl)/,
  nimbers: /\/(?:rooms\/nimbers\/|nimbers\.ftl)/,
  fields: /\/ui\/(?:field|notation-field|notation-error|match|enter)\.ts/,
  sequences: /\/(?:sequence\/[\w-]+\.ts|views\.ftl)/,
};

/** What tables in colours share, which most views have no use for: left to the bundler. */
const OF_FEW = /\/(?:grid\/|tables\.ftl)/;

/**
 * Of the page's own texts the element needs few: tests/e2e fail when one is missing that is not
 * named here.
 */
const NEEDED =
  /^(?:page-(?:again|crashed|link-dropped|newer-reload)|problem-(?!.*-(?:source|statement) =)|(?:parameter|argument|question|field|answer|progress|fact|list)-)/;

export default defineConfig({
  root,
  base: './',
  publicDir: false,
  plugins: [texts({ page: NEEDED }), shadowStyles(), digests(root), lateFiles()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      input: { grundyscope: SCRIPT, 'grundyscope-frame': CONNECTION },
      preserveEntrySignatures: 'allow-extension',
      // One name for ever, since it stands in other people's pages; what it fetches may be kept for
      // ever instead.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'element/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: shared, debugName: 'inside', priority: 2 },
            ...Object.entries(OF_SOME).map(([name, modules]) => ({
              name: (id: string, chunking: Rolldown.ChunkingContext) =>
                modules.test(id) && !comesWith(SCRIPT, id, chunking) && !shared(id, chunking) ? name : null,
              debugName: name,
              minShareCount: 3,
              priority: 2,
            })),
            {
              name: (id, chunking) => (comesWith(SCRIPT, id, chunking) || OF_FEW.test(id) ? null : 'views'),
              debugName: 'views',
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
