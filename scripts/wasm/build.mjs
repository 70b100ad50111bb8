// www/pkg: one JavaScript file and two modules, with and without SIMD, of the same crate. Beside them two small builds with
// JavaScript of their own, the first and that of the page in one file, and known.json: all of them no part of the package.
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PKG } from '../lib/paths.mjs';
import { Stop } from '../lib/stop.mjs';
import { startTask } from '../lib/task.mjs';
import { checkNoPaths, checkSameGlue } from './check.mjs';
import { compile, packageFolder, prepare } from './compile.mjs';
import { fingerprint, readStamp, removeStamp, writeStamp } from './fingerprint.mjs';
import { knownTo } from './known.mjs';
import { optimise } from './optimise.mjs';
import { BASELINE, DEV, DEV_FIRST, FIRST, SIMD, SINGLE } from './variants.mjs';

/** The compiler refused the crate; `output` is what it said. */
export class BuildFailure extends Stop {
  constructor(message, output) {
    super(`${output.trimEnd()}\n\n${message}`);
    this.output = output;
  }
}

/**
 * Builds what is not there yet. With `dev`, the quick build of variants.mjs under both names and without wasm-opt;
 * a full build of the same sources is good enough for that. Returns whether anything was built.
 */
export async function buildWasm(env, { dev = false } = {}) {
  const hash = await fingerprint(env);
  const stamp = readStamp();
  if (stamp?.hash === hash && (dev || stamp.kind === 'full')) return false;

  const title = dev
    ? 'Building the crate for WebAssembly (quick build)'
    : 'Building the crate for WebAssembly';
  const task = startTask(stamp ? title : `${title} (the first time about 1 minute)`);
  try {
    await (dev ? buildDev(env, task) : buildFull(env, task));
  } catch (error) {
    task.end(false);
    throw error;
  }
  // The sources that were hashed are those before the build: a change meanwhile leads to another build.
  writeStamp({
    hash,
    kind: dev ? 'dev' : 'full',
    files: [
      'grundyscope.js',
      'grundyscope.d.ts',
      SIMD.wasm,
      BASELINE.wasm,
      'first.js',
      FIRST.wasm,
      'known.json',
      // Nobody edits the one file: it is made of a full build.
      ...(dev ? [] : ['single.js', SINGLE.wasm]),
    ],
  });
  task.end(true);
  return true;
}

async function buildDev(env, task) {
  await compileAll([DEV, DEV_FIRST], env, task);
  const wasm = join(packageFolder(DEV), SIMD.wasm);
  const first = join(packageFolder(DEV_FIRST), FIRST.wasm);
  await putInPlace(DEV, { [SIMD.wasm]: wasm, [BASELINE.wasm]: wasm }, [[DEV_FIRST, first]]);
}

async function buildFull(env, task) {
  const variants = [SIMD, BASELINE, FIRST, SINGLE];
  await compileAll(variants, env, task);
  checkSameGlue(packageFolder(SIMD), packageFolder(BASELINE));

  task.update('wasm-opt');
  const modules = {};
  await Promise.all(
    variants.map(async (variant) => {
      const file = join(packageFolder(variant), 'optimised.wasm');
      const { code, output } = await optimise(
        variant,
        join(packageFolder(variant), `${variant.crate}_bg.wasm`),
        file,
      );
      if (code !== 0)
        throw new BuildFailure(
          `wasm-opt refused the ${variant.name} module (see above).`,
          output.slice(0, 3000),
        );
      checkNoPaths(file);
      modules[variant.wasm] = file;
    }),
  );
  const { [FIRST.wasm]: first, [SINGLE.wasm]: single, ...whole } = modules;
  const apart = [
    [FIRST, first],
    [SINGLE, single],
  ];
  await putInPlace(SIMD, whole, apart);
}

/** Compiles the variants at the same time: their last step, link-time optimisation, uses one core each. */
async function compileAll(variants, env, task) {
  task.update('fetching crates');
  const { fetched, flags } = await prepare(env);
  if (fetched.code !== 0)
    throw new BuildFailure("The crate's dependencies could not be fetched.", fetched.output);
  const onLine = (line) =>
    /^\s*(Compiling|Building|Finished)/.test(line) && task.update(line.trim().slice(0, 60));
  for (const variant of variants) rmSync(packageFolder(variant), { recursive: true, force: true });
  const results = await Promise.all(variants.map((variant) => compile(variant, { env, flags, onLine })));
  const failed = results.find(({ code }) => code !== 0);
  if (failed) throw new BuildFailure('The crate does not build for WebAssembly (see above).', failed.output);
}

/** Fills www/pkg from the built packages and their modules; each file is swapped in whole. `apart` are the small builds. */
async function putInPlace(whole, modules, apart) {
  const folder = packageFolder(whole);
  const known = join(folder, '.known.json');
  writeFileSync(known, `${JSON.stringify(await knownTo(folder, modules[BASELINE.wasm]))}\n`);
  mkdirSync(PKG, { recursive: true });
  removeStamp();
  const put = (from, name) => {
    const partial = join(PKG, `.partial-${name}`);
    copyFileSync(from, partial);
    renameSync(partial, join(PKG, name));
  };
  const texts = readdirSync(folder).filter((name) => !name.startsWith('.') && !name.endsWith('.wasm'));
  for (const [name, file] of Object.entries(modules)) put(file, name);
  for (const name of texts) put(join(folder, name), name);
  addToManifest(Object.keys(modules));
  for (const [variant, file] of apart) {
    put(file, variant.wasm);
    for (const ending of ['js', 'd.ts'])
      put(join(packageFolder(variant), `${variant.crate}.${ending}`), `${variant.crate}.${ending}`);
  }
  put(known, 'known.json');
}

/** wasm-pack's package.json lists the files to publish; it does not know of the second module. */
function addToManifest(names) {
  const file = join(PKG, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.files = [...new Set([...(manifest.files ?? []), ...names])];
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
}
