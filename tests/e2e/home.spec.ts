// The start page: what the site is, a game, the first answer; tours and jumps in the history;
// published answers and hints that do not spoil.
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const home = (page: Page) => page.getByRole('region', { name: 'Who wins?' });
const status = (page: Page) => home(page).getByRole('status');
const take = (page: Page, count: number) =>
  home(page).getByRole('button', { name: new RegExp(`^Take ${count}\\b`) });
const stones = (page: Page, state: string) => home(page).locator(`[data-stone="${state}"]`);
const lost = (page: Page) => home(page).locator('[data-kind="lost"] b');
const card = (page: Page) => page.locator('.tour');

/** A document of its own, whose game has not begun. */
async function fresh(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('./');
  await expect(status(page)).toHaveText('Your move: 14 stones are left.');
}

/** Loses from the beginning: takes 1 each time. */
async function lose(page: Page): Promise<void> {
  do {
    await take(page, 1).click();
    await expect(status(page)).toHaveText(/Your move\.$|wins\.$/);
  } while (!(await status(page).innerText()).includes('it wins'));
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`${width} × ${height}: the first screen has the game, and the problems' answers are near`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await fresh(page);
    const ends = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0);
    };
    const seen = [page.getByRole('heading', { name: /^Who wins\?/ }), take(page, 9)];
    for (const part of seen) expect(await ends(part)).toBeLessThanOrEqual(height);
    const tiles = page.locator('.problem-tile');
    await expect(tiles).toHaveCount(4);
    // Nothing is asked before it is seen; on a phone, the first is a scroll away.
    const near = width > 1000 ? 4 : 1;
    for (const tile of (await tiles.all()).slice(0, near)) {
      if (near === 1) await tile.scrollIntoViewIfNeeded();
      await expect(tile.getByText('as published')).toBeVisible();
      expect(await ends(tile.getByRole('status'))).toBeLessThanOrEqual(near === 4 ? height : 2 * height);
    }
  });
}

test('a tile answers another N in place, says what is wrong, and opens the problem with its N', async ({
  playground,
  page,
}) => {
  await fresh(page);
  const tile = page.locator('.problem-tile').filter({ hasText: 'Flipping Game' });
  const n = tile.getByLabel('Disks on a side (N)');
  const answer = tile.getByRole('status');
  await expect(answer).toHaveText('31,395');
  await n.fill('none');
  await expect(tile.locator('.note.wrong')).toBeVisible();
  await expect(tile.getByText('answer for N = 100')).toBeVisible();
  await n.fill('5');
  await expect(answer).toHaveText('8');
  await expect.poll(() => violations(page)).toEqual([]);
  expect(playground.hash()).toBe('');
  await tile.getByRole('link', { name: 'Flipping Game' }).click();
  await playground.answers('8');
  await page.goBack();
  await expect(answer).toHaveText('8');
});

test('at 1440 × 900 each problem shows its answer and its whole chart', async ({ playground, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of ['nim-square?n=29', 'stones?n=1000', 'flipping-game?n=100', 'fibonacci-nim?n=1000']) {
    await page.goto(`./#1/${id}`);
    await expect(home(page)).toBeHidden();
    await expect(playground.answer).toBeVisible();
    const chart = page.locator('grundy-chart canvas').first();
    const bottom = () => chart.evaluate((canvas) => canvas.getBoundingClientRect().bottom);
    await expect.poll(bottom, { message: id }).toBeLessThanOrEqual(900);
  }
});

test('the game on the start page: lost with its trick, won, undone, by keys, and what follows', async ({
  page,
}) => {
  await test.step('a lost game shows the trick, and the move that lost', async () => {
    await fresh(page);
    await expect(lost(page)).toHaveCount(0);
    await lose(page);
    await expect(lost(page)).toHaveText(['0', '2', '5', '7', '10', '12']);
    await expect(home(page)).toContainText('With 14 left you took 1. Taking 4 leaves 10 and wins.');
    await expect.poll(() => violations(page)).toEqual([]);
    await home(page).getByRole('button', { name: 'Hide the trick' }).click();
    // What was met in the game stays known.
    await expect(lost(page)).toHaveText(['0', '5', '10', '12']);
    // One step leads to a Grundy value and its reason.
    await home(page).getByRole('button', { name: 'What is a Grundy value?' }).click();
    await expect(page.locator('grundy-heap')).toContainText('14 stones');
    await expect(page.locator('grundy-heap')).toBeInViewport();
  });
  await test.step('the reader can win, undo, and let the engine begin', async () => {
    await fresh(page);
    await take(page, 4).click();
    await expect(status(page)).toHaveText('You took 4, the engine 1: 9 left. Your move.');
    await take(page, 9).click();
    await expect(status(page)).toHaveText('You took 9. The engine cannot move: you win!');
    await home(page).getByRole('button', { name: 'Undo' }).click();
    await expect(stones(page, 'here')).toHaveCount(9);
    await expect(take(page, 9)).toHaveAttribute('aria-disabled', 'false');
    await home(page).getByRole('button', { name: 'Engine begins' }).click();
    await expect(status(page)).toHaveText('The engine took 4: 10 left. Your move.');
    // Another room and back: the game goes on.
    await page.goto('./#1/stones?n=8');
    await expect(home(page)).toBeHidden();
    await page.getByRole('link', { name: 'Grundyscope', exact: true }).click();
    await expect(status(page)).toHaveText('The engine took 4: 10 left. Your move.');
  });
  await test.step('the keyboard shows a move with the focus and makes it with Enter', async () => {
    await fresh(page);
    await take(page, 1).focus();
    await page.keyboard.press('Tab');
    await expect(take(page, 4)).toBeFocused();
    await expect(stones(page, 'going')).toHaveCount(4);
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('You took 4, the engine 1: 9 left. Your move.');
    await expect(take(page, 4)).toBeFocused();
  });
});

