// The Tartan lab: the board of a product, the moves of a coin, and the theorem on a small board.
import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { expect, inOrder, test } from '../page';
import { settled } from '../settled';

inOrder();
test.use({ sharePage: true });

const coin = (page: Page, row: number, column: number) =>
  page.locator(`.coin-board [data-row="${row}"][data-column="${column}"]`);
const grid = (page: Page) => page.getByRole('grid');
const corner = (page: Page) => page.locator('.lab-corner');
const RUGS = '#1/lab?first=coins:ruler&second=coins:ruler&rows=4&columns=4&heads=';

test('the board has the nim-products of both edges, a small one is played out, and a problem leads here', async ({
  page,
}) => {
  await page.goto(`./${RUGS}all`);
  await expect(grid(page).getByRole('columnheader')).toHaveText(['11', '22', '31', '44']);
  await expect(grid(page).getByRole('gridcell')).toHaveText([...'1214', ...'2328', ...'1214', ...'4846']);
  await expect(page.locator('.lab-verdict')).toContainText('65,536 positions played out: every value is');
  await expect(page.locator('.lab-check')).toContainText(
    'The position above: 5 by playing, 5 by the theorem.',
  );
  const total = Number(/Of 100 moves, (\d+)/.exec(await page.locator('.lab-why').innerText())?.[1]);
  await expect(page.locator('.lab-more .lab-moves button')).toHaveCount(total);
  // Coin 4 of one game, in both directions.
  await expect(corner(page).locator('.lab-coins a')).toHaveText(['Why coin 4 of Ruler?']);
  await page.emulateMedia({ media: 'print' });
  const list = corner(page).locator('.lab-moves');
  await expect(list.getByRole('listitem')).toHaveCount(16);
  expect(await list.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  await page.emulateMedia({ media: null });
  await expect.poll(() => violations(page, 'main')).toEqual([]);

  // The board of a problem leads here.
  await page.goto('./#1/flipping-game?n=5');
  await page.getByRole('link', { name: 'Tartan lab' }).click();
  await expect(grid(page).getByRole('gridcell')).toHaveText([...'11121'.repeat(5)]);
});

test('a coin lists its moves, a move is made by a click, and Back takes it back', async ({ page }) => {
  await page.goto(`./${RUGS}2,2.4,3`);
  await coin(page, 2, 2).hover();
  await expect(corner(page).getByRole('heading')).toHaveText('Row 2, column 2: heads, value 3');
  await expect(corner(page).locator('.lab-formula')).toHaveText('2 ⊗ 2 = 3');
  const moves = corner(page).getByRole('listitem');
  await expect(moves.first()).toHaveText(/row 2, column 2\s*2\s⊗\s2\s=\s3\s*leaves 4/);
  await moves.nth(3).hover();
  await expect(page.locator('td[data-turned]')).toHaveCount(4);
  await moves.nth(3).click();
  await expect(page.locator('[aria-pressed="true"][data-row]')).toHaveCount(4);
  await expect(page.locator('.lab-why')).toContainText('is 5.');
  await page.goBack();
  await expect(page.locator('[aria-pressed="true"][data-row]')).toHaveCount(2);
  await expect(page.locator('.lab-why')).toContainText('is 7.');
});

test('coins by keyboard, announced; games are chosen or written, and errors say what is allowed', async ({
  page,
  playground,
}) => {
  await page.goto(`./${RUGS}2,2`);
  await coin(page, 2, 2).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(coin(page, 3, 3)).toBeFocused();
  await expect(coin(page, 3, 3)).toHaveAccessibleName('Row 3, column 3: tails, value 1');
  await page.keyboard.press('Space');
  await expect(coin(page, 3, 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByText(/2 heads\. The player to move wins\. Value 2, \d+ winning moves\./),
  ).toBeAttached();
  await expect.poll(() => playground.hash()).toBe(`${RUGS}2,2.3,3;at=3,3`);
  await page.keyboard.press('End');
  await expect(coin(page, 3, 4)).toBeFocused();

  await page.goto(`./${RUGS}2,2`);
  await expect(page.locator('.lab-verdict')).toBeVisible();
  await page.getByLabel('Column game').selectOption('Another one…');
  const field = page.getByLabel('Lengths or notation');
  await expect(field).toHaveValue('coins:runs:1,2,4');
  await field.fill('take:1,2');
  await expect(page.locator('.lab-fields .wrong')).toContainText('only coin-turning games');
  await expect(field).toHaveValue('take:1,2');
  await field.fill('coins:exactly:2');
  await expect(grid(page).getByRole('columnheader')).toHaveText(['10', '21', '32', '43']);
  expect(playground.hash()).toContain('first=coins:ruler');
  await page.getByLabel('Rows', { exact: true }).selectOption('2');
  await expect(grid(page).getByRole('rowheader')).toHaveCount(2);
  await expect(page.locator('.lab-verdict')).toContainText('256 positions');
});

test('a first tap shows the moves of a coin, a second one turns it', async ({ baseURL, browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(`${baseURL}${RUGS}2,2`);
  await settled(phone);
  await coin(phone, 1, 2).tap();
  await expect(corner(phone).getByRole('heading')).toHaveText('Row 1, column 2: tails, value 2');
  await coin(phone, 1, 2).tap();
  await expect(corner(phone).getByRole('heading')).toHaveText('Row 1, column 2: heads, value 2');
  await corner(phone).getByRole('button').first().tap();
  await expect(phone.locator('td[data-turned]')).toHaveCount(1);
  await corner(phone).getByRole('button').first().tap();
  await expect(coin(phone, 1, 2)).toHaveAttribute('aria-pressed', 'false');
  const size = await coin(phone, 1, 2).boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await context.close();
});
