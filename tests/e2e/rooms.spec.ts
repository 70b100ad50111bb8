// Rooms are loaded when the reader opens them.
import { expect, test } from '@playwright/test';

// What only this room needs; chunks.ts in www/build names it.
const room = /\/assets\/games-room-[^/]+\.js$/;

test('a room is loaded once, when it is opened; where it cannot be, a retry works', async ({ page }) => {
  await test.step('a room is loaded once, when it is opened', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => room.test(request.url()) && fetched.push(request.url()));
    await page.goto('./#1/nim-square?n=29');
    await expect(page.locator('#answer')).toContainText('1,160');
    expect(fetched).toEqual([]);
    const doors = page.getByRole('navigation', { name: 'Parts of the site' });
    await doors.getByRole('link', { name: 'Explore' }).click();
    // The catalogue with its pictures, and from it, the room.
    await expect(page.locator('.live-tile-picture:not(:has(.unknown))').first()).toBeVisible();
    await page.getByRole('link', { name: 'Games and their values' }).click();
    await expect(page.locator('.period-head')).toHaveText('Period 12 from 71 on');
    await doors.getByRole('link', { name: 'Problems' }).click();
    await expect(page.locator('#answer')).toContainText('1,160');
    await page.goBack();
    await expect(page.locator('.period-head')).toHaveText('Period 12 from 71 on');
    expect(fetched).toHaveLength(1);
  });
  await test.step('a room that cannot be loaded shows an error and a retry that works', async () => {
    await page.goto('about:blank');
    await page.goto('./#1/nim-square?n=29');
    await expect(page.locator('#answer')).toContainText('1,160');
    await page.route(room, (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Parts of the site' })
      .getByRole('link', { name: 'Explore' })
      .click();
    await page.getByRole('link', { name: 'Games and their values' }).click();
    await expect(page.getByRole('heading', { name: 'This room could not be loaded' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Rooms' }).locator('[aria-current=page]')).toHaveText(
      'Games',
    );
    // The other rooms stay reachable.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('alert')).toContainText('check the connection');
    const opened = page.locator('.boot').getByRole('link', { name: 'Problems' });
    await expect(opened).toHaveAttribute('href', /^#1.nim-square.n=29/);
    await page.unroute(room);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.period-head')).toHaveText('Period 12 from 71 on');
  });
});

test('a link inside a room opens another one at the top, and Back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const tries = page.locator('.try');
  await expect(tries).toHaveCount(2);
  await page.evaluate(() => scrollTo(0, 800));
  // The link is above; a click by script does not scroll to it.
  await tries.nth(0).evaluate((link) => (link as HTMLElement).click());
  await expect(page.locator('.period-head')).toHaveText('Looks like period 25');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect(page.locator('.home')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
  // Also for a link to a problem.
  await tries.nth(1).evaluate((link) => (link as HTMLElement).click());
  await expect(page.locator('#answer')).toContainText('2,586,528,661,783');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the address of the problems leads to all four, at a question with a published answer', async ({
  page,
}) => {
  await page.goto('./#1/problems');
  await expect(page.getByRole('navigation', { name: 'Problems' }).getByRole('link')).toHaveCount(4);
  await expect(page.getByText('as published')).toBeVisible();
  await expect(page).toHaveURL(/#1\/nim-square\?n=100000/);
});

test('an address of nothing says so, answers nothing, and leads to the start and to the search', async ({
  page,
}) => {
  // The code of the search arrives after the button was pressed.
  let pressed = () => {};
  const press = new Promise<void>((resolve) => {
    pressed = resolve;
  });
  await page.route(/deferred-.*\.js$/, async (route) => {
    await press;
    await route.continue();
  });
  await page.goto('./#1/chess?n=5');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('no problem called “chess”');
  await expect(page).toHaveTitle('There is nothing at this address');
  await expect(page.locator('#answer')).toHaveCount(0);
  await expect(page.locator('[aria-current=page]')).toHaveCount(0);
  expect(page.url()).toContain('#1/chess?n=5');
  await page.getByRole('button', { name: 'Search for something else' }).click();
  pressed();
  await expect(page.locator('#search')).toBeFocused();
  await page.goto('./#1/nim-square?n=29');
  await expect(page.locator('#answer')).toContainText('1,160');
  await page.goto('./#1/constructor');
  await expect(page.locator('#answer, [aria-current=page]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.locator('.home')).toBeVisible();
});
