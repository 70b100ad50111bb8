// What a reader is told when something does not arrive, ends or is forbidden: a sentence with the
// cause, a button where trying again can help, one line in the console, and the event `error`.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { DIST } from '../../scripts/lib/paths.mjs';
import { linesOf } from './faults';
import { type Answer, gone, type Host, half, startHost } from './host';

const mine = (
  view: string,
) => `<!doctype html><html lang="en"><title>Mine</title><link rel="icon" href="data:,">
  <script>addEventListener('error', ({ detail }) => detail && (globalThis.said = detail));</script>
  <script type="module" src="/grundyscope.js"></script>
  <grundy-scope game="octal:0.77" n="300000" with="nim" view="${view}"></grundy-scope>`;

let host: Host;
test.beforeEach(async () => {
  host = await startHost({ '/mine.html': mine('chart'), '/compared.html': mine('compare') });
});
test.afterEach(() => host.close());

/** A question that needs the whole engine, and its answer. */
const LARGE = '#1/nim-square?n=100000';
const ANSWER = '2586528661783';
const answered = (page: Page) => page.locator(`.answer-digits[data-answer="${ANSWER}"]`);
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

const ENGINE = /\/assets\/grundyscope[\w-]*_bg-/;
const header = (name: string, value: string) => (found: Answer) => {
  found.headers[name] = value;
};

const policy = (value: string) => () =>
  // A worker has the policy of its own script.
  host.spoil(/^\/$|\/embed\.html$|\/worker-/, header('content-security-policy', value));
const lacking = (name: string) => (page: Page) =>
  page.addInitScript((lacked) => Reflect.deleteProperty(globalThis, lacked), name);
/** As an upload that has just begun. */
const empty = (found: Answer) => {
  found.body = Buffer.from('');
};
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
const scope = (page: Page) => page.locator('grundy-scope');

/** Where the sentence is, and what is seen once the cause is gone. */
const PLACES = {
  'the page': { path: LARGE, said: (page: Page) => page.getByRole('alert').first(), done: answered },
  'a frame': {
    path: FRAME,
    said: (page: Page) => page.locator('.frame-lost, [part=error]').filter({ visible: true }),
    done: (page: Page) => page.locator('.frame-view canvas').first(),
  },
  'an element': {
    path: 'mine.html',
    said: (page: Page) => scope(page).locator('[part=error]'),
    done: (page: Page) => scope(page).locator('[part=view]'),
  },
};

/** The others are in npm run verify. */
const QUICK = 'the host has no engine';

