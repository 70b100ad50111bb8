// The comparison of two games, by link and by input.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const other = (page: Page) => page.locator('#field-with');
const section = (page: Page) => page.locator('#compare');
const headline = (page: Page) => section(page).locator('.period-head');
const score = (page: Page) => section(page).getByRole('slider', { name: /side by side/ });

for (const [hash, expected, more] of [
  ['game=octal:0.77&n=200;with=octal:0.771', 'The same, for ever', 'Fine and Wilf'],
  ['game=kayles&n=200;with=dawsons-chess', 'Different again and again, for ever', '44 values in a row'],
  ['game=nim&n=200;with=kayles', 'Different again and again, for ever', 'drift apart'],
  ['game=take:squares&n=200;with=take:1,4', 'The same up to n = 24, then different', '124 are different'],
  ['game=take:squares&n=24;with=take:1,4', 'The same up to n = 24', 'observed, not proved'],
  ['game=coins:ruler&n=60;with=nim', 'Different to the end', 'The first is at n = 3'],
] as const) {
  test(`a link: ${hash}`, async ({ playground, page }) => {
    await page.goto(`./#1/${hash.replace('game=', 'game?game=')}`);
    await expect(headline(page)).toHaveText(expected);
    await expect(section(page)).toContainText(more);
    await expect(score(page)).toBeVisible();
    expect(playground.hash()).toBe(`#1/${hash.replace('game=', 'game?game=')}`);
  });
}

test('a comparison is opened by a button, handles a wrong notation and a suggestion, and closes', async ({
  playground,
  page,
}) => {
  await page.goto('./#1/game?game=octal:0.77&n=200');
  await page.getByRole('button', { name: 'Compare with another game' }).click();
  await other(page).fill('dawson');
  await expect(section(page).locator('#field-with-note')).toContainText('No game is called “dawson” here.');
  await other(page).fill('octal:0.78');
  await expect(section(page).locator('#field-with-note mark')).toHaveText('8');
  await other(page).fill("Dawson's Chess");
  await expect(headline(page)).toHaveText('Different again and again, for ever');
  await expect.poll(() => playground.hash()).toBe("#1/game?game=octal:0.77&n=200;with=Dawson's Chess");
  await section(page).getByRole('button', { name: 'octal:0.771' }).click();
  await expect(headline(page)).toHaveText('The same, for ever');
  expect(playground.hash()).toBe('#1/game?game=octal:0.77&n=200;with=octal:0.771');
  // The other game stays when the first one changes.
  await page.locator('#field-game').fill('kayles');
  await expect.poll(() => playground.hash()).toBe('#1/game?game=kayles&n=200;with=octal:0.771');
  await section(page).getByRole('button', { name: 'Stop comparing' }).click();
  await expect(headline(page)).toHaveCount(0);
  await expect.poll(() => playground.hash()).toBe('#1/game?game=kayles&n=200');
  await page.goBack();
  await expect(headline(page)).toHaveText('The same, for ever');
});

test('arrow keys announce value by value, in all views; Enter explains', async ({ playground, page }) => {
  await page.goto('./#1/game?game=octal:0.77&n=100;with=octal:0.137');
  await expect(score(page)).toHaveAttribute('aria-label', /^Kayles and Dawson’s Chess /);
  await score(page).focus();
  await page.keyboard.press('Home');
  await expect(score(page)).toHaveAttribute('aria-valuetext', 'n = 0: both 0');
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await expect(score(page)).toHaveAttribute('aria-valuetext', 'n = 2: 2 and 1');
  await expect(page.locator('.graph .reading')).toContainText('g(2) = 2');
  await page.keyboard.press('Enter');
  await expect(page.locator('.mex-head')).toContainText('(2)');
  await expect.poll(() => playground.hash()).toBe('#1/game?game=octal:0.77&n=100;with=octal:0.137&at=2');
});

test('a long comparison has an overview that moves the visible page, and a table', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  await page.goto('./#1/game?game=take:squares&n=20000;with=take:1,4');
  const overview = section(page).getByRole('slider', { name: /How many values differ/ });
  await overview.focus();
  await page.keyboard.press('End');
  await expect(overview).toHaveAttribute('aria-valuetext', /to 20,000 of 20,000$/);
  await expect(score(page)).toHaveAttribute('aria-valuemax', '20000');
  await page.keyboard.press('Home');
  await expect(score(page)).toHaveAttribute('aria-valuemin', '0');
  await section(page).getByText('As a table').click();
  await expect(section(page).locator('tbody tr').nth(25)).toHaveText(/^25\s*3\s*0\s*\+3$/);
  expect(playground.hash()).toBe('#1/game?game=take:squares&n=20000;with=take:1,4');
});

test('a link to an index opens the comparison there', async ({ playground, page }) => {
  await page.goto('./#1/game?game=take:squares&n=20000;with=take:1,4');
  await expect(score(playground.page)).toHaveAttribute('aria-valuemin', '0');
  // The same comparison, which is not loaded again.
  await page.goto('./#1/game?game=take:squares&n=20000;at=15000&with=take:1,4');
  await expect(score(playground.page)).toHaveAttribute('aria-valuemin', '14980');
});

test('hostile notations of the other game are kept and reported as errors', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  for (const typed of ['%00', '__proto__', `take:${'9,'.repeat(2000)}x`, '<b>']) {
    await page.goto(`./#1/game?game=nim&n=50;with=${encodeURIComponent(typed)}`);
    await page.reload();
    await expect(other(page)).toHaveValue(typed);
    await expect(section(page).locator('#field-with-note')).toHaveClass(/wrong/);
    await expect(headline(page)).toHaveCount(0);
  }
  expect(await playground.page.title()).toContain('Nim');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, { tag: '@full' }, async ({ page, playground }) => {
    await page.goto('about:blank');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('./#1/game?game=take:squares&n=2000;at=100&with=take:1,4');
    await expect(score(playground.page)).toBeVisible();
    await expect(page.locator('.recognised')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await other(page).fill('octal:0.78');
    await expect(section(page).locator('.pointed')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('no comparison overflows horizontally, from 320 to 2560 px', { tag: '@full' }, async ({
  page,
  playground,
}) => {
  await page.goto('./#1/game?game=take:squares&n=2000;with=take:1,4');
  await expect(score(playground.page)).toBeVisible();
  for (const width of [320, 390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
});
