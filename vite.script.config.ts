// dist/grundyscope.js: the element for other people's pages, one script tag. Built after the page and into the same folder, so
// that both take the same worker and the same engine.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { shadowStyles } from './scripts/vite/shadow.mjs';

const root = fileURLToPath(new URL('www', import.meta.url));

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
      input: `${root}/src/scope/script.ts`,
      // One name for ever, since it stands in other people's pages; what it fetches may be kept for ever instead.
      output: { entryFileNames: 'grundyscope.js', chunkFileNames: 'element/[name]-[hash].js' },
    },
  },
});
