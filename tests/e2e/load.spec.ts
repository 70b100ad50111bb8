// A first visit: what the first answer needs, what comes later, and what happens where that does not come.
import { expect, type Page, test } from '@playwright/test';

const answer = (page: Page) => page.locator('.answer-digits[data-answer]');
/** Losing positions of three heaps of 0 to 1,000 stones: the question that a first visit is answered. */
const FIRST = '12430812';

/** The paths that index.html names. */
async function named(page: Page): Promise<string[]> {
  const html = await (await page.request.get('./')).text();
  return [...html.matchAll(/\s(?:src|href)="\.\/([^"]+)"/g)].map(([, path = '']) => path);
}

test('the first answer needs nothing but what index.html names', async ({ page, baseURL }) => {
  const paths = await named(page);
  expect(paths.length + 1).toBeLessThanOrEqual(8);
  const refused: string[] = [];
  await page.route('**/*', (route) => {
    const path = route.request().url().slice(String(baseURL).length);
    if (path === '' || paths.includes(path)) return route.continue();
    refused.push(path);
    return route.abort();
  });
  await page.goto('./');
  await expect(answer(page)).toHaveAttribute('data-answer', FIRST);
  await expect(page.getByRole('heading', { name: 'The rest of the page did not arrive' })).toBeVisible();
  expect(refused.every((path) => /\.(js|css)$/.test(path))).toBe(true);
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The sequence' })).toBeVisible();
});

test('nothing else is asked for before the answer is drawn', async ({ page, baseURL }) => {
  const paths = await named(page);
  await page.addInitScript(() => {
    // However slow the machine is: what is fetched because the answer takes long stays away.
    const wait = globalThis.setTimeout;
    const patient = (work: () => void, delay = 0, ...given: []) =>
      delay >= 1500 ? 0 : wait(work, delay, ...given);
    Object.assign(globalThis, { setTimeout: patient, drawn: Number.NaN });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.answer-digits[data-answer]')) return;
      observer.disconnect();
      Object.assign(globalThis, { drawn: performance.now() });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('./');
  await expect(answer(page)).toHaveAttribute('data-answer', FIRST);
  await expect(page.getByRole('heading', { name: 'Why this value' })).toBeVisible();
  const [before, after] = await page.evaluate(() => {
    const { drawn } = globalThis as unknown as { drawn: number };
    const entries = performance.getEntriesByType('resource');
    const names = (early: boolean) => entries.filter(({ startTime }) => startTime < drawn === early);
    return [names(true), names(false)].map((list) => list.map(({ name }) => name));
  });
  const path = (name: string) => name.slice(String(baseURL).length);
  expect(before?.map(path).filter((name) => !paths.includes(name))).toEqual([]);
  expect(after?.length).toBeGreaterThan(0);
});

test('all requests go to where the page is, and none is for a font', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`));
  await page.goto('./');
  await expect(page.locator('figure.graph:not([inert]) canvas').first()).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('grundyscope-engine').length > 0);
  const { origin } = new URL(String(baseURL));
  expect(
    requests.filter((request) => !request.includes(` ${origin}/`) && !request.includes(' blob:')),
  ).toEqual([]);
  expect(requests.filter((request) => request.startsWith('font'))).toEqual([]);
});

test('without the whole engine the answer stays, and a question that needs it says so', async ({ page }) => {
  const whole = /\/assets\/grundyscope_/;
  await page.route(whole, (route) => route.abort());
  await page.goto('./');
  await expect(answer(page)).toHaveAttribute('data-answer', FIRST);
  await expect(page.getByRole('heading', { name: 'The sequence' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The first engine goes on with what it knows.
  await page.locator('#field-n').fill('29');
  await expect(answer(page)).toHaveAttribute('data-answer', '1160');
  await page.locator('#field-n').fill('100000');
  await expect(page.getByRole('alert').first()).toContainText('could not be loaded');
  await expect(answer(page)).toHaveAttribute('data-answer', '1160');
  await page.unroute(whole);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(answer(page)).toHaveAttribute('data-answer', '2586528661783');
});

test('without the first engine the whole one answers', async ({ page }) => {
  await page.route(/\/assets\/first_/, (route) => route.abort());
  await page.goto('./');
  await expect(answer(page)).toHaveAttribute('data-answer', FIRST);
});

test('the name is there before the scripts, and nothing moves when they come', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held;
    return route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText('Grundyscope');
  await expect(page.getByText('Combinatorial games, answered and explained')).toBeVisible();
  const before = (await name.boundingBox())?.y ?? Number.NaN;
  go();
  await expect(answer(page)).toHaveAttribute('data-answer', FIRST);
  await expect(page.getByRole('heading', { name: 'Why this value' })).toBeVisible();
  // What stands beside the name may be a little higher.
  expect(Math.abs(((await name.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(2);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test('the colours chosen earlier are there with the first of it', async ({ page }) => {
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('grundyscope-theme', 'dark'));
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
