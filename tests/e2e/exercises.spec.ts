// Exercises: answering by keyboard, feedback, what is kept, worksheets, and host pages.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { frameOf, host, sentEvents } from './element-host';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

/** g(7) = 2, g(4) = 1 and g(9) = 4, with the options and their values. */
const VALUES = '#1/exercise?game=kayles&kinds=value&count=3&seed=7';

const ask = (page: Page) => page.locator('#exercise-ask');
const field = (page: Page) => page.locator('#exercise-field');
const verdict = (page: Page) => page.locator('.exercise-verdict');

test('answers by keyboard, moves, own rules: mistakes are named, right answers counted and kept', async ({
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
    await expect(page.locator('.exercise-sum tfoot')).toContainText('Nim-sum');
  });
  await test.step('an own rule has exercises, and a wrong game keeps what was typed', async () => {
    await page.goto('./#1/exercise?game=n to n-1 or floor(n/2)&kinds=value&seed=1');
    await expect(ask(page)).toContainText('Grundy value of a heap of 7');
    await page.getByText('Change the exercise').click();
    const game = page.getByLabel('Game', { exact: true });
    await game.fill('chess');
    await expect(page.locator('#field-exercise-game-note')).toContainText('No game is called “chess” here');
    await expect(game).toHaveValue('chess');
    await game.fill('nim');
    await expect(page.locator('.exercise-game')).toContainText('Nim');
    await page.getByRole('checkbox', { name: 'nim-products' }).check();
    await expect(page).toHaveURL(/kinds=value,product/);
  });
});

test('a worksheet on paper, as files, and in a frame', async ({ page }) => {
  await test.step('a worksheet: versions on paper, the key on a page of its own, and files', async () => {
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
    expect(
      await page
        .locator('.sheet-key')
        .first()
        .evaluate((key) => getComputedStyle(key).breakBefore),
    ).toBe('page');
    await page.emulateMedia({ media: 'screen' });
    await page.locator('.save select').selectOption('latex');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await saving).suggestedFilename()).toBe('grundyscope-exercises-7.tex');
  });
  await test.step('a worksheet in a frame has its sheets, the link to the page, and no controls on paper', async () => {
    await page.goto('about:blank');
    await page.goto('./embed.html#1/worksheet?game=nim&play=misere&seed=7&versions=2&count=5');
    await expect(page.locator('.sheet:visible')).toHaveCount(1);
    await expect(page.locator('.sheet-rule').first()).toContainText(
      'The player who makes the last move loses.',
    );
    await expect(page.locator('.sheet-code a').first()).toHaveAttribute(
      'href',
      /path\/#1\/exercise\?game=nim&play=misere&count=5&seed=7$/,
    );
    await page.getByLabel('Version in view').selectOption('2');
    await expect(page.locator('.sheet:visible .sheet-title').first()).toContainText('Version 2');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.sheet:visible')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.locator('.frame-head')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('print-color-adjust', 'exact');
    await page.emulateMedia({ media: 'screen' });
  });
});

test('an element and a frame tell their page of each answer and of the end', async ({ page }) => {
  const question = '#1/exercise?game=kayles&kinds=value&count=1&seed=7';
  const element =
    '<grundy-scope view="predict" game="kayles" kinds="value" count="1" seed="7"></grundy-scope>';
  await test.step('an element, by events', async () => {
    await host(page, { body: element });
    await expect(ask(page)).toContainText('What is g(7)');
    await field(page).fill('2');
    await field(page).press('Enter');
    await expect(verdict(page)).toHaveText('Right.');
    const told = { kind: 'value', number: 1, answer: '2', expected: '2', streak: 1 };
    expect(await sentEvents(page, 'predict')).toMatchObject([{ correct: true, ...told, question }]);
    expect(await sentEvents(page, 'end')).toMatchObject([{ right: 1, count: 1, question }]);
  });
  await test.step('a frame, by messages, once the page has made a request', async () => {
    await host(page, { body: frameOf(`show=predict${question}`) });
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('#exercise-ask')).toContainText('What is g(7)');
    await page.evaluate(() => {
      const told: string[] = [];
      addEventListener('message', ({ data }) => {
        if (data.type === 'grundyscope:predict') told.push(`predict ${data.correct} ${data.expected}`);
        if (data.type === 'grundyscope:end') told.push(`end ${data.right} of ${data.count}`);
      });
      Object.assign(globalThis, { told });
      frames[0]?.postMessage({ type: 'grundyscope:get', id: '1' }, '*');
    });
    await frame.locator('#exercise-field').fill('5');
    await frame.locator('#exercise-field').press('Enter');
    await expect(frame.locator('.exercise-verdict')).toContainText('Not quite.');
    await expect.poll(() => page.evaluate('told')).toEqual(['predict false 2', 'end 0 of 1']);
  });
});
