// Builds www/pkg: the builds of builds.mjs, each its JavaScript, its types and its module;
// known.json and crates.json.
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PKG } from '../lib/paths.mjs';
import { Stop } from '../lib/stop.mjs';
import { startTask } from '../lib/task.mjs';
import { BUILDS, QUICK } from './builds.mjs';
import { checkNoPaths } from './check.mjs';
import { compile, folderOf, prepare } from './compile.mjs';
import { linkedCrates } from './crates.mjs';
import { fingerprint, readStamp, removeStamp, writeStamp } from './fingerprint.mjs';
import { knownTo } from './known.mjs';
import { optimise } from './optimise.mjs';

/** A step of the build failed; `output` is the output of its tool. */
class BuildFailure extends Stop {
  constructor(message, output) {
    super(`${output.trimEnd()}\n\n${message}`);
    this.output = output;
  }
}

/**
 * Builds www/pkg unless it is up to date. With `dev`, makes the quick build, unless a full build of
 * the same sources exists. Returns whether anything was built.
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
    const files = await make(dev ? QUICK : BUILDS, env, task);
    // The hash is that of the sources before the build, so a change during it leads to another one.
    writeStamp({ hash, kind: dev ? 'dev' : 'full', files });
  } catch (error) {
    task.end(false);
    throw error;
  }
  task.end(true);
  return true;
}

/** The build as a step of a command. */
export const wasmStep = ({ dev = false } = {}) => ({ run: (env) => buildWasm(env, { dev }) });

/** Makes these builds and puts them into www/pkg; the names of the files there. */
async function make(builds, env, task) {
  await compileAll(builds, env, task);
  task.update('wasm-opt');
  const files = await Promise.all(builds.map(filesOf));
  const tables = { 'known.json': await knownTo(folderOf(builds[0])), 'crates.json': await linkedCrates(env) };
  return install(Object.assign({}, ...files), tables);
}

/** Compiles the builds: those of one profile one after the other. */
async function compileAll(builds, env, task) {
  task.update('fetching crates');
  const { fetched, flags } = await prepare(env);
  if (fetched.code !== 0)
    throw new BuildFailure("The crate's dependencies could not be fetched.", fetched.output);
  const onLine = (line) =>
    /^\s*(Compiling|Building|Finished)/.test(line) && task.update(line.trim().slice(0, 60));
  const profiles = [...new Set(builds.map(({ profile }) => profile))];
  const compiling = profiles.map(async (one) => {
    for (const build of builds.filter(({ profile }) => profile === one)) {
      rmSync(folderOf(build), { recursive: true, force: true });
      const { code, output } = await compile(build, { env, flags, onLine });
      if (code !== 0) throw new BuildFailure('The crate does not build for WebAssembly (see above).', output);
    }
  });
  await Promise.all(compiling);
}

/** The files of a build, by their names in www/pkg; with its module optimised. */
async function filesOf(build) {
  const file = (ending) => join(folderOf(build), `${build.name}${ending}`);
  let module = file('_bg.wasm');
  if (build.optFlags) {
    const optimised = join(folderOf(build), 'optimised.wasm');
    const { code, output } = await optimise(build, module, optimised);
    if (code !== 0)
      throw new BuildFailure(`wasm-opt refused the module ${build.name} (see above).`, output.slice(0, 3000));
    checkNoPaths(optimised);
    module = optimised;
  }
  return {
    [`${build.name}.js`]: file('.js'),
    [`${build.name}.d.ts`]: file('.d.ts'),
    [`${build.name}_bg.wasm`]: module,
  };
}

/** Fills www/pkg, each file by an atomic rename. */
function install(files, tables) {
  mkdirSync(PKG, { recursive: true });
  removeStamp();
  const put = (name, write) => {
    const partial = join(PKG, `.partial-${name}`);
    write(partial);
    renameSync(partial, join(PKG, name));
  };
  for (const [name, from] of Object.entries(files)) put(name, (partial) => copyFileSync(from, partial));
  for (const [name, table] of Object.entries(tables))
    put(name, (partial) => writeFileSync(partial, `${JSON.stringify(table)}\n`));
  return [...Object.keys(files), ...Object.keys(tables)];
}
