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
