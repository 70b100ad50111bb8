// Rooms that are fetched when somebody enters them.
import { expect, test } from '@playwright/test';

const room = /\/assets\/games-[^/]+\.js$/;

test('a room is fetched when it is entered, and once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => room.test(request.url()) && fetched.push(request.url()));
  await page.goto('./#1/nim-square?n=29');
  await expect(page.locator('#answer')).toContainText('1,160');
  expect(fetched).toEqual([]);
  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  await rooms.getByRole('link', { name: 'Games' }).click();
  await expect(page.locator('.period-head')).toHaveText('Period 12 from 71 on');
  await rooms.getByRole('link', { name: 'Problems' }).click();
  await expect(page.locator('#answer')).toContainText('1,160');
  await rooms.getByRole('link', { name: 'Games' }).click();
  await expect(page.locator('.period-head')).toHaveText('Period 12 from 71 on');
  expect(fetched).toHaveLength(1);
});

test('a link in the middle of a room leads to the beginning of another one, and Back to where it stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await expect(page.locator('#answer')).toContainText('12,430,812');
  const tries = page.locator('.try');
  await page.evaluate(() => scrollTo(0, 800));
  await tries.nth(1).click();
  await expect(page.locator('.period-head')).toHaveText('Looks like period 25');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#answer')).toContainText('12,430,812');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
  // To what stands further up in the same room, too.
  await tries.nth(2).click();
  await expect(page.locator('#answer')).toContainText('2,586,528,661,783');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('nothing that is on its way pushes down what is there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] as string[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element }[];
      })[])
        if (entry.value > 0.1)
          (window as unknown as { moved: string[] }).moved.push(
            ...entry.sources.map(({ node }) => node.className),
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  await page.goto('./#1/game?game=kayles&n=200');
  await expect(page.locator('.gallery .face').first()).toBeAttached();
  expect(await moved()).toEqual([]);
  await page.goto('./?again#1/zeckendorf?n=100');
  await expect(page.locator('.word')).toBeAttached();
  expect(await moved()).toEqual([]);
});

test('the search comes with the answer of every room, not after a while', async ({ page }) => {
  // Nobody's patience ends here.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, time: number) => (time >= 2000 ? 0 : setTimeout(work, time)),
    });
  });
  for (const hash of [
    '#1/game?game=kayles&n=200',
    '#1/nimbers?e=6*7',
    '#1/zeckendorf?n=100',
    '#1/two-heaps',
  ]) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  }
});

test('a room that does not arrive says so, and comes when it is tried again', async ({ page }) => {
  await page.goto('./#1/nim-square?n=29');
  await expect(page.locator('#answer')).toContainText('1,160');
  await page.route(room, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('heading', { name: 'This room did not arrive' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Rooms' }).locator('[aria-current=page]')).toHaveText(
    'Games',
  );
  // The way back is open meanwhile.
  await page.goBack();
  await expect(page.locator('#answer')).toContainText('1,160');
  await page.goForward();
  await expect(page.getByRole('alert')).toContainText('check the connection');
  await page.unroute(room);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.period-head')).toHaveText('Period 12 from 71 on');
});
