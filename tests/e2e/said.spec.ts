// What a reader is told when something does not arrive, ends or is forbidden: a sentence with the
// cause, a button where trying again can help, one line in the console, and the event `error`.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { DIST } from '../../scripts/lib/paths.mjs';
import { type Answer, gone, type Host, half, startHost } from './host';

const MINE = `<!doctype html><html lang="en"><title>Mine</title><link rel="icon" href="data:,">
  <script>addEventListener('error', ({ detail }) => detail && (globalThis.said = detail));</script>
  <script type="module" src="/grundyscope.js"></script>
  <grundy-scope game="octal:0.77" n="300000" view="chart"></grundy-scope>`;

let host: Host;
test.beforeEach(async () => {
  host = await startHost({ '/mine.html': MINE });
});
test.afterEach(() => host.close());

/** A question that needs the whole engine, and its answer. */
const LARGE = '#1/nim-square?n=100000';
const ANSWER = '2586528661783';
const answer = (page: Page) => page.locator('.answer-digits');
const alert = (page: Page) => page.getByRole('alert').first();
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** The lines of the page itself in the console. */
function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Grundyscope: ')) lines.push(message.text());
  });
  return lines;
}

const ENGINE = /\/assets\/grundyscope[\w-]*_bg-/;
const header = (name: string, value: string) => (found: Answer) => {
  found.headers[name] = value;
};

const policy = (value: string) => () =>
  // A worker has the policy of its own script.
  host.spoil(/^\/$|\/embed\.html$|\/worker-/, header('content-security-policy', value));
const lacking = (name: string) => (page: Page) =>
  page.addInitScript((lacked) => Reflect.deleteProperty(globalThis, lacked), name);
/** Puts a line in front of the worker's script. */
const inWorker = (line: string) => () =>
  host.spoil(/\/worker-(?!team)[^/]*\.js$/, (found) => {
    found.body = Buffer.concat([Buffer.from(line), found.body]);
  });
const NO_MEMORY =
  'WebAssembly.Instance = class { constructor() { throw new RangeError("WebAssembly.Instance(): Out of memory"); } };' +
  'WebAssembly.instantiate = async () => new WebAssembly.Instance();';
// No event tells the page: the worker ends instead of handling this call.
const ENDING = `addEventListener('message', (event) => {
  if (event.data.request?.n !== '100000') return;
  event.stopImmediatePropagation();
  close();
});`;

const FORBIDDEN = 'A Content Security Policy forbids it.';
/** What happens to the engine, the sentence, the line in the console, and whether Retry helps. */
const FAULTS: Record<
  string,
  [(page: Page) => unknown, sentence: string, line: string, again?: 'helps' | 'offered']
> = {
  'the host has no engine': [
    () => host.spoil(ENGINE, gone),
    'answered 404',
    'load, status, 404: 404',
    'helps',
  ],
  'no connection': [
    (page) => page.route(ENGINE, (route) => route.abort()),
    'check the connection',
    'load, connection: ',
    'helps',
  ],
  'a policy that forbids workers': [policy("worker-src 'none'"), FORBIDDEN, 'load, policy: '],
  'a policy that forbids WebAssembly': [policy("script-src 'self'"), FORBIDDEN, 'load, policy: '],
  'Trusted Types, without the policy of the engine': [
    policy("require-trusted-types-for 'script'; trusted-types lit-html"),
    'Trusted Types forbid it.',
    'load, trusted-types: ',
  ],
  'no memory': [inWorker(NO_MEMORY), 'Not enough memory.', 'load, memory: ', 'offered'],
  'no WebAssembly': [lacking('WebAssembly'), 'This browser lacks', 'unsupported, unsupported: '],
  'no workers': [lacking('Worker'), 'This browser lacks', 'unsupported, unsupported: '],
  'a worker that ends without an error': [
    inWorker(ENDING),
    'The engine stopped',
    'crashed: the worker ended',
    'offered',
  ],
};

const FRAME = 'embed.html?show=chart#1/game?game=octal:0.77&n=200';
const drawn = (page: Page) => page.locator('.frame-view canvas').first();
const shown = (page: Page) =>
  page.locator('.frame-lost, .frame-sorry, [part=error]').filter({ visible: true });

const answered = (page: Page) => page.locator(`.answer-digits[data-answer="${ANSWER}"]`);

const PLACES = {
  'the page': { path: LARGE, said: alert, done: answered, faults: Object.keys(FAULTS) },
  'a frame': {
    path: FRAME,
    said: shown,
    done: drawn,
    faults: Object.keys(FAULTS).filter(
      (what) => !/WebAssembly$|memory|ends/.test(what) || what.startsWith('no W'),
    ),
  },
};
/** The others are in npm run verify. */
const QUICK = /no engine|no connection|Trusted|no workers|ends/;