test('the heap of the introduction by pointer and by keys', async ({ page }) => {
  await fresh(page);
  const heap = page.locator('grundy-heap');
  const button = (name: RegExp | string) => heap.getByRole('button', { name });
  await page.locator('.foot').getByRole('button', { name: 'What is a Grundy value?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#about > summary')).toBeFocused();
  await expect(heap).toContainText('14 stones');
  await page.keyboard.press('Tab');
  await expect(button(/^Take 1\b/)).toBeFocused();
  await expect(heap.locator('.heap-stones i.going')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(heap).toContainText('13 stones');
  for (const move of [/^Take 4/, /^Take 9/]) await button(move).click();
  await expect(heap).toContainText('No stones are left, so there is no move.');
  await button('Start again with 16').click();
  await expect(heap).toContainText('16 stones');
});

test('a tour keeps its card; jumps are steps of the history', async ({ playground, page }) => {
  await test.step('a tour keeps its card with what to do next, and Back returns', async () => {
    await fresh(page);
    const welcome = page.getByRole('region', { name: 'Two short tours' });
    await expect(welcome.getByRole('listitem')).toHaveCount(2);
    await welcome.getByRole('link', { name: 'A pattern that breaks' }).click();
    await expect(card(page)).toContainText('2 of 3: set n to 5,050.');
    // Typed by the reader, the step is the same.
    await playground.n.fill('5050');
    await expect(card(page)).toContainText('3 of 3: see a period that is proved.');
    await card(page).getByRole('link', { name: 'Do it' }).click();
    await expect(page.locator('.period-head')).toHaveText('Period 12 from 71 on');
    await expect(card(page).getByRole('link')).toHaveCount(0);
    await page.goBack();
    await expect(card(page)).toContainText('One more value, and the pattern breaks.');
    await page.goBack();
    await expect(home(page)).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await page.goForward();
    await card(page).getByRole('button', { name: 'End the tour' }).click();
    await expect(card(page)).toHaveCount(0);
  });
  await test.step('a jump within the page is a step of the history', async () => {
    await page.goto('./#1/nim-square?n=29');
    await playground.answers('1160');
    const steps = await page.evaluate(() => history.length);
    await page.locator('.legend').getByRole('button', { name: 'What is a Grundy value?' }).click();
    await expect(page.locator('#about > summary')).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(Math.min(steps + 1, 50));
    const below = await page.evaluate(() => scrollY);
    expect(below).toBeGreaterThan(300);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(below - 200);
    expect(playground.hash()).toBe('#1/nim-square?n=29');
    await playground.answers('1160');
  });
});

test('published answers are hidden until the reader asks, then checked', async ({ playground, page }) => {
  await page.goto('./#1/nim-square?n=29');
  await playground.answers('1160');
  const presets = page.locator('.presets');
  await expect(presets).not.toContainText('1,160');
  await expect(presets).not.toContainText('2,586,528,661,783');
  await presets.getByRole('button', { name: 'Show the published answers' }).click();
  await expect(presets.locator('[data-n="29"] b')).toHaveText('1,160');
  await expect(presets.locator('[data-n="100000"] b')).toHaveText('2,586,528,661,783');
  await page.goto('./#1/stones?n=8');
  await expect(presets.locator('[data-n="8"]')).toBeVisible();
  await expect(presets.locator('b')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ sharePage: false });
  test('a tap on “Take 9” takes 9', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('./');
    for (const button of await home(page).locator('.home-board button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await take(page, 9).tap();
    await expect(status(page)).toHaveText('You took 9, the engine 1: 4 left. Your move.');
    await context.close();
  });
});
