// Builds www/pkg. The package is one JavaScript file and two modules of the same crate, with and
// without SIMD. Not part of the package: the bootstrap module, the parts for the page's rooms and
// the module of the single-file page, each with JavaScript of its own, and known.json.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PKG } from '../lib/paths.mjs';
import { Stop } from '../lib/stop.mjs';
import { startTask } from '../lib/task.mjs';
import { checkNoPaths, checkSameGlue } from './check.mjs';
import { compile, packageFolder, prepare } from './compile.mjs';
import { fingerprint, readStamp, removeStamp, writeStamp } from './fingerprint.mjs';
import { knownTo } from './known.mjs';
import { describePackage } from './manifest.mjs';
import { optimise } from './optimise.mjs';
import { BASELINE, BOOTSTRAP, DEV, DEV_BOOTSTRAP, DEV_WHOLE, PARTS, SIMD, SINGLE } from './variants.mjs';

/** A step of the build failed; `output` is the output of its tool. */
class BuildFailure extends Stop {
  constructor(message, output) {
    super(`${output.trimEnd()}\n\n${message}`);
    this.output = output;
  }
}

/**
 * Builds www/pkg unless it is up to date. With `dev`, makes the quick build of variants.mjs without
 * wasm-opt, under both names, unless a full build of the same sources exists. Returns whether
 * anything was built.
 */
async function buildWasm(env, { dev = false } = {}) {
  const hash = await fingerprint(env);
  const stamp = readStamp();
  if (stamp?.hash === hash && (dev || stamp.kind === 'full')) return false;

  const title = dev
    ? 'Building the crate for WebAssembly (quick build)'
    : 'Building the crate for WebAssembly';
  const task = startTask(title);
  try {
    await (dev ? buildDev(env, task) : buildFull(env, task));
  } catch (error) {
    task.end(false);
    throw error;
  }
  // The hash is that of the sources before the build, so a change during it leads to another build.
  writeStamp({
    hash,
    kind: dev ? 'dev' : 'full',
    files: [
      'grundyscope.js',
      'grundyscope.d.ts',
      SIMD.wasm,
      BASELINE.wasm,
      'bootstrap.js',
      BOOTSTRAP.wasm,
      ...PARTS.flatMap(({ crate, wasm }) => [`${crate}.js`, wasm]),
      'known.json',
      'single.js',
      SINGLE.wasm,
    ],
  });
  task.end(true);
  return true;
}

/** The build as a step of a command. */
export const wasmStep = ({ dev = false } = {}) => ({ run: (env) => buildWasm(env, { dev }) });

async function buildDev(env, task) {
  const small = [DEV_BOOTSTRAP, ...DEV_WHOLE];
  await compileAll([DEV, DEV_BOOTSTRAP], env, task);
  const wasm = join(packageFolder(DEV), SIMD.wasm);
  const smallModules = small.map((variant) => [variant, join(packageFolder(variant), variant.wasm)]);
  await install(DEV, { [SIMD.wasm]: wasm, [BASELINE.wasm]: wasm }, smallModules);
}

async function buildFull(env, task) {
  const small = [BOOTSTRAP, SINGLE, ...PARTS];
  const variants = [SIMD, BASELINE, ...small];
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
  const packageModules = { [SIMD.wasm]: modules[SIMD.wasm], [BASELINE.wasm]: modules[BASELINE.wasm] };
  const smallModules = small.map((variant) => [variant, modules[variant.wasm]]);
  await install(SIMD, packageModules, smallModules);
}

/** Compiles the variants in parallel: their last step, link-time optimisation, uses one core. */
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

/**
 * Fills www/pkg from the packages and their modules, each file by an atomic rename. `main` is the
 * variant whose JavaScript the package has.
 */
async function install(main, modules, smallModules) {
  const folder = packageFolder(main);
  const known = join(folder, '.known.json');
  writeFileSync(known, `${JSON.stringify(await knownTo(folder, modules[BASELINE.wasm]))}\n`);
  mkdirSync(PKG, { recursive: true });
  removeStamp();
  const put = (from, name) => {
    const partial = join(PKG, `.partial-${name}`);
    copyFileSync(from, partial);
    renameSync(partial, join(PKG, name));
  };
  describePackage(folder, Object.keys(modules));
  const texts = readdirSync(folder).filter((name) => !name.startsWith('.') && !name.endsWith('.wasm'));
  for (const [name, file] of Object.entries(modules)) put(file, name);
  for (const name of texts) put(join(folder, name), name);
  for (const [variant, file] of smallModules) {
    put(file, variant.wasm);
    for (const ending of ['js', 'd.ts'])
      put(join(packageFolder(variant), `${variant.crate}.${ending}`), `${variant.crate}.${ending}`);
  }
  put(known, 'known.json');
}
