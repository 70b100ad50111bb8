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

test('a search leads to games and problems; Back returns; what is not there is not offered', async ({
  playground,
  page,
}) => {
  await playground.open('#1/stones?n=8');
  for (const [query, name, hash] of [
    ['kayles', 'Kayles', '#1/game?game=octal:0.77&n=200'],
    ['0, 1, 2, 3, 1, 4, 3, 2', 'Kayles', '#1/game?game=octal:0.77&n=200'],
  ] as const) {
    await search(page, query);
    // The results of a shorter query may still be shown.
    await expect(options(page).first()).toHaveAttribute('href', encodeURI(hash));
    await page.keyboard.press('Enter');
    await expect.poll(() => playground.hash()).toBe(hash);
    await expect(heading(page)).toContainText(name);
    await expect(box(page)).toHaveValue('');
    await page.goBack();
    await playground.answers('7');
  }
  await test.step('Enter before the results arrive opens the first one', async () => {
    await page.goto('about:blank');
    await playground.open('#1/stones?n=8');
    await search(page, 'kayles');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText('Kayles');
  });
  await test.step('a position asks which game, and leads to its moves', async () => {
    await search(page, '7 12 29');
    await expect(page.locator('#search-said')).toHaveText('Heaps of 7, 12 and 29: of which game?');
    await expect(options(page)).toHaveCount(4);
    await page.keyboard.press('Enter');
    await expect.poll(() => playground.hash()).toBe('#1/position?heaps=7 12 29');
  });
  await test.step('pressing the last move asks for the other ending', async () => {
    await search(page, 'kayles 3 5, last one loses');
    await page.getByRole('button', { name: 'last move loses: change this' }).click();
    await expect(box(page)).toHaveValue('kayles 3 5, last one wins');
    await expect(options(page).first()).toContainText('The player to move wins: 3 ⊕ 4 = 7');
    await box(page).fill('');
  });
  await test.step('what is unknown, hostile or a broken notation leaves the address unchanged', async () => {
    for (const query of ['<img src=x onerror=alert(1)>', 'A'.repeat(5000)]) {
      await box(page).fill(query);
      await expect(page.locator('#search-said')).toBeVisible();
      await expect(options(page)).toHaveCount(0);
    }
    await box(page).fill('octal:0.78');
    await expect(page.locator('#search-said')).toContainText('cannot be read as a game');
    await page.keyboard.press('Enter');
    expect(playground.hash()).toBe('#1/position?heaps=7 12 29');
  });
});

test('the list by keyboard and pointer: down, up, past the ends, Escape, a click', async ({
  playground,
  page,
}) => {
  await page.goto('about:blank');
  await playground.open('#1/stones?n=8');
  await search(page, 'take');
  await expect(options(page)).toHaveCount(8);
  const active = () => box(page).getAttribute('aria-activedescendant');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('search-0');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe('search-7');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('take');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toBeFocused();
  await playground.n.focus();
  await page.keyboard.press('/');
  await expect(playground.n).toBeFocused();
  await box(page).click();
  await box(page).pressSequentially('grundy');
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', '#1/game?game=grundys-game&n=5000');
  await expect(first.locator('.thumbnail i')).toHaveCount(36);
  await first.click();
  await expect(heading(page)).toContainText('Grundy’s game');
});

test('at 390 px a button unfolds the field; it, a result and Back fold it; axe finds nothing in the list', async ({
  playground,
  page,
}) => {
  await page.goto('about:blank');
  await page.setViewportSize({ width: 390, height: 844 });
  await playground.open('#1/stones?n=8');
  await expect(box(page)).toBeHidden();
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('ruler');
  await expect(options(page).first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => violations(page)).toEqual([]);
  await options(page).first().click();
  await expect(heading(page)).toContainText('Ruler');
  await expect(box(page)).toBeHidden();
  await button.click();
  await page.keyboard.type('kayles 3 5');
  await expect(options(page).first()).toBeVisible();
  await page.goBack();
  await playground.answers('7');
  await expect(box(page)).toBeHidden();
  await expect(options(page).first()).toBeHidden();
  await button.click();
  await box(page).fill('');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
