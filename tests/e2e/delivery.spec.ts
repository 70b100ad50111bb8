// What a build has for hosts and host pages: compressed copies, and the hash of grundyscope.js.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { DIST } from '../../scripts/lib/paths.mjs';
import { type Host, startHost } from './host';

const SCRIPT = readFileSync(join(DIST, 'grundyscope.js'));
const integrityOf = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const hosts = (integrity: string) => `<!doctype html><html lang="en"><title>Host</title>
  <link rel="icon" href="data:,">
  <script type="module" src="./grundyscope.js" integrity="${integrity}" crossorigin="anonymous"></script>
  <grundy-scope problem="stones" n="8">seven</grundy-scope>`;

let host: Host;

/** A host that sends the copies, as docs/hosting.md describes it. */
test.beforeAll(async () => {
  host = await startHost({
    '/good.html': hosts(integrityOf(SCRIPT)),
    '/bad.html': hosts(integrityOf('other')),
  });
  host.spoil(/./, (answer, path) => {
    const name = path === '/' ? 'index.html' : path.slice(1);
    if (!existsSync(join(DIST, `${name}.br`))) return;
    answer.body = readFileSync(join(DIST, `${name}.br`));
    answer.headers['content-encoding'] = 'br';
  });
});
test.afterAll(() => host.close());

const built = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test('each large script, style, page and engine has copies, and all copies are of the file', {
  tag: '@full',
}, () => {
  const read = (name: string) => readFileSync(name);
  const originals = built.filter((name) => !/\.(?:gz|br|woff2|map)$/.test(name));
  for (const name of originals.filter((one) => read(one).length > 1000)) {
    expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name)), name).toBe(true);
    expect(gunzipSync(read(`${name}.gz`)).equals(read(name)), name).toBe(true);
  }
  const copies = built.filter((name) => /\.(?:gz|br)$/.test(name));
  expect(copies.length).toBeGreaterThan(200);
  for (const name of copies) expect(originals).toContain(name.replace(/\.(?:gz|br)$/, ''));
  // The service worker keeps no copies.
  expect(readFileSync(join(DIST, 'sw.js'), 'utf8')).not.toMatch(/\.(?:gz|br)["']/);
});

const text = (page: Page) => page.locator('grundy-scope [part=view]');

test('with the hash of the build the element runs, with another one it does not', async ({ page }) => {
  await page.goto(`${host.origin}good.html`);
  await expect(text(page)).toContainText('7');
  const failed = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(`${host.origin}bad.html`);
  await failed;
  await expect(page.locator('grundy-scope')).toHaveText('seven');
  expect(await page.evaluate(() => customElements.get('grundy-scope'))).toBeUndefined();
});
