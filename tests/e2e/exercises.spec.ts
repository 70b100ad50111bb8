// Exercises: answering by keyboard, feedback, what is kept, worksheets, and host pages.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { host, sentEvents } from './element-host';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

/** g(7) = 2, g(4) = 1 and g(9) = 4, with the options and their values. */
const VALUES = '#1/exercise?game=kayles&kinds=value&count=3&seed=7';

const ask = (page: Page) => page.locator('#exercise-ask');
const field = (page: Page) => page.locator('#exercise-field');
const verdict = (page: Page) => page.locator('.exercise-verdict');

test('answers by keyboard and moves: mistakes are named, right answers counted and kept', async ({
  page,
}) => {
  await test.step('by keyboard alone: a mistake is named, right answers are counted, and a reload keeps them', async () => {
    await page.goto(`./${VALUES}`);
    await expect(ask(page)).toContainText('What is g(7)');
    await field(page).focus();
    await page.keyboard.type('many');
    await page.keyboard.press('Enter');
    await expect(page.locator('#exercise-note')).toHaveText('The answer is a whole number from 0 on.');
    await expect(field(page)).toHaveValue('many');
    await page.keyboard.press('ControlOrMeta+a');
    // The greatest value among the options 3, 5, 3, 0, 4, 0, 1.
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveText('Not quite. The answer: 2.');
    await expect(page.locator('.exercise-slip')).toContainText('That is the greatest value');
    await expect(page.locator('[aria-live]').filter({ hasText: 'Not quite.' }).first()).toBeAttached();
    await expect.poll(() => violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(ask(page)).toContainText('What is g(4)');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveText('Right.');
    await expect(page.locator('.exercise-score')).toHaveText('1 of 2 right');
    await page.keyboard.press('Enter');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '2 of 3 right' })).toBeVisible();
    await expect(page).toHaveURL(/;at=3$/);
    await page.reload();
    await expect(page.locator('.exercise-score')).toHaveText('2 of 3 right · 2 in a row');
    await expect(field(page)).toHaveValue('4');
  });
  await test.step('a move is typed; one that the rules forbid costs nothing', async () => {
    await page.goto('./#1/exercise?game=nim&kinds=move&count=1&seed=5&level=2');
    await expect(ask(page)).toContainText('Exactly one move wins: heaps of');
    await page
      .getByRole('radio', { name: /^heap of/ })
      .first()
      .check();
    await field(page).fill('99');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.locator('#exercise-note')).toContainText('The rules have no such move');
    await field(page).fill('0');
    await field(page).press('Enter');
    await expect(verdict(page)).not.toBeEmpty();
    await expect(page.locator('.sums tfoot')).toContainText('Nim-sum');
  });
});

test('a worksheet on paper and as files', async ({ page }) => {
  await page.goto('./#1/worksheet?game=kayles&seed=7&versions=4&count=6');
  await expect(page.locator('.sheet')).toHaveCount(4);
  await expect(page.locator('.sheet:visible')).toHaveCount(1);
  await expect(page.locator('.sheet-questions:visible > li:visible')).toHaveCount(8);
  await expect.poll(() => violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet:visible')).toHaveCount(4);
  await expect(
    page.locator('.sheet').last().locator('.sheet-questions').first().locator('> li:visible'),
  ).toHaveCount(6);
  await expect(page.locator('.sheet-code svg').first()).toBeVisible();
  await expect(page.locator('.sheet-controls')).toBeHidden();
  await expect(page.locator('.sheet-key').first()).toHaveCSS('break-before', 'page');
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.save select').selectOption('latex');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saving).suggestedFilename()).toBe('grundyscope-exercises-7.tex');
});

test('an element tells its page of each answer and of the end', async ({ page }) => {
  const question = '#1/exercise?game=kayles&kinds=value&count=1&seed=7';
  const attributes = 'view="predict" game="kayles" kinds="value" count="1" seed="7"';
  await host(page, { body: `<grundy-scope ${attributes}></grundy-scope>` });
  await expect(ask(page)).toContainText('What is g(7)');
  await field(page).fill('2');
  await field(page).press('Enter');
  await expect(verdict(page)).toHaveText('Right.');
  const told = { kind: 'value', number: 1, answer: '2', expected: '2', streak: 1 };
  expect(await sentEvents(page, 'predict')).toMatchObject([{ correct: true, ...told, question }]);
  expect(await sentEvents(page, 'end')).toMatchObject([{ right: 1, count: 1, question }]);
});
