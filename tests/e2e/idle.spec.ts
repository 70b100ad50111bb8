// What a first visit fetches beyond its question: the whole engine, and the copy for offline use,
// when the reader is idle; where data are scarce, when the reader asks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { DIST } from '../../scripts/lib/paths.mjs';
import { gone, type Host, startHost } from './host';
import { idleAtOnce, settled } from './settled';

test.use({ serviceWorkers: 'allow' });

let host: Host;
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.close());

const REST = /\/sw\.js$|\/assets\/grundyscope_bg-/;
/** The requests of the rest of the site so far. */
const rest = () => host.asked.filter((path) => REST.test(path));

/** The limit of a small engine in kB (scripts/size.mjs): those of the quick build are larger. */
const SMALL_ENGINE = 137;

/** kB of what was fetched, after gzip. */
function weight(): number {
  const files = [...new Set(host.asked)].map((path) => (path.endsWith('/') ? `${path}index.html` : path));
  const size = (file: string) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1000;
  return files.reduce((all, file) => all + (file.endsWith('.wasm') ? SMALL_ENGINE : size(file)), 0);
}

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`${host.origin}?lang=en${hash}`);
  await settled(page);
  await page.waitForLoadState('networkidle');
}

/** What the introduction says of use without a network. */
async function said(page: Page) {
  await page.locator('#about > summary').click();
  return page.locator('.primer-offline').getByRole('status');
}

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });

const WORKS = 'This site works without a network from now on.';

test('the rest of the site waits until the reader has been idle for ten seconds', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const sentence = await said(page);
  await expect(sentence).toContainText('when you have done nothing here for 10 seconds');
  await expect(page.locator('grundy-heap')).toContainText('14 stones');
  await page.clock.fastForward(8_000);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(8_000);
  expect(rest()).toEqual([]);
  await page.clock.fastForward(3_000);
  await expect(sentence).toHaveText(WORKS);
  expect(rest().some((path) => path.endsWith('.wasm'))).toBe(true);
  // The next visit finds all of it at once.
  await open(page);
  await expect(await said(page)).toHaveText(WORKS);
});

test('with Save-Data a visit fetches at most 350 kB until the reader asks for the rest', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install();
  await saveData(page);
  for (const link of ['', '#1/lesson?name=mex&step=5', '#1/game?game=kayles&n=200']) {
    host.asked.length = 0;
    await page.goto('about:blank');
    await open(page, link);
    await page.clock.fastForward(30_000);
    await page.waitForLoadState('networkidle');
    expect(rest(), link).toEqual([]);
    expect(weight(), link).toBeLessThanOrEqual(350);
  }
  const sentence = await said(page);
  await expect(sentence).toContainText('only if you ask for it');
  await page.getByRole('button', { name: 'Keep for offline use' }).click();
  await expect(sentence).toHaveText(WORKS);
  await expect(page.getByRole('button', { name: 'Keep for offline use' })).toHaveCount(0);
  expect(rest().some((path) => path.endsWith('.wasm'))).toBe(true);
});

test('a service worker that does not arrive is not promised', { tag: '@full' }, async ({ page }) => {
  host.spoil(/\/sw\.js$/, gone);
  await idleAtOnce(page);
  await open(page);
  await expect(await said(page)).toHaveText('This site needs a network: this browser keeps no copy of it.');
});
