// The copy menu: by keyboard, and without a clipboard.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

/** The button that opens the menu: alone, or beside the button that copies the answer. */
const button = (page: Page) => page.getByRole('button', { name: /^Copy(…| something else…)$/ });
const menu = (page: Page) => page.getByRole('menu');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The button shows "Copied" for a while; the next copy does not wait for its end. */
async function copy(page: Page, name: string | RegExp): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.locator('grundy-copy .copy-open').click();
  await page.getByRole('menuitem', { name }).click();
  await expect.poll(() => clipboard(page)).not.toBe('');
  await expect(page.locator('grundy-copy [aria-live]')).toHaveText('Copied');
  return clipboard(page);
}

test('a game offers its values in three formats, notation, link and citations', async ({
  playground,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#1/game?game=kayles&n=12');
  await expect(page.getByLabel('Chart of Kayles')).toBeVisible();
  expect(await copy(page, 'Values g(0) to g(12)')).toBe('0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4');
  expect(await copy(page, /as a table/)).toMatch(/^n\tg\(n\)\n0\t0\n1\t1\n/);
  expect(await copy(page, /b-file/)).toMatch(/^0 0\n1 1\n2 2\n[\d \n]*12 4\n$/);
  expect(await copy(page, 'Notation')).toBe('octal:0.77');
  const link = await copy(page, 'Link to this question');
  expect(link).toMatch(/\/some\/sub\/path\/#1\/game\?game=kayles&n=12$/);
  expect(link).toBe(playground.page.url());
  const bibtex = await copy(page, /BibTeX/);
  expect(bibtex).toContain('title        = {{Kayles (octal:0.77): Grundy values g(0) to g(12)}}');
  expect(bibtex).toContain(`\\url{${link}}`);
  expect(await copy(page, 'Citation, plain')).toMatch(
    /^Grundyscope \d+\.\d+\.\d+\. Kayles .*\. \d{4}-\d\d-\d\d\. http/,
  );
});

test('a problem offers its answer and its link', async ({ playground, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playground.open('#1/nim-square?n=29');
  await expect(page.getByLabel('Chart of Subtract a square')).toBeVisible();
  expect(await copy(page, 'Answer')).toBe('1160');
  await expect(button(page)).toBeVisible();
  expect(await copy(page, 'Link to this question')).toMatch(/#1\/nim-square\?n=29&heaps=3$/);
  expect(await copy(page, 'Citation, plain')).toContain('Nim Square, N = 29, 3 heaps');
});

test('a button of the card copies the answer; the menu is attached to it', async ({
  playground,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playground.open('#1/nim-square?n=29');
  const copying = page.locator('#answer').getByRole('button', { name: /^Cop/ });
  await expect(copying).toHaveCount(2);
  await copying.first().click();
  await expect(copying.first()).toHaveText('Copied');
  expect(await clipboard(page)).toBe('1160');
  await expect(copying.last()).toHaveAccessibleName('Copy something else…');
  // The menu touches the button, without a gap.
  const [a, b] = [await copying.first().boundingBox(), await copying.last().boundingBox()];
  expect(Math.abs((a?.x ?? 0) + (a?.width ?? 0) - (b?.x ?? 0))).toBeLessThanOrEqual(1.5);
  expect(a?.height).toBe(b?.height);
});

test('values beyond those drawn are requested; coins begin with coin 1', { tag: '@full' }, async ({
  playground,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#1/game?game=take:squares&n=20000');
  await expect(page.getByLabel('Chart of Subtract a square')).toBeVisible();
  expect((await copy(page, 'Values g(0) to g(20,000)')).split(', ')).toHaveLength(20_001);
  await page.goto('./#1/game?game=coins:ruler&n=8');
  await expect(page.getByLabel('Chart of Ruler')).toBeVisible();
  expect(await copy(playground.page, 'Values g(1) to g(8)')).toBe('1, 2, 1, 4, 1, 2, 1, 8');
});

test('the menu works by keyboard: arrows open it at either end; letters, Escape, Tab', async ({
  playground,
  page,
}) => {
  await playground.open('#1/nim-square?n=29');
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Answer' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Citation, plain' })).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('menuitem', { name: 'Link to this question' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Answer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Citation, plain' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveCount(0);
});

test.describe('without a clipboard', () => {
  test.use({ sharePage: false });

  test('without a clipboard, the text is shown for copying by hand', { tag: '@full' }, async ({
    playground,
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await playground.open('#1/nim-square?n=29');
    await button(page).click();
    await page.getByRole('menuitem', { name: 'Answer' }).click();
    const text = page.getByLabel('Copying is not allowed here. Here it is, selected:');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('1160');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('1160');
    await page.keyboard.press('Escape');
    await expect(text).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    // The same without the menu; the focus returns to its place.
    const first = page.getByRole('button', { name: 'Copy', exact: true });
    await first.click();
    await expect(text).toHaveValue('1160');
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the menu, ${colorScheme}`, {
    tag: '@full',
  }, async ({ page, playground }) => {
    await page.goto('about:blank');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await playground.open('#1/nim-square?n=29');
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('320 px: the menu stays on the page', { tag: '@full' }, async ({ page, playground }) => {
  await page.goto('about:blank');
  await page.setViewportSize({ width: 320, height: 800 });
  await playground.open('#1/nim-square?n=29');
  await button(page).click();
  const place = await menu(page).boundingBox();
  expect(place?.x).toBeGreaterThanOrEqual(0);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(320);
});
