// The two-heaps room: tables of Grundy values, navigated and explained.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true });

const cell = (page: Page) => page.locator('.cell-words');
const table = (page: Page) => page.getByRole('slider', { name: /^Table of/ });

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(cell(page)).toContainText('-position');
}

for (const [hash, headline, why] of [
  ['#1/two-heaps?game=wythoff', '(4, 7): a P-position, value 0', 'Pair number 3'],
  ['#1/two-heaps?game=wythoff;at=7,10', '(7, 10): an N-position', 'none of Wythoff’s pairs'],
  ['#1/two-heaps?game=euclid;at=5,8', '(5, 8): a P-position, value 0', 'below the golden ratio'],
  ['#1/two-heaps?game=euclid;at=5,12', '(5, 12): an N-position', 'above the golden ratio'],
  ['#1/two-heaps?game=euclid;at=6,6', '(6, 6): a P-position', 'no move is left'],
  ['#1/two-heaps?game=fibonacci-nim;at=13,8', '(13, 8): a P-position', 'at most 8 may be taken'],
  ['#1/two-heaps?game=wythoff:3;at=2,8', '(2, 8): a P-position, value 0', '8 = 2 + 2 × 3'],
  ['#1/two-heaps?game=euclid-to-zero;at=6,6', '(6, 6): an N-position', 'may be emptied'],
  ['#1/two-heaps?game=dynamic:3;at=17,1', '(17, 1): a P-position', 'The smallest term of 17 is 2'],
  ['#1/two-heaps?game=fibonacci-nim;at=17,3', '(17, 3): an N-position', 'The smallest term of 17'],
] as const) {
  test(`a link opens a cell: ${hash}`, async ({ playground, page }) => {
    await open(page, hash);
    await expect(cell(page)).toContainText(headline);
    await expect(cell(page)).toContainText(why);
    expect(playground.hash()).toBe(hash);
  });
}

test('each game has its rule, and links that mean nothing begin with Wythoff’s', async ({
  playground,
  page,
}) => {
  await open(page, '#1/two-heaps?game=chess;at=1');
  await expect(page.locator('.banner')).toContainText('game=chess');
  await expect(page.getByRole('radio', { name: 'Wythoff’s nim' })).toBeChecked();
  await expect(page).toHaveTitle('Wythoff’s nim, (4, 7) · Grundyscope');
  await page.getByText('Euclid', { exact: true }).click();
  await expect(page.locator('.rule')).toContainText('Take a multiple of the smaller heap');
  await expect(cell(page)).toContainText('Take 5 from the second heap, to (5, 7)');
  expect(playground.hash()).toBe('#1/two-heaps?game=euclid');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Wythoff’s nim' })).toBeChecked();
});

test('works by keyboard: the cursor is announced, the view follows, plus and minus zoom', async ({
  playground,
  page,
}) => {
  await open(page, '#1/two-heaps?game=wythoff');
  await table(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(table(page)).toHaveAttribute('aria-valuetext', '(4, 8): value 1');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toBe('#1/two-heaps?game=wythoff;at=4,8');
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-live]', { hasText: '(4, 8): an N-position' })).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => playground.hash()).toContain('corner=0,1');
  await page.keyboard.press('-');
  await expect.poll(() => playground.hash()).toContain('size=64');
  await page.keyboard.press('+');
  await expect.poll(() => playground.hash()).not.toContain('size=');
  await page.keyboard.press('Escape');
  await expect(cell(page)).toContainText('(4, 8)');
});

test('works by buttons and dragging; a plain wheel scrolls the page', async ({ playground, page }) => {
  await open(page, '#1/two-heaps?game=wythoff');
  await page.getByRole('button', { name: 'Down', exact: true }).click();
  await expect(page.locator('#heat-window')).toHaveText('First heap 8 to 39, Second heap 0 to 31');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => playground.hash()).toContain('size=64');
  await page.reload();
  await expect(page.locator('#heat-window')).toContainText('First heap');
  await table(page).scrollIntoViewIfNeeded();
  const box = await table(page).boundingBox();
  if (!box) throw new Error('no table');
  await page.mouse.move(box.x + 300, box.y + 250);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 150, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => playground.hash()).toMatch(/corner=(?!8,0)\d+,\d+/);
  const hash = playground.hash();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  expect(playground.hash()).toBe(hash);
  await table(page).click({ position: { x: 100, y: 120 } });
  await expect.poll(() => playground.hash()).toMatch(/at=\d+,\d+/);
});

test('a cell can be typed, and invalid input is reported', async ({ playground, page }) => {
  await open(page, '#1/two-heaps?game=wythoff');
  await page.getByLabel('First heap').fill('999');
  await page.getByLabel('Second heap').fill('1617');
  await expect.poll(() => playground.hash()).toContain('at=999,1617');
  await expect(cell(page)).toContainText('(999, 1,617): a P-position, value 0');
  await expect(page.locator('#field-column')).toHaveValue('1617');
  // All number fields read numbers alike.
  for (const [typed, value] of [
    ['1e3', '1000'],
    ['2^5', '32'],
    ['1,024', '1024'],
  ] as const) {
    await page.getByLabel('Second heap').fill(typed);
    await expect.poll(() => playground.hash()).toContain(`at=999,${value}`);
  }
  for (const wrong of ['4096', '-1', 'x', '']) {
    await page.getByLabel('Second heap').fill(wrong);
    await expect(page.locator('#field-column-note')).toHaveText(
      'Second heap: a whole number from 0 to 4,095, please.',
    );
    await expect(page.getByLabel('Second heap')).toHaveValue(wrong);
  }
});

test('the values can be read as a table', async ({ page, playground }) => {
  await open(page, '#1/two-heaps?game=wythoff');
  await page.getByText('As a table').click();
  const row = page.locator('.heat-table tbody tr').nth(1);
  await expect(row.locator('td')).toHaveText(['1', '2', '0', '4', '5', '3', '7', '8', '6', '10', '11', '9']);
  expect(playground.hash()).toBe('#1/two-heaps?game=wythoff');
});

test('the gallery links to the room, and the header links to others', async ({ playground, page }) => {
  await page.goto('./#1/game?game=kayles&n=200');
  await page.locator('.gallery').getByRole('link', { name: 'Wythoff’s nim' }).click();
  await expect(cell(page)).toContainText('(4, 7)');
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Problems' }).click();
  await expect(playground.answer).toBeVisible();
});

for (const game of ['wythoff', 'euclid', 'fibonacci-nim']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing: ${game}, ${colorScheme}`, {
      tag: '@full',
    }, async ({ page, playground }) => {
      await page.goto('about:blank');
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, `#1/two-heaps?game=${game}`);
      await page.getByText('As a table').click();
      await settled(page);
      expect(await violations(playground.page)).toEqual([]);
    });
  }
}

for (const width of [320, 390, 768, 1440, 2560]) {
  test(`no table overflows horizontally at ${width} px`, { tag: '@full' }, async ({ page, playground }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const hash of ['#1/two-heaps?game=wythoff;size=128', '#1/two-heaps?game=euclid;at=99999,61803']) {
      await page.goto(`./${hash}`);
      await page.reload();
      await expect(cell(page)).toContainText('-position');
      const [inner, whole] = await playground.page.evaluate(() => [
        innerWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(whole, `${hash} is ${whole} px wide`).toBeLessThanOrEqual(inner as number);
    }
  });
}
