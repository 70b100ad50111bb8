// lib/: the engine for browsers and Node.js, the files of the npm package.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { LIB, PKG, ROOT, WWW } from '../../../scripts/lib/paths.mjs';
import { collectPackages, LICENSES, licences } from '../plugins/licences.mjs';
import { shadowStyles } from '../plugins/shadow.mjs';
import { formulas } from '../plugins/texts.mjs';
import { addresses, generated } from './rewrites.mjs';
import { typeFiles } from './types.mjs';

const SOURCES = join(WWW, 'src', 'package');
const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The engine, in the same folder as the scripts of the package. */
const ENGINE = 'grundyscope_bg.wasm';

/** Each is a build of its own, so that a worker is one file. */
const BUILDS = [
  { entries: ['browser', 'element', 'classes'], names: { browser: 'index' } },
  { entries: ['frame'] },
  { entries: ['worker'] },
  { entries: ['node'], node: true },
  { entries: ['node-worker'], node: true },
];

export async function buildPackage() {
  rmSync(LIB, { recursive: true, force: true });
  mkdirSync(LIB);
  const { default: _, initSync: __, ...calls } = await import(pathToFileURL(join(PKG, 'grundyscope.js')));
  const packages = new Set();
  for (const one of BUILDS) {
    const own = [formulas(), collectPackages(packages)];
    await build(configOf(one, Object.keys(calls), own));
  }
  copyFileSync(join(PKG, ENGINE), join(LIB, ENGINE));
  writeFileSync(join(LIB, LICENSES), licences(packages));
  for (const [name, text] of Object.entries(typeFiles())) writeFileSync(join(LIB, name), text);
}

/** The configuration of a library, without the additions of Vite for pages. */
function configOf({ entries, names = {}, node = false }, calls, plugins) {
  const entry = Object.fromEntries(entries.map((name) => [names[name] ?? name, join(SOURCES, `${name}.ts`)]));
  return {
    configFile: false,
    root: SOURCES,
    logLevel: 'warn',
    publicDir: false,
    plugins: [generated('grundyscope'), addresses(), shadowStyles(), ...plugins],
    define: { GRUNDYSCOPE_VERSION: JSON.stringify(VERSION), GRUNDYSCOPE_CALLS: JSON.stringify(calls) },
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
  };
}

/** Separate names for the chunks of Node.js: both platforms have chunks of the same modules. */
function nodeChunk({ name }) {
  return name.startsWith('node-') ? '[name].js' : 'node-[name].js';
}
