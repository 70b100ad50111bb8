// npm run build: dist/, a folder that any static host can serve from any path, or a part of it.
import { hash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { commandLine } from './lib/command.mjs';
import { DIST, ROOT } from './lib/paths.mjs';
import { main, Stop, withTask } from './lib/task.mjs';
import { compressAll, pageStep } from './page.mjs';
import { withBuildTools } from './setup/all.mjs';
import { wasmStep } from './wasm/build.mjs';

const { dev, site, rest } = commandLine({
  name: 'npm run build',
  about: `Builds dist/, which any static host can serve from any path, or one of
  wasm     www/pkg, the engine and its types, unless it is up to date
  single   dist-single/, the page as one file
  package  lib/, of which "npm pack" makes a package`,
  options: {
    dev: { help: 'with the quick build of the engine, as npm start and npm test have it' },
    site: { value: 'URL', help: 'single: where the page itself is, for links to it' },
  },
  rest: 'wasm, single or package',
});

// Both are imported when they are called: on a new machine this file loads before any package is
// installed.
const buildSingle = async () => {
  const { buildSinglePage } = await import('../www/build/single/page.mjs');
  return withTask('Building the page in one file', () => buildSinglePage(site));
};

const BUILDS = {
  wasm: () => console.log('www/pkg is up to date.'),
  async single() {
    const { path, zipped } = await buildSingle();
    console.log(`${relative(ROOT, path)}: ${(zipped / 1000).toFixed(1)} kB after gzip`);
  },
  async package() {
    const { buildPackage } = await import('../www/build/package/build.mjs');
    await withTask('Building the package', buildPackage);
    console.log('lib/ is built: "npm pack" makes a package of it.');
  },
  async site() {
    const single = await buildSingle();
    await pageStep(single.zipped)();
    copyFileSync(single.path, join(DIST, basename(single.path)));
    // Last: the service worker's list of files has no copies.
    await withTask('Compressing', () => compressAll(DIST, dev));
    console.log('dist/ is built: copy it to any static host, "npm run preview" shows it here.');
    const digest = hash('sha384', readFileSync(join(DIST, 'grundyscope.js')), 'base64');
    console.log(`grundyscope.js: integrity="sha384-${digest}"`);
  },
};

await main(async () => {
  const run = BUILDS[rest[0] ?? 'site'];
  if (!run) throw new Stop(`There is no build "${rest[0]}": "npm run build -- --help" names them.`);
  await withBuildTools(wasmStep({ dev }), run);
});