for (const [place, { path, said, done, faults }] of Object.entries(PLACES))
  for (const what of faults)
    test(`${place}, ${what}: the cause, a line in the console, and Retry where it helps`, {
      tag: QUICK.test(what) && (place === 'the page' || what === 'the host has no engine') ? [] : '@full',
    }, async ({ page }) => {
      const [spoil, sentence, line, again] = FAULTS[what] as (typeof FAULTS)[string];
      const lines = linesOf(page);
      await spoil(page);
      await page.goto(host.origin + path);
      await expect(said(page)).toContainText(sentence);
      await expect.poll(() => lines).toEqual([expect.stringMatching(`^Grundyscope: ${line}`)]);
      if (!again) return expect(retry(page)).toHaveCount(0);
      await expect(retry(page).first()).toBeVisible();
      if (again === 'offered') return;
      host.spoil();
      await page.unroute(ENGINE);
      await retry(page).first().click();
      await expect(done(page)).toBeVisible();
    });

test('the bytes of the engine are counted', { tag: '@full' }, async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await page.route(/\/assets\/grundyscope_/, async (route) => {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 150_000,
      uploadThroughput: 150_000,
    });
    await route.continue();
  });
  await page.goto(host.origin + LARGE);
  const progress = page.locator('grundy-progress').first();
  await expect(progress).toContainText(/Fetching the engine, \d+ of 1,\d{3} kB/);
  await expect(answer(page)).toHaveAttribute('data-answer', ANSWER);
});

test.describe('the page', () => {
  const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

  test('whose script is gone says so, and Reload helps', async ({ page }) => {
    const lines = linesOf(page);
    host.spoil(/\/assets\/index-[^/]*\.js$/, gone);
    await page.goto(host.origin + LARGE);
    await expect(lost(page)).toBeVisible();
    await expect(lost(page)).toContainText('The host answered 404.');
    await expect
      .poll(() => lines)
      .toEqual([expect.stringMatching(/^Grundyscope: load, status, 404: http:.*index-/)]);
    host.spoil();
    await lost(page).getByRole('button', { name: 'Reload' }).click();
    await expect(answer(page)).toHaveAttribute('data-answer', ANSWER);
  });

  test('with half of its script, which the HTTP cache keeps', { tag: '@full' }, async ({ page }) => {
    const lines = linesOf(page);
    host.spoil(/\/assets\/index-[^/]*\.js$/, half);
    await page.goto(host.origin);
    await expect(lost(page)).toBeVisible();
    await expect.poll(() => lines).toEqual([expect.stringMatching(/^Grundyscope: load, damaged: /)]);
    host.spoil();
    // The first reload has half of it from the cache, and replaces that.
    await lost(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => lines).toHaveLength(2);
    await lost(page).getByRole('button', { name: 'Reload' }).click();
    await expect(answer(page)).toHaveAttribute('data-answer', /\d/);
  });

  test('opened from a disk points to the page in one file', async ({ page }) => {
    await page.goto(pathToFileURL(join(DIST, 'index.html')).href);
    await expect(page.getByText('From a disk, use this file:')).toBeVisible();
    await page.getByRole('link', { name: 'grundyscope.html' }).click();
    await expect(answer(page)).toHaveAttribute('data-answer', /\d/);
  });
});

test.describe('a part', () => {
  for (const [what, spoilt] of [
    ['missing', gone],
    ['half', half],
  ] as const)
    test(`the share dialog, ${what}: a sentence beside the button, and Retry opens it`, {
      tag: what === 'half' ? [] : '@full',
    }, async ({ page }) => {
      const lines = linesOf(page);
      await page.goto(host.origin + LARGE);
      await expect(answer(page)).toHaveAttribute('data-answer', ANSWER);
      await page.waitForLoadState('networkidle');
      host.spoil(/\/dialog-[^/]*\.js$/, spoilt);
      await page.locator('.share-open').first().click();
      await expect(alert(page)).toContainText(what === 'half' ? 'half a file' : 'The host answered 404.');
      await expect.poll(() => lines).toHaveLength(1);
      host.spoil();
      // Where the HTTP cache has half of it, this replaces it and reloads the page.
      await retry(page).click();
      if (what === 'half') {
        await expect(alert(page)).toHaveCount(0);
        await page.locator('.share-open').first().click();
      }
      await expect(page.getByRole('dialog')).toBeVisible();
    });

  test('the QR code, missing: a sentence in its place, and Retry', { tag: '@full' }, async ({ page }) => {
    host.spoil(/\/qr-[^/]*\.js$/, gone);
    await page.goto(host.origin + LARGE);
    await page.locator('.share-open').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('The host answered 404.');
    host.spoil();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.locator('.share-code svg')).toBeVisible();
  });
});

