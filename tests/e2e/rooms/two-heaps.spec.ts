// The two-heaps room: a table of a game, by links, keyboard, pointer and typed cells.
import type { Page } from '@playwright/test';
import { expect, inOrder, test } from '../page';

inOrder();
test.use({ sharePage: true });

const cell = (page: Page) => page.locator('.cell-words');
const table = (page: Page) => page.getByRole('slider', { name: /^Table of/ });

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(cell(page)).toContainText(/[PN]-.position/);
}

test('a game opens by its link, with its rule and a reason for the chosen cell', async ({
  playground,
  page,
}) => {
  await open(page, '#1/two-heaps?game=euclid;at=5,8');
  await expect(cell(page)).toContainText('below the golden ratio');
  expect(playground.hash()).toBe('#1/two-heaps?game=euclid;at=5,8');
  await open(page, '#1/two-heaps?game=chess;at=1');
  await expect(page.locator('.banner')).toContainText('game=chess');
  await expect(page.getByRole('radio', { name: 'Wythoff’s nim' })).toBeChecked();
  await expect(page).toHaveTitle('Wythoff’s nim, (4, 7) · Grundyscope');
  await page.getByText('Euclid', { exact: true }).click();
  await expect(page.locator('.rule')).toContainText('Take a multiple of the smaller heap');
  expect(playground.hash()).toBe('#1/two-heaps?game=euclid');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Wythoff’s nim' })).toBeChecked();
  await page.getByText('As a table').click();
  await expect(page.locator('.heat-table tbody tr').nth(1).locator('td').nth(2)).toHaveText('0');
});

test('the table by keyboard and mouse', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/two-heaps?game=wythoff');
  await table(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(table(page)).toHaveAttribute('aria-valuetext', '(4, 8): value 1');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toBe('#1/two-heaps?game=wythoff;at=4,8');
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-live]', { hasText: '(4, 8): an N-position' })).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => playground.hash()).toContain('corner=0,1');
  await page.keyboard.press('-');
  await expect.poll(() => playground.hash()).toContain('size=64');
  await page.keyboard.press('+');
  await expect.poll(() => playground.hash()).not.toContain('size=');
  await page.keyboard.press('Escape');
  await expect(cell(page)).toContainText('(4, 8)');
  const before = playground.hash();
  const { x = 0, y = 0 } = (await table(page).boundingBox()) ?? {};
  await page.mouse.move(x + 200, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 100, y + 100, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => playground.hash()).not.toBe(before);
  expect(playground.hash()).toMatch(/corner=\d+,\d+$/);
});

test('cells that are typed', async ({ playground, page }) => {
  await open(page, '#1/two-heaps?game=wythoff');
  // A number that is typed again, after the cell was moved, is read again.
  await page.getByLabel('First heap').fill('9');
  await expect.poll(() => playground.hash()).toContain('at=9,7');
  await table(page).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toContain('at=10,7');
  await page.getByLabel('First heap').fill('9');
  await expect.poll(() => playground.hash()).toContain('at=9,7');
  await page.getByLabel('First heap').fill('999');
  await page.getByLabel('Second heap').fill('1617');
  await expect.poll(() => playground.hash()).toContain('at=999,1617');
  await page.getByLabel('Second heap').fill('4096');
  await expect(page.locator('#field-column-note')).toHaveText(
    'Second heap: a whole number from 0 to 4,095, please.',
  );
});
