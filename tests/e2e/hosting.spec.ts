// The promises of docs/hosting.md: the folder works on any static host and requests only its own
// files.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Host, startHost } from './host';
import { idleAtOnce } from './settled';

const FOLDER = '/a/folder/';
const MINE = `<!doctype html><html lang="en"><title>Mine</title><link rel="icon" href="data:,">
  <script type="module" src="${FOLDER}grundyscope.js"></script>
  <grundy-scope problem="stones" n="8" controls="all">7</grundy-scope>
  <grundy-scope game="octal:0.77" view="chart"></grundy-scope>
  <grundy-scope game="wythoff"></grundy-scope>
  <grundy-scope expression="6*7"></grundy-scope>`;

/** All requests of this browser. */
function listen(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

const elsewhere = (asked: string[], origin: string) =>
  asked.filter((one) => !one.startsWith(`GET ${origin}/`) && !/^GET (blob|data):/.test(one));

/** Everything that is stored in the browser. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
  }));
const NOTHING = { cookies: '', local: [], session: [], databases: 0 };

let host: Host;
let origin = '';
/** A minimal host, which does not know the type of WebAssembly. */
test.beforeAll(async () => {
  host = await startHost({ '/mine.html': MINE }, (path) => path.replace(FOLDER, '/'));
  host.spoil(/\.wasm$/, ({ headers }) => {
    headers['content-type'] = 'application/octet-stream';
  });
  origin = host.origin.slice(0, -1);
});
test.afterAll(() => host.close());
// Includes the service worker.
test.use({ serviceWorkers: 'allow' });

const ROOMS = [
  '#1/nim-square?n=100000',
  '#1/game?game=octal:0.77&n=200',
  '#1/nimbers?e=6*7',
  '#1/zeckendorf?n=100',
  '#1/two-heaps?game=wythoff',
];

test('page, frames and element load every room from their own folder and store nothing but the theme', {
  tag: '@full',
}, async ({ page, context }) => {
  await test.step('the element requests only files beside its script, and stores nothing', async () => {
    const asked = listen(context);
    await page.goto(`${origin}/mine.html`);
    const scopes = page.locator('grundy-scope');
    for (const at of [0, 1, 2, 3]) {
      await scopes.nth(at).scrollIntoViewIfNeeded();
      await expect(scopes.nth(at).locator('[part=view]')).toBeVisible();
    }
    await expect(page.locator('.answer-digits').first()).toHaveAttribute('data-answer', '7');
    expect(elsewhere(asked, origin)).toEqual([]);
    const others = asked.filter((one) => !one.includes(FOLDER) && !/ (blob|data):/.test(one));
    expect(others).toEqual([`GET ${origin}/mine.html`]);
    expect(await kept(page)).toEqual(NOTHING);
  });

  await test.step('frames load every room from their own folder, and store nothing', async () => {
    const asked = listen(context);
    for (const hash of ROOMS) {
      await page.goto('about:blank');
      await page.goto(`${origin}${FOLDER}embed.html?theme=dark&controls=all${hash}`);
      await expect(page.locator('.frame-stage')).toHaveAttribute('data-is', 'live');
    }
    expect(elsewhere(asked, origin)).toEqual([]);
    expect(await kept(page)).toEqual(NOTHING);
  });

  await test.step('the page loads every room from its own folder, and stores only the theme', async () => {
    const asked = listen(context);
    await idleAtOnce(page);
    for (const hash of ROOMS) {
      await page.goto('about:blank');
      await page.goto(`${origin}${FOLDER}${hash}`);
      await expect(page.getByRole('button', { name: 'Share…' }).first()).toBeVisible();
      await page.locator('.share-open').first().click();
      await page.getByRole('radio', { name: 'Frame' }).check();
      await page.locator('.share-stage iframe').scrollIntoViewIfNeeded();
      const stage = page.frameLocator('.share-stage iframe').locator('.frame-stage');
      await expect(stage).toHaveAttribute('data-is', 'live');
      await page.keyboard.press('Escape');
    }
    await page.goto(`${origin}${FOLDER}${ROOMS[0]}`);
    await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '2586528661783');
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    expect(elsewhere(asked, origin)).toEqual([]);
    expect(asked.every((one) => / (blob|data):|\/a\/folder\//.test(one))).toBe(true);
    expect(await kept(page)).toEqual(NOTHING);
    await page.locator('grundy-theme select').selectOption('dark');
    expect((await kept(page)).local).toEqual(['grundyscope-theme']);
  });
});
