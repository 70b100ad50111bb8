// dist/grundyscope.js: the element for other people's pages, one script tag. Built after the page and into the same folder, so
// that both take the same worker and the same engine.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
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

export default defineConfig({
  root,
  base: './',
  publicDir: false,
  plugins: [shadowStyles()],
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
            {
              name: (id, chunking) => (comesWith(SCRIPT, id, chunking) ? null : 'views'),
              debugName: 'views',
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
