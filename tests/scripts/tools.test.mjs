import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { cacheFolder, ROOT } from '../../scripts/lib/paths.mjs';
import { releaseOf } from '../../scripts/setup/release.mjs';
import { WASM_PACK, wasmBindgenVersion } from '../../scripts/versions.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tools-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const VERSIONS = { 'wasm-bindgen': wasmBindgenVersion(), 'wasm-pack': WASM_PACK };
const program = (name, version) => `#!/bin/sh\necho "${name} ${version}"\n`;

function put(file, text) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

/**
 * A new cache, and a `cargo` that only logs its call and creates the requested program.
 */
function world(name, { cargo = 'true' } = {}) {
  const [cache, bin] = [join(folder, name, 'cache'), join(folder, name, 'bin')];
  mkdirSync(cache, { recursive: true });
  const script = `#!/bin/sh
echo "$2" >> '${join(folder, name, 'calls')}'
${cargo} || exit 1
while [ "$1" != --root ]; do case "$1" in *@*) crate=$1;; esac; shift; done
name=\${crate%@*}; name=\${name%-cli}
mkdir -p "$2/bin" "$4"; printf '#!/bin/sh\\necho "%s"\\n' "$name \${crate#*@}" > "$2/bin/$name"; chmod +x "$2/bin/$name"
`;
  put(join(bin, 'cargo'), script);
  process.env.GRUNDYSCOPE_TOOLS = cache;
  const paths = `${pathToFileURL(join(ROOT, 'scripts/setup/tools.mjs'))}`;
  const env = { ...process.env, PATH: [bin, '/usr/bin', '/bin'].join(delimiter) };
  const calls = () => {
    const file = join(folder, name, 'calls');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').sort() : [];
  };
  return { cache, bin, env, calls, tools: paths };
}

/**
 * Runs ensureTools in a process of its own, as a clone does; `network` replaces fetch.
 */
function ensure({ env, tools }, network = 'Promise.reject(new Error("no network"))') {
  const code = `globalThis.fetch = (url) => ${network};
    const { ensureTools } = await import('${tools}');
    const found = await ensureTools(process.env, process.env, ['wasm-bindgen', 'wasm-pack']);
    console.log('PATH', found.PATH);`;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (status) => resolve({ status, output, path: /^PATH (.*)$/m.exec(output)?.[1] }));
  });
}

const homes = (cache) => Object.entries(VERSIONS).map(([name, version]) => join(cache, `${name}-${version}`));

test('tools of the right versions on PATH are used', async () => {
  const place = world('path');
  for (const [name, version] of Object.entries(VERSIONS)) put(join(place.bin, name), program(name, version));
  const { path } = await ensure(place);
  assert.equal(path, place.env.PATH);
  assert.deepEqual(place.calls(), []);
});

test('without a network both tools are compiled, once for all clones', async () => {
  const place = world('compile');
  put(join(place.bin, 'wasm-pack'), program('wasm-pack', '0.1.0'));
  mkdirSync(join(place.cache, '.partial-wasm-pack-0.1.0-999999999'));
  const first = await ensure(place);
  assert.equal(first.status, 0, first.output);
  assert.match(first.output, /no network: compiling it instead/);
  assert.ok(homes(place.cache).every((home) => first.path.split(delimiter).includes(join(home, 'bin'))));
  assert.equal(place.calls().length, 2);
  assert.deepEqual(readdirSync(place.cache).sort(), homes('').sort());

  assert.equal((await ensure(place)).path, first.path);
  assert.equal(place.calls().length, 2);
});

test('two clones at once install once, and a damaged installation is repaired', async () => {
  const place = world('together', { cargo: 'sleep 0.3' });
  for (const home of homes(place.cache)) put(join(home, 'bin', 'README'), 'half of it');
  const both = await Promise.all([ensure(place), ensure(place)]);
  for (const { status, output } of both) assert.equal(status, 0, output);
  assert.deepEqual(readdirSync(place.cache).sort(), homes('').sort());
});

test('a failed compilation leaves no files and names the next step', async () => {
  const place = world('broken', { cargo: 'false' });
  const { output } = await ensure(place);
  assert.match(output, /cargo install wasm-(bindgen-cli|pack)@/);
  assert.ok(homes(place.cache).every((home) => !existsSync(home)));
});

test('a cache that cannot be written is named in the error', async () => {
  const place = world('unwritable');
  rmSync(place.cache, { recursive: true });
  writeFileSync(place.cache, 'a file');
  const { output } = await ensure(place);
  assert.match(output, /Tools cannot be put into .*unwritable.cache \(E[A-Z]+\): set GRUNDYSCOPE_TOOLS/);
});

test('a release is used if it runs and its checksum is right', async () => {
  const place = world('release');
  const archives = {};
  for (const [name, version] of Object.entries(VERSIONS)) {
    const inside = join(folder, 'archives', `${name}-${version}`);
    put(join(inside, name), program(name, version));
    archives[name] = `${inside}.tar.gz`;
    spawnSync('tar', ['-czf', archives[name], '-C', join(inside, '..'), `${name}-${version}`]);
  }
  const digest = createHash('sha256').update(readFileSync(archives['wasm-bindgen'])).digest('hex');
  const answer = (sum) => `import('node:fs').then(({ readFileSync }) => new Response(
    url.endsWith('sum') ? '${sum}  archive' : readFileSync(${JSON.stringify(archives)}[url.includes('wasm-pack/') ? 'wasm-pack' : 'wasm-bindgen'])))`;
  const wrong = await ensure(place, answer('0'.repeat(64)));
  assert.match(wrong.output, /wasm-bindgen \S+ {2}its checksum is wrong: compiling it instead/);
  assert.deepEqual(place.calls(), [`wasm-bindgen-cli@${VERSIONS['wasm-bindgen']}`]);

  rmSync(place.cache, { recursive: true });
  const right = await ensure(place, answer(digest));
  assert.equal(right.status, 0, right.output);
  assert.equal(place.calls().length, 1);
  assert.deepEqual(readdirSync(place.cache).sort(), homes('').sort());
});

test('addresses of releases', () => {
  const { archive, checksum } = releaseOf('wasm-bindgen', '0.2.126', 'linux-x64');
  assert.match(
    archive,
    /\/wasm-bindgen\/releases\/download\/0\.2\.126\/wasm-bindgen-0\.2\.126-x86_64-unknown-linux-musl\.tar\.gz$/,
  );
  assert.equal(checksum, `${archive}.sha256sum`);
  const pack = releaseOf('wasm-pack', '0.15.1', 'darwin-arm64');
  assert.match(
    pack.archive,
    /\/wasm-pack\/releases\/download\/v0\.15\.1\/wasm-pack-v0\.15\.1-aarch64-apple-darwin\.tar\.gz$/,
  );
  assert.equal(pack.checksum, undefined);
  assert.equal(releaseOf('wasm-pack', '0.15.1', 'freebsd-x64'), undefined);
});

test("the platforms' cache folders", () => {
  assert.equal(cacheFolder('linux', {}, '/home/a'), '/home/a/.cache/grundyscope');
  assert.equal(cacheFolder('linux', { XDG_CACHE_HOME: '/c' }, '/home/a'), '/c/grundyscope');
  assert.equal(cacheFolder('linux', { XDG_CACHE_HOME: 'c' }, '/home/a'), '/home/a/.cache/grundyscope');
  assert.equal(cacheFolder('darwin', {}, '/Users/a'), '/Users/a/Library/Caches/grundyscope');
  assert.match(cacheFolder('win32', { LOCALAPPDATA: 'L' }, 'H'), /^L.grundyscope/);
});
