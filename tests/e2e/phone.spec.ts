// The page on a phone: a first tap selects, explanations are drawers, swipes scroll.
import type { Page } from '@playwright/test';
import { expect, inOrder, test } from './page';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true, hasTouch: true, viewport: { width: 390, height: 844 } });

const SCREEN = { width: 390, height: 844 };
test.beforeEach(({ page }) => page.setViewportSize(SCREEN));

/** A touch from one point to another, as a finger moves. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await send('touchStart', from);
  for (let step = 1; step <= 12; step++)
    await send('touchMove', { x: from.x + (by.x * step) / 12, y: from.y + (by.y * step) / 12 });
  await send('touchEnd');
  await session.detach();
}

test('the doors cover nothing that stays in view, and are not printed', async ({ page }) => {
  await page.goto('./#1/play?heaps=flipping game 5');
  await settled(page);
  const act = page.getByRole('button', { name: 'Play this move' });
  const doors = page.getByRole('navigation', { name: 'Parts of the site' });
  const ends = await act.evaluate((button) => {
    button.scrollIntoView({ block: 'nearest' });
    return button.getBoundingClientRect().bottom;
  });
  const begins = await doors.evaluate((bar) => bar.getBoundingClientRect().top);
  expect(ends).toBeLessThanOrEqual(begins);
  expect(begins).toBeLessThan(SCREEN.height);
  await page.emulateMedia({ media: 'print' });
  await expect(doors).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('the gallery is six cards and “All of them”', async ({ page }) => {
  await page.goto('./#1/game?game=kayles&n=200');
  await settled(page);
  const cards = page.locator('.gallery .exhibit');
  await expect(cards).toHaveCount(6);
  await page.getByRole('button', { name: /^All of them/ }).tap();
  await expect(cards).toHaveCount(33);
  await expect(cards.first()).toBeFocused();
});

test('the first tap on a heap selects, the second takes', async ({ page }) => {
  await page.goto('./#1/play?heaps=fibonacci nim 17');
  // The third stone from the end.
  await page.locator('.stone').nth(14).tap();
  await expect(page.locator('.stone[data-is=going]')).toHaveCount(3);
  await expect(page.locator('.play-chosen')).toContainText('take 3 from 17, leaving 14');
  expect(page.url()).not.toContain('moves=');
  await page.locator('.stone').nth(15).tap();
  await expect(page.locator('.stone[data-is=going]')).toHaveCount(2);
  expect(page.url()).not.toContain('moves=');
  await page.locator('.stone').nth(15).tap();
  await expect(page).toHaveURL(/moves=2/);
});

test('a tapped point or cell shows its value and “Why?”, which opens a drawer', async ({ page }) => {
  await test.step('a tapped point shows its value and “Why?”, which opens a drawer', async () => {
    await page.goto('./#1/game?game=octal:0.77&n=60');
    await settled(page);
    await page.locator('.plot').tap({ position: { x: 150, y: 120 } });
    const callout = page.locator('grundy-chart .callout');
    await expect(callout).toContainText(/g\(\d+\) = \d+/);
    const drawer = page.getByRole('dialog', { name: 'Why this value' });
    await expect(drawer).toBeHidden();
    const why = callout.getByRole('button', { name: 'Why?' });
    expect((await why.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await why.tap();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
    const box = await drawer.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(SCREEN.height - 2);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(why).toBeFocused();

    await page.locator('.cells').tap({ position: { x: 100, y: 60 } });
    await page.locator('grundy-strip .callout').getByRole('button', { name: 'Why?' }).tap();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).tap();
    await expect(drawer).toBeHidden();

    // Without pointing, by the table.
    await page.locator('.all-values summary').tap();
    await page.locator('grundy-table td button').nth(20).tap();
    await expect(drawer.locator('.mex-head')).toContainText('(20)');
  });
  await test.step('a tapped cell of a table shows its value and “Why?”', async () => {
    await page.goto('./#1/two-heaps?game=wythoff');
    await settled(page);
    await page.locator('.heat').tap({ position: { x: 150, y: 150 } });
    await page.locator('grundy-heat .callout').getByRole('button', { name: 'Why?' }).tap();
    const drawer = page.getByRole('dialog', { name: 'This cell' });
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).tap();
    await expect(drawer).toBeHidden();
  });
});

for (const [hash, element] of [
  ['#1/game?game=octal:0.77&n=60;range=10-40', '.plot'],
  ['#1/game?game=octal:0.77&n=60', '.cells'],
  ['#1/two-heaps?game=wythoff', '.heat'],
  ['#1/nimbers?e=6*7', '.plane'],
] as const) {
  test(`a vertical swipe on ${element} scrolls the page and nothing else`, {
    tag: element === '.plot' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(`./${hash}`);
    await settled(page);
    const target = page.locator(element);
    await target.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    const [address, top] = [page.url(), await page.evaluate(() => scrollY)];
    const box = await target.boundingBox();
    if (!box) throw new Error(`${element} is not visible`);
    await swipe(page, { x: box.x + box.width / 2, y: box.y + box.height * 0.6 }, { x: 4, y: -150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 40);
    expect(page.url()).toBe(address);
    await expect(page.locator('.callout')).toHaveCount(0);
  });
}