test.describe('the element', () => {
  const said = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { said?: Record<string, unknown> }).said);
  const scope = (page: Page) => page.locator('grundy-scope');

  for (const [what, script, spoilt, cause, sentence] of [
    ['its scripts, missing', /\/element\/inside-/, gone, { cause: 'status', status: 404 }, 'answered 404'],
    ['its scripts, half', /\/element\/inside-/, half, { cause: 'damaged' }, 'half a file'],
    [
      'the script of a view, missing',
      /\/element\/chart-/,
      gone,
      { cause: 'status', status: 404 },
      'answered 404',
    ],
    ['the script of a view, half', /\/element\/chart-/, half, { cause: 'damaged' }, 'half a file'],
  ] as const)
    test(`${what}: a sentence in its place, the event, and Retry`, {
      tag: what === 'the script of a view, missing' ? [] : '@full',
    }, async ({ page }) => {
      const lines = linesOf(page);
      host.spoil(script, spoilt);
      await page.goto(`${host.origin}mine.html`);
      await expect(scope(page).locator('[part=error]')).toContainText(sentence);
      expect(await said(page)).toMatchObject({
        code: 'load',
        ...cause,
        message: expect.stringContaining(sentence),
      });
      await expect.poll(() => lines).toHaveLength(1);
      host.spoil();
      const again = scope(page).getByRole('button', { name: 'Try again' });
      const view = scope(page).locator('[part=view]');
      // Chromium keeps a script that failed to compile until the document is reloaded.
      await expect(async () => {
        if (!(await view.isVisible())) await again.click({ timeout: 1000 });
        await expect(view).toBeVisible({ timeout: 3000 });
      }).toPass();
    });

  test('its engine: the sentence and the event have the cause', async ({ page }) => {
    host.spoil(ENGINE, gone);
    await page.goto(`${host.origin}mine.html`);
    await expect(scope(page).locator('[part=error]')).toContainText('The host answered 404.');
    expect(await said(page)).toMatchObject({ code: 'load', cause: 'status', status: 404 });
    host.spoil();
    await scope(page).getByRole('button', { name: 'Try again' }).click();
    await expect(scope(page).locator('[part=view]')).toBeVisible();
  });
});

test.describe('a frame', () => {
  for (const [what, script, spoilt, sentence, line] of [
    ['its first script, missing', /\/embed-[^/]*\.js$/, gone, 'The host answered 404.', 'load, status, 404'],
    ['its first script, half', /\/embed-[^/]*\.js$/, half, 'half a file', 'load, damaged'],
    [
      'the script of its view, missing',
      /\/live-[^/]*\.js$/,
      gone,
      'The host answered 404.',
      'load, status, 404',
    ],
    ['the script of its view, half', /\/live-[^/]*\.js$/, half, 'half a file', 'load, damaged'],
    ['a drawing, missing', /\/chart-[^/]*\.js$/, gone, 'The host answered 404.', 'load, status, 404'],
  ] as const)
    test(`${what}: a sentence with the cause, and Retry`, {
      tag: what === 'its first script, half' ? [] : '@full',
    }, async ({ page }) => {
      const lines = linesOf(page);
      host.spoil(script, spoilt);
      await page.goto(host.origin + FRAME);
      await expect(shown(page)).toContainText(sentence);
      await expect(shown(page)).not.toContainText('check the connection');
      await expect.poll(() => lines).toEqual([expect.stringMatching(`^Grundyscope: ${line}: `)]);
      host.spoil();
      // A script that failed to compile stays so until the frame is reloaded, which this may do.
      await expect(async () => {
        if (!(await drawn(page).isVisible())) await retry(page).click({ timeout: 1000 });
        await expect(drawn(page)).toBeVisible({ timeout: 3000 });
      }).toPass();
    });

  for (const [what, pattern] of [
    ['its first script', /\/(?:embed|lost)-[^/]*\.js$/],
    ['the script of its view', /\/(?:live|lost)-[^/]*\.js$/],
  ] as const)
    test(`no connection for ${what}`, { tag: '@full' }, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await page.goto(host.origin + FRAME);
      await expect(shown(page)).toContainText('check the connection');
      await page.unroute(pattern);
      await retry(page).click();
      await expect(drawn(page)).toBeVisible();
    });

  test('its host page gets the cause as the reply to a request, and as an event', async ({ page }) => {
    await host.close();
    host = await startHost({
      '/host.html': `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
        <iframe title="frame" src="${FRAME.replace('&', '&amp;')}" width="600" height="400"></iframe>
        <script type="module">
          import { FrameConnection } from './grundyscope-frame.js';
          const frame = new FrameConnection(document.querySelector('iframe'));
          const fields = ({ code, cause, status }) => ({ code, cause, status });
          frame.addEventListener('error', ({ detail }) => { globalThis.event = fields(detail); });
          globalThis.ask = () => frame.ask('#1/game?game=nim&n=30').then(({ view }) => view, fields);
        </script>`,
    });
    const ask = () => page.evaluate(() => (globalThis as unknown as { ask(): Promise<unknown> }).ask());
    const error = { code: 'load', cause: 'status', status: 404 };
    host.spoil(/\/(?:channel|live)-[^/]*\.js$/, gone);
    await page.goto(`${host.origin}host.html`);
    expect(await ask()).toEqual(error);
    host.spoil(/\/live-[^/]*\.js$/, gone);
    expect(await ask()).toEqual(error);
    expect(await page.evaluate(() => (globalThis as unknown as { event: unknown }).event)).toEqual(error);
    host.spoil();
    expect(await ask()).toBe('chart');
  });
});
