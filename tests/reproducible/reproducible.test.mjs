// Clean builds in two folders, with other paths, time zones and languages, have the same bytes.
// Needs www/pkg (npm run build:wasm) and the tools that built it. Takes minutes.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { PKG, TARGET } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/process.mjs';
import { copyProject, digests } from './copy.mjs';

mkdirSync(TARGET, { recursive: true });
const folder = mkdtempSync(join(TARGET, 'reproducible-'));
const COPIES = [
  { root: join(folder, 'a'), env: { TZ: 'UTC', LANG: 'C' } },
  { root: join(folder, 'another', 'folder'), env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' } },
];

before(() => {
  for (const { root } of COPIES) copyProject(root);
});
after(() => rmSync(folder, { recursive: true, force: true }));

async function node({ root, env }, ...args) {
  const { code, output } = await run(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    seconds: 15 * 60,
  });
  assert.equal(code, 0, output);
}

const COMMANDS = [
  { name: 'the site', script: 'build.mjs', built: 'dist', least: 300 },
  { name: 'the npm package', script: 'build-package.mjs', built: 'lib', least: 60 },
];

for (const { name, script, built, least } of COMMANDS)
  test(`${name} has the same bytes in each build`, async () => {
    for (const copy of COPIES) await node(copy, join('scripts', script));
    const [one, other] = COPIES.map(({ root }) => digests(join(root, built)));
    assert.ok(Object.keys(one).length > least);
    assert.deepEqual(one, other);
  });

/** Compiles a module and optimises it, with the scripts of the copy that it runs in. */
const PART = `
  import { withBuildTools } from './scripts/setup/all.mjs';
  import { compile, packageFolder, prepare } from './scripts/wasm/compile.mjs';
  import { optimise } from './scripts/wasm/optimise.mjs';
  import { BOOTSTRAP } from './scripts/wasm/variants.mjs';
  async function run(env) {
    const { flags } = await prepare(env);
    const built = await compile(BOOTSTRAP, { env, flags });
    if (built.code !== 0) throw new Error(built.output);
    const folder = packageFolder(BOOTSTRAP);
    const made = await optimise(BOOTSTRAP, folder + '/bootstrap_bg.wasm', folder + '/optimised.wasm');
    if (made.code !== 0) throw new Error(made.output);
  }
  await withBuildTools({ run });
`;

test('a module of the engine that is compiled in another folder has the bytes of www/pkg', async () => {
  const [, copy] = COPIES;
  await node(copy, '--input-type=module', '--eval', PART);
  const built = (name) => readFileSync(join(copy.root, 'target', 'pkg-bootstrap', name));
  assert.ok(built('optimised.wasm').equals(readFileSync(join(PKG, 'bootstrap_bg.wasm'))));
  assert.ok(built('bootstrap.js').equals(readFileSync(join(PKG, 'bootstrap.js'))));
});
