// Clean builds in another folder, with another time zone and language, have the bytes of those in
// the project. Needs dist/, lib/ and www/pkg of the full build, and the tools that built them.
import assert from 'node:assert/strict';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { CARGO_HOME, PKG, ROOT, TARGET } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/process.mjs';

mkdirSync(TARGET, { recursive: true });
const FOLDER = mkdtempSync(join(TARGET, 'reproducible-'));
const COPY = join(FOLDER, 'another', 'folder');
/** What no build reads, and what builds write; of that, www/pkg alone is copied. */
const OMITTED = /^(?:\.git|\.wireit|tests|fuzz|examples|target|dist.*|lib|node_modules|test-results)$/;

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

before(() => {
  for (const name of readdirSync(ROOT).filter((one) => !OMITTED.test(one)))
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true });
  // The packages as files of the copy, not one link to the folder: the bundler would name modules
  // by the paths of the originals.
  for (const file of filesBelow(join(ROOT, 'node_modules'))) {
    const [from, to] = [ROOT, COPY].map((root) => join(root, 'node_modules', file));
    mkdirSync(dirname(to), { recursive: true });
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to); // another file system
    }
  }
});
after(() => rmSync(FOLDER, { recursive: true, force: true }));

async function node(...args) {
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' };
  const { code, output } = await run(process.execPath, args, { cwd: COPY, env, seconds: 900 });
  assert.equal(code, 0, output);
}

for (const [built, least, ...build] of [
  ['dist', 300],
  ['lib', 60, 'package'],
])
  test(`${built} has the same bytes in each build`, async () => {
    await node(join('scripts', 'build.mjs'), ...build);
    const [here, there] = [ROOT, COPY].map((root) => filesBelow(join(root, built)));
    assert.ok(here.length > least);
    assert.deepEqual(there, here);
    const differ = (file) =>
      !readFileSync(join(ROOT, built, file)).equals(readFileSync(join(COPY, built, file)));
    assert.deepEqual(here.filter(differ), []);
  });

/** Makes a build, with the scripts of the copy that it runs in. */
const PART = `
  import { withBuildTools } from './scripts/setup/all.mjs';
  import { compile, prepare } from './scripts/wasm/compile.mjs';
  import { BUILDS } from './scripts/wasm/builds.mjs';
  async function run(env) {
    const build = BUILDS.find(({ name }) => name === 'grundyscope-numbers');
    await compile(build, { env, flags: await prepare(env) });
  }
  await withBuildTools(run);
`;

test('a module of the engine that is compiled in another folder has the bytes of www/pkg', async () => {
  await node('--input-type=module', '--eval', PART);
  const built = (name) => readFileSync(join(COPY, 'target', 'wasm', 'small', 'grundyscope-numbers', name));
  for (const ending of ['_bg.wasm', '.js'])
    assert.ok(built(`grundyscope${ending}`).equals(readFileSync(join(PKG, `grundyscope-numbers${ending}`))));
});

test('no module of the engine contains a path of this machine', () => {
  for (const name of readdirSync(PKG).filter((one) => one.endsWith('.wasm'))) {
    const text = readFileSync(join(PKG, name), 'latin1');
    // /src/ in crates/name/src/ is no folder of this machine.
    for (const path of [ROOT, CARGO_HOME, homedir()])
      for (const before of text.split(`${path}/`).slice(0, -1))
        assert.match(before, /[\w.-]$/, `${name} names ${path}`);
  }
});
