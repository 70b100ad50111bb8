// A host that is receiving an upload, or has a newer build, may answer with half a file or with
// another one. Nothing of that lasts.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Answer, type Host, half, otherWasm, startHost } from './host';
import { idleAtOnce } from './settled';

test.use({ serviceWorkers: 'allow' });

let host: Host;
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.close());

const answer = (page: Page) => page.locator('.answer-digits');
/** A question that needs the whole engine, and its answer. */
const LARGE = '#1/nim-square?n=100000';
const ANSWER = '2586528661783';

const isKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

interface Watched {
  /** The service worker that the page has registered. */
  registered?: Promise<ServiceWorker | null>;
}

/** Keeps the service worker that the page registers: Trusted Types let only the page do so. */
const watchRegistration = (page: Page) =>
  page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      const made = register.apply(this, given);
      (globalThis as Watched).registered = made.then(
        ({ installing, waiting, active }) => installing ?? waiting ?? active,
      );
      return made;
    };
  });

/** The outcome of installing the service worker for this page. */
const outcome = (page: Page) =>
  page.evaluate(async () => {
    const watched = globalThis as Watched;
    while (!watched.registered) await new Promise(requestAnimationFrame);
    const worker = await watched.registered;
    const states = ['installed', 'activating', 'activated', 'redundant'];
    while (worker && !states.includes(worker.state))
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker?.state;
  });

/** The paths in the caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Replaces a cached file by half of it, as an older worker could have kept it. */
const poison = (page: Page, pattern: string) =>
  page.evaluate(async (source) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(source).test(request.url)) continue;
        const response = (await cache.match(request)) as Response;
        const { headers } = response;
        const body = await response.arrayBuffer();
        await cache.put(request, new Response(body.slice(0, body.byteLength / 2), { headers }));
      }
    }
  }, pattern);

async function visit(context: BrowserContext, hash = '#1/nim-square'): Promise<Page> {
  const page = await context.newPage();
  await idleAtOnce(page);
  await watchRegistration(page);
  await page.goto(host.origin + hash);
  return page;
}

for (const [what, file] of [
  ['the share dialog', /\/assets\/dialog-[^/]*\.js$/],
  ['the engine', /\/assets\/grundyscope_bg-/],
] as const)
  test(`half of ${what} is not kept, and a build that is uploaded again unchanged heals`, {
    tag: '@full',
  }, async ({ context }) => {
    host.spoil(file);
    const first = await visit(context);
    await expect(answer(first)).toHaveAttribute('data-answer', /\d/);
    expect(await outcome(first)).toBe('redundant');
    expect((await cached(first)).filter((path) => file.test(path))).toEqual([]);
    await first.close();

    host.spoil();
    const page = await visit(context, LARGE);
    await expect(answer(page)).toHaveAttribute('data-answer', ANSWER);
    await isKept(page);
    await page.reload();
    // The button moves when the answer arrives: a click before that can miss it.
    await expect(answer(page)).toHaveAttribute('data-answer', ANSWER);
    await page.locator('.share-open').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page.reload();
    await expect(answer(page)).toHaveAttribute('data-answer', ANSWER);
  });

test('a damaged engine in the offline cache is fetched again', { tag: '@full' }, async ({ context }) => {
  const page = await visit(context);
  await isKept(page);
  await poison(page, 'grundyscope_bg-');
  // Leaves the compiled engine of this page behind.
  await page.goto('about:blank');
  await page.goto(host.origin + LARGE);
  await expect(answer(page)).toHaveAttribute('data-answer', ANSWER);
  await context.setOffline(true);
  await page.reload();
  await expect(answer(page)).toHaveAttribute('data-answer', ANSWER);
});

test('a damaged script in the offline cache: a sentence, and Retry heals', { tag: '@full' }, async ({
  context,
}) => {
  const page = await visit(context);
  await isKept(page);
  await poison(page, '/dialog-[^/]*\\.js$');
  await page.reload();
  await expect(answer(page)).toHaveAttribute('data-answer', /\d/);
  await page.locator('.share-open').first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('half a file');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await page.locator('.share-open').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an installed build serves no file of another build', { tag: '@full' }, async ({ context }) => {
  const page = await visit(context);
  await isKept(page);
  await page.reload();
  const status = await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/dialog-[^/]*\.js$/.test(request.url)) {
          await cache.delete(request);
          return request.url;
        }
    }
    return '';
  });
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  host.spoil(/dialog-/);
  const asked = await page.evaluate((url) => fetch(url).then(String, String), status);
  expect(asked).toContain('Failed to fetch');
  host.spoil();
  expect(await page.evaluate(async (url) => (await fetch(url)).status, status)).toBe(200);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  const older = (found: Answer) => {
    const source = found.body.toString();
    const changed = source.replace(/(\{ready:!0,build:)[`"'][^`"']*[`"']/, '$1"older"');
    if (changed === source) throw new Error('the worker does not name its build');
    found.body = Buffer.from(changed);
  };
  for (const [what, file, change, sentence] of [
    ['half an engine in the HTTP cache', /\/assets\/grundyscope[\w-]*_bg-/, half, 'half a file'],
    ['an engine of another build', /\/assets\/grundyscope[\w-]*_bg-/, otherWasm, 'another version'],
    ['half a script of the worker', /\/assets\/worker-(?!team)[^/]*\.js$/, half, 'half a file'],
    ['a worker of another build', /\/assets\/worker-(?!team)[^/]*\.js$/, older, 'another version'],
  ] as const)
    test(`${what}: a sentence, and Retry heals`, { tag: '@full' }, async ({ page }) => {
      host.spoil(file, change);
      await page.goto(host.origin + LARGE);
      await expect(page.getByRole('alert').first()).toContainText(sentence);
      host.spoil();
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(answer(page)).toHaveAttribute('data-answer', ANSWER);
    });
});
