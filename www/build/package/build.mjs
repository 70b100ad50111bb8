// lib/: the engine for browsers and Node.js, the files of the npm package.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { LIB, PKG, ROOT, WWW } from '../../../scripts/lib/paths.mjs';
import { collectPackages, LICENSES, licences } from '../plugins/licences.mjs';
import { shadowStyles } from '../plugins/shadow.mjs';
import { texts } from '../plugins/texts.mjs';
import { addresses, generated } from './rewrites.mjs';
import { typeFiles } from './types.mjs';

/** The engine, in the same folder as the scripts of the package. */
const ENGINE = 'grundyscope_bg.wasm';

/** Scripts and their sources. Each is a build of its own, so that a worker is one file. */
const BUILDS = [
  { index: 'browser.ts', element: 'element.ts', classes: 'classes.ts' },
  { frame: 'frame.ts' },
  { worker: 'worker.ts' },
  { node: 'node.ts' },
  { 'node-worker': 'node-worker.ts' },
];

export async function buildPackage() {
  rmSync(LIB, { recursive: true, force: true });
  mkdirSync(LIB);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { default: _, initSync: __, ...calls } = await import(pathToFileURL(join(PKG, 'grundyscope.js')));
  const packages = new Set();
  for (const entry of BUILDS) {
    const node = Object.keys(entry)[0].startsWith('node');
    await build({
      configFile: false,
      root: join(WWW, 'src', 'package'),
      logLevel: 'warn',
      publicDir: false,
      plugins: [generated('grundyscope'), addresses(), shadowStyles(), texts(), collectPackages(packages)],
      define: {
        GRUNDYSCOPE_VERSION: JSON.stringify(version),
        GRUNDYSCOPE_CALLS: JSON.stringify(Object.keys(calls)),
      },
      ...(node ? { ssr: { noExternal: true } } : {}),
      build: {
        outDir: LIB,
        emptyOutDir: false,
        target: 'es2022',
        lib: { entry, formats: ['es'] },
        ssr: node,
        rolldownOptions: {
          output: { entryFileNames: '[name].js', chunkFileNames: node ? nodeChunk : 'parts/[name].js' },
        },
      },
    });
  }
  copyFileSync(join(PKG, ENGINE), join(LIB, ENGINE));
  writeFileSync(join(LIB, LICENSES), licences(packages));
  for (const [name, text] of Object.entries(typeFiles())) writeFileSync(join(LIB, name), text);
}

/** Separate names for the chunks of Node.js: both platforms have chunks of the same modules. */
const nodeChunk = ({ name }) => `${name.startsWith('node-') ? '' : 'node-'}${name}.js`;
