import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { apart, isApart } from './scripts/vite/apart.ts';
import { contentSecurityPolicy } from './scripts/vite/csp.ts';
import { hints } from './scripts/vite/hints.ts';
import { names } from './scripts/vite/names.ts';
import { offline } from './scripts/vite/offline.ts';
import { shell } from './scripts/vite/shell.ts';
import { formulas } from './scripts/vite/tex.ts';

const root = fileURLToPath(new URL('www', import.meta.url));

/** For those who build the page, and built apart from it: what people are served has no part of it. */
const GALLERY = 'gallery.html';

/** What a frame in another page begins with: small, and apart from the page. */
const FRAME = `${root}/embed.html`;
const POSTER = `${root}/src/embed/poster.ts`;

// Every HTML file at the top of www/ is a page of its own.
const pages = readdirSync(root).filter((name) => name.endsWith('.html') && name !== GALLERY);

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** What the page itself imports, and what that imports, comes in one file; and so does a frame's poster, in one of its own. */
function ofTheBeginning(id: string, chunking: Rolldown.ChunkingContext): string | null {
  if (id === FRAME || isApart(id, POSTER)) return null;
  const seen = new Set<string>();
  const needed = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    const info = chunking.getModuleInfo(module);
    return !!info && module !== FRAME && (info.isEntry || info.importers.some(needed));
  };
  return needed(id) ? 'page' : null;
}

export default defineConfig(({ mode }) => ({
  define: {
    GRUNDYSCOPE_VERSION: JSON.stringify(version),
    // Kilobytes of the page in one file, where scripts/build.mjs puts it beside this one.
    GRUNDYSCOPE_SINGLE: process.env.GRUNDYSCOPE_SINGLE || '0',
  },
  root,
  base: './', // dist/ works below any path
  plugins: [
    formulas(),
    names(),
    apart(FRAME, POSTER),
    shell([`${root}/src/i18n/en/page.ftl`, `${root}/src/i18n/en/embed.ftl`]),
    hints(),
    contentSecurityPolicy(),
    mode !== 'gallery' && offline(`${root}/offline/sw.js`),
  ],
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    // Vite need not notice the generated package: scripts/start.mjs reloads the page when it is whole.
    watch: { ignored: [`${root}/pkg/**`] },
  },
  build: {
    outDir: mode === 'gallery' ? '../dist-gallery' : '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy allows no data: URL but for images
    modulePreload: { polyfill: false }, // it would be an inline script
    sourcemap: true,
    rolldownOptions: {
      input: (mode === 'gallery' ? [GALLERY] : pages).map((name) => `${root}/${name}`),
      // Rooms share much with the page's beginning: without this, every share of them is a request of its own.
      output:
        mode === 'gallery'
          ? {}
          : { codeSplitting: { groups: [{ name: ofTheBeginning, debugName: 'page' }] } },
    },
  },
}));
