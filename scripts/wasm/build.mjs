// www/pkg: the builds of builds.mjs, each its JavaScript, its types and its module; known.json and
// crates.json; and a stamp, which says from what they were made.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PKG, ROOT } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { withTask } from '../lib/task.mjs';
import { BUILDS, QUICK } from './builds.mjs';
import { compile, folderOf, prepare } from './compile.mjs';
import { linkedCrates } from './crates.mjs';

const STAMP = join(PKG, '.built-from.json');
/** What a build reads. Of the npm packages, wasm-opt alone takes part. */
const FOLDERS = ['src', 'wasm', 'scripts/wasm'];
const FILES = [
  'Cargo.toml',
  'Cargo.lock',
  'LICENSE-MIT',
  'www/src/engine/builds.json',
  'scripts/lib/remap.mjs',
  'scripts/setup/versions.mjs',
  'node_modules/binaryen/package.json',
];

/**
 * A step of a command, which builds www/pkg unless it is up to date. With `dev`, makes the quick
 * build, unless a full build of the same sources exists.
 */
export function wasmStep({ dev = false } = {}) {
  return async (env) => {
    // Of the sources before the build, so a change during it leads to another one.
    const hash = await fingerprint(env);
    const stamp = existsSync(STAMP) && JSON.parse(readFileSync(STAMP, 'utf8'));
    if (stamp?.hash === hash && (dev || stamp.kind === 'full')) return;
    await withTask(`Building the crate for WebAssembly${dev ? ' (quick build)' : ''}`, async () => {
      const builds = dev ? QUICK : BUILDS;
      await compileAll(builds, env);
      const tables = { 'known.json': await known(builds[0]), 'crates.json': await linkedCrates(env) };
      mkdirSync(PKG, { recursive: true });
      // The stamp goes first and comes last: an interrupted build does not count as complete.
      rmSync(STAMP, { force: true });
      for (const build of builds)
        for (const ending of ['.js', '.d.ts', '_bg.wasm'])
          copyFileSync(join(folderOf(build), `grundyscope${ending}`), join(PKG, build.name + ending));
      for (const [file, table] of Object.entries(tables))
        writeFileSync(join(PKG, file), `${JSON.stringify(table)}\n`);
      writeFileSync(STAMP, `${JSON.stringify({ hash, kind: dev ? 'dev' : 'full' })}\n`);
    });
  };
}

/** A hash of the sources, these scripts and the compiler. */
async function fingerprint(env) {
  const { output } = await run('rustc', ['-vV'], { env });
  const hash = createHash('sha256').update(output);
  const below = (folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  for (const file of [...FOLDERS.flatMap(below), ...FILES].sort())
    if (statSync(join(ROOT, file)).isFile()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Makes the builds: those of one profile one after the other. */
async function compileAll(builds, env) {
  const flags = await prepare(env);
  const profiles = [...new Set(builds.map(({ profile }) => profile))];
  const compiling = profiles.map(async (one) => {
    for (const build of builds.filter(({ profile }) => profile === one)) await compile(build, { env, flags });
  });
  await Promise.all(compiling);
}

/** How many values of a game the page shows beside a problem's name. */
const THUMBNAIL_LENGTH = 36;

/**
 * known.json: what the page shows before an engine is loaded, by the engine that was just built:
 * the catalogue, and the first values of each problem's first game.
 */
async function known(build) {
  const file = (ending) => join(folderOf(build), `grundyscope${ending}`);
  // The query makes it an instance of its own, however often this process builds.
  const { initSync, catalogue, sequence } = await import(`${pathToFileURL(file('.js'))}?${Date.now()}`);
  initSync({ module: readFileSync(file('_bg.wasm')) });
  const problems = catalogue();
  const games = new Set(problems.flatMap(({ games }) => games.slice(0, 1).map(({ game }) => game)));
  const faces = Array.from(games, (game) => [game, [...sequence({ game, n: THUMBNAIL_LENGTH - 1 })]]);
  return { catalogue: problems, faces: Object.fromEntries(faces) };
}
