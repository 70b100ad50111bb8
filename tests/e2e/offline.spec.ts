// Offline after the first visit, on the hosts that people have, and updates: two builds are never
// mixed. Offline is a host that has stopped.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { DIST } from '../../scripts/lib/paths.mjs';
import { type Host, half, MANNERS, startHost } from './host';
import { idleAtOnce, settled } from './settled';

test.use({ serviceWorkers: 'allow' });

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64');

let host: Host;
let next = '';
/** The next build: another page, all scripts, styles and engines renamed. */
test.beforeAll(() => {
  next = mkdtempSync(join(tmpdir(), 'grundyscope-'));
  cpSync(DIST, next, { recursive: true, filter: (path) => !/\.(?:map|br|gz)$|\/element$/.test(path) });
  const renamed = readdirSync(join(next, 'assets'));
  const digests = new Map<string, string>();
  for (const name of ['index.html', 'embed.html', 'preload.js', ...renamed.map((each) => `assets/${each}`)]) {
    const file = join(next, name);
    const before = readFileSync(file);
    let content = before;
    if (/\.(?:js|css|html)$/.test(name)) {
      let text = before.toString();
      for (const each of renamed) text = text.replaceAll(each, `next-${each}`);
      content = Buffer.from(text.replace('<html ', '<html data-build="next" '));
      writeFileSync(file, content);
    }
    digests.set(sha256(before), sha256(content));
    if (name.startsWith('assets/')) renameSync(file, join(next, name.replace('/', '/next-')));
  }
  let worker = readFileSync(join(next, 'sw.js'), 'utf8');
  for (const each of renamed) worker = worker.replaceAll(`/${each}`, `/next-${each}`);
  for (const [before, after] of digests) worker = worker.replaceAll(before, after);
  writeFileSync(join(next, 'sw.js'), worker);
});
test.beforeEach(({ context }) => idleAtOnce(context));
test.afterAll(() => rmSync(next, { recursive: true, force: true }));
test.afterEach(() => host.close());

/** The page, a room that is loaded late, and a frame; each must answer. */
async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${host.origin}?lang=en#1/stones?n=8`);
  await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', /\d/);
  await page.goto(`${host.origin}?lang=en#1/nimbers?e=6*7`);
  await expect(page.locator('[data-answer="3"]')).toBeVisible();
  const frame = await context.newPage();
  await frame.goto(`${host.origin}embed.html?show=chart#1/game?game=octal:0.137&n=100`);
  await expect(frame.locator('.frame-view canvas').first()).toBeVisible();
  await frame.close();
  return page;
}

