import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './scripts/vite/csp.ts';
import { hints } from './scripts/vite/hints.ts';
import { shell } from './scripts/vite/shell.ts';

const root = fileURLToPath(new URL('www', import.meta.url));

// Every HTML file at the top of www/ is a page of its own.
const pages = readdirSync(root)
  .filter((name) => name.endsWith('.html'))
  .map((name) => `${root}/${name}`);

export default defineConfig({
  root,
  base: './', // dist/ works below any path
  plugins: [shell(`${root}/src/i18n/en/page.ftl`), hints(), contentSecurityPolicy()],
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    // Vite need not notice the generated package: scripts/start.mjs reloads the page when it is whole.
    watch: { ignored: [`${root}/pkg/**`] },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy allows no data: URL but for images
    modulePreload: { polyfill: false }, // it would be an inline script
    sourcemap: true,
    rolldownOptions: { input: pages },
  },
});
