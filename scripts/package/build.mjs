// lib/: the engine for browsers and Node.js, each file as whoever installs the package finds it.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { LIB, PKG, ROOT, WWW } from '../lib/paths.mjs';
import { startTask } from '../lib/task.mjs';
import { shadowStyles } from '../vite/shadow.mjs';
import { declarations, elementDeclarations, REGISTERED } from './declarations.mjs';
import { addresses, generated } from './rewrites.mjs';

const SOURCES = join(WWW, 'src', 'package');
const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The builds of the engine, both of which every place of the package finds beside itself. */
const ENGINES = ['grundyscope_bg.wasm', 'grundyscope_baseline_bg.wasm'];

/** Each is a build of its own, so that a worker is one file. */
const BUILDS = [
  { entries: ['browser', 'element', 'classes'], names: { browser: 'index' } },
  { entries: ['worker'] },
  { entries: ['node'], node: true },
  { entries: ['node-worker'], node: true },
];

export async function buildPackage() {
  const task = startTask('Building the package');
  try {
    rmSync(LIB, { recursive: true, force: true });
    mkdirSync(LIB);
    const { default: _, initSync: __, ...calls } = await import(pathToFileURL(join(PKG, 'grundyscope.js')));
    for (const one of BUILDS) {
      task.update(one.entries.join(', '));
      await build(configOf(one, Object.keys(calls)));
    }
    for (const name of ENGINES) copyFileSync(join(PKG, name), join(LIB, name));
    writeFileSync(join(LIB, 'index.d.ts'), declarations());
    writeFileSync(join(LIB, 'classes.d.ts'), elementDeclarations());
    writeFileSync(join(LIB, 'element.d.ts'), REGISTERED);
  } catch (error) {
    task.end(false);
    throw error;
  }
  task.end(true);
}

/** As a library: without what Vite adds for a page. */
function configOf({ entries, names = {}, node = false }, calls) {
  const entry = Object.fromEntries(entries.map((name) => [names[name] ?? name, join(SOURCES, `${name}.ts`)]));
  return {
    configFile: false,
    root: SOURCES,
    logLevel: 'warn',
    publicDir: false,
    plugins: [generated(), addresses(), shadowStyles()],
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

/** What both platforms have is not the same file. */
function nodeChunk({ name }) {
  return name.startsWith('node-') ? '[name].js' : 'node-[name].js';
}
