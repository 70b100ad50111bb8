// The menu of an answer: texts to copy, parts of the page; by keyboard, and without a clipboard.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const button = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const menu = (page: Page) => page.getByRole('menu');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function copy(page: Page, name: string | RegExp): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button(page).click();
  await page.getByRole('menuitem', { name }).click();
  await expect.poll(() => clipboard(page)).not.toBe('');
  await expect(page.locator('grundy-menu [aria-live]')).toHaveText('Copied');
  return clipboard(page);
}

test('a game offers values, notation, link and citations; a problem its answer', async ({
  playground,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#1/game?game=kayles&n=12');
  await expect(page.getByLabel('Chart of Kayles')).toBeVisible();
  const link = await copy(page, 'Copy the link to this question');
  expect(link).toBe(playground.page.url());
  expect(await copy(page, /BibTeX/)).toContain(`\\url{${link}}`);
  // Values beyond those drawn are requested.
  await page.goto('./#1/game?game=take:squares&n=20000');
  await expect(page.getByLabel('Chart of Subtract a square')).toBeVisible();
  expect((await copy(page, 'Copy the values g(0) to g(20,000)')).split(', ')).toHaveLength(20_001);

  await playground.open('#1/nim-square?n=29');
  await expect(page.getByLabel('Chart of Subtract a square')).toBeVisible();
  expect(await copy(page, 'Answer')).toBe('1160');
  expect(await copy(page, 'Copy a citation, plain')).toContain('Nim Square, N = 29, 3 heaps');
  // From the problem to the program of its game.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Show its program' }).click();
  await expect(page.locator('.code-program')).toContainText('def ');
});

test('the menu works by keyboard: arrows, letters, Escape, Tab; at 320 px it stays on the page', async ({
  playground,
  page,
}) => {
  await playground.open('#1/nim-square?n=29');
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Copy the answer' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Save the sequence' })).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('menuitem', { name: 'Copy the answer' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Copy the answer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Save the sequence' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await page.locator('h2').first().click();
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 320, height: 800 });
  await button(page).click();
  const place = await menu(page).boundingBox();
  expect([(place?.x ?? -1) >= 0, (place?.x ?? 0) + (place?.width ?? 999) <= 320]).toEqual([true, true]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

test('every room has one menu beside Share; it leads to what is far below', { tag: '@full' }, async ({
  page,
}) => {
  for (const hash of [
    '#1/nim-square?n=29',
    '#1/nimbers?e=6*7',
    '#1/zeckendorf?n=100',
    '#1/two-heaps?game=wythoff',
    '#1/position?heaps=3 5 7',
    '#1/lab',
    '#1/play?heaps=3 5 7',
  ]) {
    await page.goto(`./${hash}`);
    await expect(page.locator('.page-head').getByRole('button', { name: 'Share…' })).toHaveCount(1);
    await button(page).click();
    await expect(page.getByRole('menuitem', { name: 'Copy the link to this question' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.goto('./#1/game?game=octal:0.77&n=200');
  for (const [name, focused] of [
    ['As code', page.getByText('As code')],
    ['The period in numbers', page.getByText('The period in numbers')],
    ['Save the sequence', page.locator('#save-format')],
  ] as const) {
    await button(page).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(focused.first()).toBeFocused();
    await expect(focused.first()).toBeInViewport();
  }
  await expect(page.getByRole('radio', { name: 'Python' })).toBeVisible();
});
