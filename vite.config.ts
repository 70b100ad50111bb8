import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks } from './www/build/chunks.ts';
import { apart } from './www/build/plugins/apart.ts';
import { digests } from './www/build/plugins/digests.ts';
import { contentSecurityPolicy, publicScripts, shell } from './www/build/plugins/html.mjs';
import { collectPackages, emitLicences } from './www/build/plugins/licences.mjs';
import { offline } from './www/build/plugins/offline.ts';
import { lateFiles, preloads } from './www/build/plugins/preload.ts';
import { shadowStyles } from './www/build/plugins/shadow.mjs';
import { texts } from './www/build/plugins/texts.mjs';

const root = fileURLToPath(new URL('www', import.meta.url));

/**
 * For those who build the page, and built apart from it: what people are served has no part of it.
 */
const SPECIMEN = 'specimen.html';

/** What a frame in another page begins with: small, and apart from the page. */
const FRAME = `${root}/embed.html`;
const POSTER = `${root}/src/frame.ts`;

// Every HTML file at the top of www/ is a page of its own.
const pages = readdirSync(root).filter((name) => name.endsWith('.html') && name !== SPECIMEN);

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The pages but that of a frame. */
const whole = pages.map((name) => `${root}/${name}`).filter((page) => page !== FRAME);

/** The npm packages in the page and its workers. */
const packages = new Set<string>();

export default defineConfig(({ mode }) => ({
  define: {
    GRUNDYSCOPE_VERSION: JSON.stringify(version),
    // Kilobytes of the page in one file, where scripts/build.mjs puts it beside this one.
    GRUNDYSCOPE_SINGLE: process.env.GRUNDYSCOPE_SINGLE || '0',
  },
  root,
  base: './', // dist/ works below any path
  plugins: [
    texts(),
    shadowStyles(),
    digests(root),
    apart(FRAME, POSTER),
    shell(
      ['html', 'names', 'page', 'lost', 'embed', 'errors'].map((name) => `${root}/src/i18n/en/${name}.ftl`),
    ),
    collectPackages(packages),
    emitLicences(packages),
    lateFiles(),
    mode !== 'specimen' && preloads(),
    contentSecurityPolicy(),
    publicScripts(`${root}/public`),
    mode !== 'specimen' && offline(`${root}/offline/sw.js`, packages),
  ],
  worker: { format: 'es', plugins: () => [collectPackages(packages)] },
  server: {
    host: '127.0.0.1',
    // Vite need not notice the generated package: scripts/start.mjs reloads the page when it is
    // whole.
    watch: { ignored: [`${root}/pkg/**`] },
  },
  build: {
    outDir: mode === 'specimen' ? '../dist-specimen' : '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy allows no data: URL but for images
    sourcemap: true,
    rolldownOptions: {
      input: (mode === 'specimen' ? [SPECIMEN] : pages).map((name) => `${root}/${name}`),
      output:
        mode === 'specimen'
          ? {}
          : {
              codeSplitting: { groups: chunks(`${root}/src`, whole, POSTER) },
            },
    },
  },
}));
