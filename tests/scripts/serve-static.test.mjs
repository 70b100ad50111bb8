import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { mountsFor, serve } from '../../scripts/serve-static.mjs';

let folder;
let server;
const get = (path, options) =>
  fetch(`http://127.0.0.1:${server.address().port}${path}`, { redirect: 'manual', ...options });

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'sub folder'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>page</title>');
  writeFileSync(join(site, 'engine.wasm'), 'wasm');
  writeFileSync(join(site, 'sub folder', 'index.html'), 'below');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));
  server = await serve([['/some/path/', site]], 0);
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('files are served with their types and are never cached', async () => {
  const page = await get('/some/path/');
  assert.equal(page.status, 200);
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(page.headers.get('cache-control'), 'no-store');
  assert.match(await page.text(), /page/);
  const wasm = await get('/some/path/engine.wasm?v=1');
  assert.equal(wasm.headers.get('content-type'), 'application/wasm');
  const head = await get('/some/path/engine.wasm', { method: 'HEAD' });
  assert.equal(head.headers.get('content-length'), '4');
});

test('a folder redirects to its path with a slash', async () => {
  for (const [from, to] of [
    ['/some/path', '/some/path/'],
    ['/some/path/sub%20folder?a=b', '/some/path/sub%20folder/?a=b'],
  ]) {
    const response = await get(from);
    assert.equal(response.status, 308);
    assert.equal(response.headers.get('location'), to);
  }
  assert.equal(await (await get('/some/path/sub%20folder/')).text(), 'below');
});

test('nothing outside of the folder is served', async () => {
  for (const path of [
    '/',
    '/some/',
    '/some/path/absent.js',
    '/some/path/%2e%2e/secret.txt',
    '/some/path/..%2fsecret.txt',
    '/some/path/link.txt',
    '/some/path/%00',
    '/some/path/%E0%A4%A',
  ]) {
    assert.equal((await get(path)).status, 404, path);
  }
  assert.equal((await get('/some/path/', { method: 'POST' })).status, 405);
});

test('the base path is normalised; the test folders are served on request', () => {
  assert.equal(mountsFor({ base: 'some/path' }).path, '/some/path/');
  assert.equal(mountsFor({}).path, '/');
  assert.equal(mountsFor({}).mounts.length, 1);
  const served = mountsFor({ tests: true }).mounts.map(([path]) => path);
  assert.deepEqual(served.slice(0, 3), ['/@pkg/', '/@tests/', '/@gallery/']);
  assert.ok(served.slice(3, -1).every((path) => path.startsWith('/@project/')));
  assert.equal(served.at(-1), '/');
});
