// dist/grundyscope.js: the element for other people's pages, one script tag. Built after the page and into the same folder, so
// that both take the same worker and the same engine.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { shadowStyles } from './scripts/vite/shadow.mjs';

const root = fileURLToPath(new URL('www', import.meta.url));
const SCRIPT = `${root}/src/scope/script.ts`;
const INSIDE = `${root}/src/scope/inside.ts`;

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

/** What every view needs comes in one file, and what some of them share in another, instead of a file for each share. */
function shared(id: string, chunking: Rolldown.ChunkingContext): string | null {
  if (comesWith(SCRIPT, id, chunking)) return null;
  return comesWith(INSIDE, id, chunking) ? 'inside' : null;
}

/** What many views of one kind share, and no others: files of their own. */
const OF_SOME = {
  nimbers: /\/(?:nimbers\.ftl|nimber-words\.ts|expression\.ts)/,
  sequences: /\/(?:problems|views)\.ftl/,
};

/** Of the page's own texts the element needs few: tests/e2e fail when one is missing that is not named here. */
const NEEDED =
  /^(?:page-(?:again|crashed|link-dropped)|problem-(?!.*-(?:source|statement) =)|(?:parameter|argument|question|field|answer|progress)-|list-separator)/;

function fewTexts(): Plugin {
  return {
    name: 'grundyscope:few-texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/en/page.ftl?raw')) return null;
      const source = readFileSync(id.replace(/\?.*/, ''), 'utf8').replace(/^#.*\n/gm, '');
      const texts = source.split(/\n(?=[a-z])/).filter((entry) => NEEDED.test(entry.trimStart()));
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

export default defineConfig({
  root,
  base: './',
  publicDir: false,
  plugins: [shadowStyles(), fewTexts()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    sourcemap: true,
    rolldownOptions: {
      input: SCRIPT,
      // One name for ever, since it stands in other people's pages; what it fetches may be kept for ever instead.
      output: {
        entryFileNames: 'grundyscope.js',
        chunkFileNames: 'element/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: shared, debugName: 'inside', priority: 2 },
            ...Object.entries(OF_SOME).map(([name, modules]) => ({
              name: (id: string) => (modules.test(id) ? name : null),
              debugName: name,
              minShareCount: 3,
              priority: 2,
            })),
            {
              name: (id, chunking) => (comesWith(SCRIPT, id, chunking) ? null : 'views'),
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
