// The search in the header: results, keyboard and pointer, and the message without results.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.locator('#search-list').getByRole('option');
const heading = (page: Page) => page.locator('.sequence .game-name');

/** Types a search and waits for its results. */
async function search(page: Page, query: string): Promise<void> {
  // The search loads when the browser is idle, which can take long on a busy machine.
  await expect(page.locator('.search-box')).toBeAttached();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(query);
}

for (const [query, name, hash] of [
  ['kayles', 'Kayles', '#1/game?game=octal:0.77&n=200'],
  ["Dawson's chess", 'Dawson’s Chess', '#1/game?game=octal:0.137&n=200'],
  ['A002187', 'Dawson’s Chess', '#1/game?game=octal:0.137&n=200'],
  ['0.77', 'Kayles', '#1/game?game=octal:0.77&n=200'],
  ['take:1,2,5', 'take:1,2,5', '#1/game?game=take:1,2,5&n=200'],
  ['take 1, 2 or 5', 'take:1,2,5', '#1/game?game=take:1,2,5&n=200'],
  ['subtraction game', 'take:1,3,4', '#1/game?game=take:1,3,4&n=30'],
  ['0, 1, 2, 3, 1, 4, 3, 2', 'Kayles', '#1/game?game=octal:0.77&n=200'],
  ['mock', 'Mock turtles', '#1/game?game=coins:mock-turtles&n=128'],
] as const) {
  test(`"/", ${query}, Enter leads to ${name}`, async ({ playground, page }) => {
    await playground.open('#1/stones?n=8');
    await search(page, query);
    // The results of a shorter query may still be shown.
    await expect(options(page).first()).toHaveAttribute('href', encodeURI(hash));
    await page.keyboard.press('Enter');
    await expect.poll(() => playground.hash()).toBe(hash);
    await expect(heading(page)).toContainText(name);
    await expect(box(page)).toHaveValue('');
    await page.goBack();
    await playground.answers('7');
  });
}

test('a position asks which game, and leads to its moves', async ({ playground, page }) => {
  await playground.open('#1/stones?n=8');
  await search(page, '7 12 29');
  await expect(page.locator('#search-said')).toHaveText('Heaps of 7, 12, 29: of which game?');
  await expect(options(page).locator('.result-name')).toHaveText([
    'Nim: heaps of 7, 12, 29',
    'Subtract a square: heaps of 7, 12, 29',
    'Kayles: heaps of 7, 12, 29',
    'Take 7, 12 or 29',
  ]);
  await expect(options(page).first()).toContainText('7 ⊕ 12 ⊕ 29 = 22: an N-position');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toBe('#1/position?heaps=7,12,29');
  await expect(page).toHaveTitle(/7,12,29/);
});

test('^ is said to be a power, and the nim-sum is offered', async ({ playground, page }) => {
  await playground.open('#1/stones?n=8');
  await search(page, '7^12^29');
  await expect(page.locator('#search-said')).toContainText('Here ^ is a power');
  await expect(options(page).last()).toContainText('7 ⊕ 12 ⊕ 29 = 22');
  await expect(options(page).last()).toHaveAttribute('href', '#1/nimbers?e=7+12+29');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toBe('#1/nimbers?e=7+12+29');
});

test('a problem is found by its number only if it exists', async ({ playground, page }) => {
  await playground.open('#1/stones?n=8');
  await search(page, 'euler 459');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('#problem-name')).toHaveText('Flipping Game');
  await search(page, 'project euler 301');
  await expect(page.locator('#search-said')).toContainText('Nothing here is called “project euler 301”.');
  await expect(options(page)).toHaveCount(0);
});

test('Enter before the results arrive opens the first result', async ({ playground, page }) => {
  await page.goto('about:blank');
  await playground.open('#1/stones?n=8');
  await search(page, 'kayles');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Kayles');
});

test('keyboard: down, up, past the ends, Escape', async ({ playground, page }) => {
  await playground.open('#1/stones?n=8');
  await search(page, 'take');
  await expect(options(page)).toHaveCount(8);
  const active = () => box(page).getAttribute('aria-activedescendant');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('search-0');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('search-1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe('search-7');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('search-1');
  const name = await options(page).nth(1).locator('.result-name').innerText();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('take');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText(name);
});

test('Escape clears the text; "/" in a field is ordinary input', async ({ playground, page }) => {
  await playground.open('#1/stones?n=8');
  await search(page, 'kayles');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toBeFocused();
  await playground.n.focus();
  await page.keyboard.press('/');
  await expect(playground.n).toBeFocused();
});

test('results are links with thumbnails; a broken notation leaves the address unchanged', async ({
  playground,
  page,
}) => {
  await playground.open('#1/stones?n=8');
  await box(page).click();
  await box(page).pressSequentially('grundy');
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', '#1/game?game=grundys-game&n=5000');
  await expect(first.locator('.thumbnail i')).toHaveCount(36);
  await first.click();
  await expect(heading(page)).toContainText('Grundy’s game');
  await box(page).click();
  await box(page).fill('octal:0.78');
  await expect(page.locator('#search-said')).toContainText('cannot be read as a game');
  await page.keyboard.press('Enter');
  expect(playground.hash()).toBe('#1/game?game=grundys-game&n=5000');
});

test('hostile queries are handled as text', async ({ playground, page }) => {
  await playground.open('#1/stones?n=8');
  for (const query of ['__proto__', '<img src=x onerror=alert(1)>', '\\', '%00', '((((', 'A'.repeat(5000)]) {
    await box(page).fill(query);
    await expect(page.locator('#search-said')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  }
});

test('at 390 px a button unfolds the field, and folds it again', async ({ playground, page }) => {
  await page.goto('about:blank');
  await page.setViewportSize({ width: 390, height: 844 });
  await playground.open('#1/stones?n=8');
  await expect(box(page)).toBeHidden();
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('ruler');
  await options(page).first().click();
  await expect(heading(page)).toContainText('Ruler');
  await expect(box(page)).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(content).toBeLessThanOrEqual(inner as number);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing in the list, ${colorScheme}, ${width} px`, {
      tag: '@full',
    }, async ({ page, playground }) => {
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await playground.open('#1/stones?n=8');
      await search(page, 'kayles');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      expect(await violations(page)).toEqual([]);
      await box(page).fill('octal:0.78');
      await expect(page.locator('#search-said')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