for (const place of ['the page', 'a frame'] as const)
  for (const [what, [spoil, sentence, line, again]] of Object.entries(FAULTS)) {
    if (place === 'a frame' && /forbids WebAssembly|memory|ends/.test(what)) continue;
    test(`${place}, ${what}: the cause, a line in the console, and Retry where it helps`, {
      tag: what === QUICK ? [] : '@full',
    }, async ({ page }) => {
      const { path, said, done } = PLACES[place];
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
  }

/** What becomes of a file, the sentence, and the cause in the console and in the event. */
const ENDS = {
  missing: { change: gone, sentence: 'he host answered 404.', cause: 'status', status: 404 },
  half: { change: half, sentence: 'half a file', cause: 'damaged' },
  empty: { change: empty, sentence: 'half a file', cause: 'damaged' },
  'not reached': { change: undefined, sentence: 'check the connection', cause: 'connection' },
};

const SCRIPTS: [place: keyof typeof PLACES, what: string, file: RegExp, ends: string, path?: string][] = [
  // Half of it, or nothing, may be a whole program, which says no error.
  ['the page', 'its script', /\/assets\/index-[^/]*\.js$/, 'missing half empty'],
  ['an element', 'its scripts', /\/element\/inside-/, 'missing half'],
  ['an element', 'the script of a view', /\/element\/chart-/, 'missing half'],
  ['an element', 'a comparison', /\/element\/comparison-model-[^/]*\.js$/, 'missing', 'compared.html'],
  ['an element', 'its engine', ENGINE, 'missing'],
  ['a frame', 'its first script', /\/embed-[^/]*\.js$/, 'missing half'],
  ['a frame', 'its first script and the reason', /\/(?:embed|lost)-[^/]*\.js$/, 'not reached'],
  ['a frame', 'the script of its view', /\/scope-[^/]*\.js$/, 'missing half'],
  ['a frame', 'the script of its view and the reason', /\/(?:scope|lost)-[^/]*\.js$/, 'not reached'],
  ['a frame', 'a drawing', /\/chart-[^/]*\.js$/, 'missing'],
];

for (const [place, what, file, ends, other] of SCRIPTS)
  for (const [end, { change, sentence, ...told }] of Object.entries(ENDS)) {
    if (!ends.includes(end)) continue;
    test(`${place}, ${what}, ${end}: a sentence in its place, a line, the event, and Retry`, {
      tag: '@full',
    }, async ({ page }) => {
      const { path, said, done } = PLACES[place];
      const lines = linesOf(page);
      if (change) host.spoil(file, change);
      else await page.route(file, (route) => route.abort());
      await page.goto(host.origin + (other ?? path));
      await expect(said(page)).toContainText(sentence);
      const line = new RegExp(`^Grundyscope: load, ${Object.values(told).join(', ')}: `);
      if (change) await expect.poll(() => lines).toEqual([expect.stringMatching(line)]);
      if (place === 'an element')
        expect(await page.evaluate(() => (globalThis as { said?: object }).said)).toMatchObject({
          ...{ code: 'load', message: expect.stringContaining(sentence), ...told },
        });
      host.spoil();
      await page.unroute(file);
      // Chromium keeps a script that failed to compile until the document is reloaded, and the HTTP
      // cache half of one until it is fetched past it.
      await expect(async () => {
        const again = page.getByRole('button', { name: /^Try again$|^Reload$/ });
        if (!(await done(page).isVisible())) await again.click({ timeout: 1000 });
        await expect(done(page)).toBeVisible({ timeout: 3000 });
      }).toPass();
    });
  }

test('the page opened from a disk points to the page in one file', { tag: '@full' }, async ({ page }) => {
  await page.goto(pathToFileURL(join(DIST, 'index.html')).href);
  await expect(page.getByText('From a disk, use this file:')).toBeVisible();
  await page.getByRole('link', { name: 'grundyscope.html' }).click();
  await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', /\d/);
});

test('the host page of a frame gets the cause as the reply to a request, and as an event', async ({
  page,
}) => {
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
  host.spoil(/\/scope-[^/]*\.js$/, gone);
  await page.goto(`${host.origin}host.html`);
  expect(await ask()).toEqual(error);
  host.spoil(/\/scope-[^/]*\.js$/, gone);
  expect(await ask()).toEqual(error);
  expect(await page.evaluate(() => (globalThis as unknown as { event: unknown }).event)).toEqual(error);
  host.spoil();
  expect(await ask()).toBe('chart');
});

// The whole page in a frame that may only run scripts, which has an origin of its own.
const FLAGS = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
const SANDBOXED = '?lang=en#1/nim-square?n=29';

/** Opens the page in such a frame, on a host with these headers. */
async function framed(page: Page, sent: Record<string, string>): Promise<FrameLocator> {
  host.close();
  host = await startHost({
    '/mine.html': `<!doctype html><html lang="en"><title>Mine</title><link rel="icon" href="data:,">
      <iframe title="The page" src="./${SANDBOXED}" width="1240" height="700" sandbox="${FLAGS}"></iframe>`,
  });
  host.spoil(/./, ({ headers }) => void Object.assign(headers, sent));
  await page.goto(`${host.origin}mine.html`);
  return page.frameLocator('iframe');
}

test('the page answers in a sandboxed frame, with its search, if the host allows it', {
  tag: '@full',
}, async ({ page }) => {
  const trouble: string[] = [];
  page.on('console', (line) => line.type() === 'error' && trouble.push(line.text()));
  const frame = await framed(page, { 'access-control-allow-origin': '*' });
  await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
  await frame.locator('#search').fill('kayles');
  await expect(frame.locator('#search-list a').first()).toBeVisible();
  await expect(frame.getByRole('alert')).toHaveCount(0);
  // Nothing is kept in such a frame, and the introduction does not promise it.
  await frame.locator('#about > summary').click();
  await expect(frame.locator('.primer-offline')).toContainText('This site needs a network');
  expect(trouble).toEqual([]);
});

test('where the host does not, the page says so, with a link to a tab of its own', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const frame = await framed(page, {});
  await expect(frame.getByRole('alert')).toContainText('lets no sandboxed frame read its files');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Open it in its own tab' }).click();
  const tab = await opened;
  await expect(tab.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
});