/** Waits until a build is kept; `state` is where its worker then stands. */
const isKept = (page: Page, state: 'active' | 'waiting') =>
  page.evaluate(async (wanted) => {
    const registration = await navigator.serviceWorker.ready;
    if (wanted === 'active') return;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    while (worker?.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    if (!registration.waiting) throw new Error(`the new worker is ${worker?.state}`);
  }, state);

/** Opens the page again until it is of the next build: the browser activates it in its own time. */
async function opensNext(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const build = async () => {
    await page.goto('about:blank');
    await page.goto(host.origin);
    return page.locator('html').getAttribute('data-build');
  };
  await expect.poll(build).toBe('next');
  await page.close();
}

/** Where the newer build is opened by its offer, elsewhere by another visit. */
const OFFERED = 'clean addresses';

for (const [name, manner] of Object.entries(MANNERS))
  test(`a host with ${name}: three visits, a deployment that is offered, and offline`, {
    tag: '@full',
  }, async ({ context }) => {
    host = await startHost({}, manner);
    const first = await visit(context);
    await isKept(first, 'active');
    await first.close();
    await (await visit(context)).close();
    host.folder = next;
    const third = await visit(context);
    await expect(third.getByText('A new version of this site is here.')).toHaveCount(0);
    await isKept(third, 'waiting');
    // An open page keeps its own files, although the host no longer has them.
    await third.reload();
    await expect(third.locator('[data-answer="3"]')).toBeVisible();
    await third.goto(`${host.origin}#1/two-heaps?game=wythoff`);
    await expect(third.getByRole('heading', { name: 'Two heaps' })).toBeVisible();
    await expect(third.locator('html')).not.toHaveAttribute('data-build');
    await expect(third.getByText('A new version of this site is here.')).toBeVisible();
    if (name === OFFERED) {
      // A worker that is at work when it is to give way may do so half a minute later.
      await settled(third);
      await third.getByRole('button', { name: 'Reload', exact: true }).click();
      await expect(third.locator('html')).toHaveAttribute('data-build', 'next');
      await expect(third.getByRole('heading', { name: 'Two heaps' })).toBeVisible();
    }
    await third.close();
    await opensNext(context);
    host.close();
    await (await visit(context)).close();
  });

/** A worker of before Workbox, with the name of its cache and what it keeps. */
const older = (name: string, files: string[]) => `
  const name = '${name} ' + registration.scope + ' 0123456789abcdef';
  const keep = async () => {
    const cache = await caches.open(name);
    for (const file of ${JSON.stringify(files)}) await cache.put(file, await fetch(file));
  };
  addEventListener('install', (event) => event.waitUntil(keep()));
  addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url);
    const kept = caches.match(pathname === '/' ? 'index.html' : pathname);
    event.respondWith(kept.then((response) => response ?? fetch(event.request)));
  });
`;
const [SCRIPT = ''] = readdirSync(join(DIST, 'assets')).filter((name) => /^index-.*\.js$/.test(name));

for (const [what, manner, cache, files] of [
  ['a redirected page', MANNERS['clean addresses'], 'grundyscope checked', ['index.html', 'embed.html']],
  ['half a script, kept unchecked', undefined, 'grundyscope', ['index.html', `assets/${SCRIPT}`]],
] as const)
  test(`${what} in the cache of an older worker: one visit fails, the next heals`, {
    tag: '@full',
  }, async ({ context }) => {
    const register = '<!doctype html><script>navigator.serviceWorker.register("./sw.js")</script>';
    host = await startHost({ '/register': register, '/other': '<!doctype html>' }, manner);
    host.spoil(/^\/sw\.js$|\/assets\/index-/, (answer) => {
      if (answer.body.includes('skipWaiting')) answer.body = Buffer.from(older(cache, [...files]));
      else half(answer);
    });
    const page = await context.newPage();
    await page.goto(`${host.origin}register`);
    await isKept(page, 'active');
    host.spoil();
    // The visit that fails makes the browser look for a new worker.
    await page.goto('about:blank');
    const failed = await page.goto(host.origin).then(() => '', String);
    expect(failed).toContain(manner ? 'ERR_FAILED' : '');
    await expect(page.locator('.answer-digits[data-answer]')).toHaveCount(0);
    await page.goto(`${host.origin}other`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^workbox-/)]);
    await (await visit(context)).close();
    host.close();
    await visit(context);
  });

test('one complete build is kept, and every room works from it', { tag: '@full' }, async ({ context }) => {
  host = await startHost();
  const page = await visit(context);
  await isKept(page, 'active');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname.slice(1));
  });
  // Source maps and compressed copies are for others, the small builds of the engine for a first
  // visit.
  const assets = readdirSync(join(DIST, 'assets')).filter(
    (file) => !/\.(?:map|br|gz)$|^grundyscope-\w+_bg-/.test(file),
  );
  const others = ['LICENSES.txt', 'embed.html', 'frame.js', 'icon.svg', 'index.html', 'manifest.webmanifest'];
  const expected = [...others, ...assets.map((file) => `assets/${file}`), 'preload.js', 'theme.js'];
  expect(kept.sort()).toEqual(expected.sort());
  await page.reload();
  host.close();
  for (const link of ['nim-square', 'game', 'position', 'play', 'two-heaps', 'lab', 'lesson', 'exercise']) {
    await page.goto(`${host.origin}?lang=en#1/${link}`);
    await expect(page.locator('main h2, main h1').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
