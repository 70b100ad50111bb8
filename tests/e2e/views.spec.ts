// The views of a sequence: range, zoom, cells, colours, lists; a cursor shared by all views.
import type { Page } from '@playwright/test';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const chart = (page: Page) => page.getByLabel(/^Chart of/);
const range = (page: Page) => page.locator('.zoom > .number');
const zoom = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Zoom' }).getByRole('button', { name, exact: true });

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.legend-line')).toBeVisible();
  await expect(page.locator('#strip-shown')).toBeVisible();
}

/** A point in the chart, as fractions of its plotting area. */
async function place(page: Page, share: number): Promise<[number, number]> {
  await chart(page).scrollIntoViewIfNeeded();
  const box = await chart(page).boundingBox();
  if (!box) throw new Error('no chart');
  return [box.x + 48 + share * (box.width - 48 - 24), box.y + box.height / 2];
}

async function drag(page: Page, from: number, to: number, key?: string): Promise<void> {
  const [begin, end] = [await place(page, from), await place(page, to)];
  await page.mouse.move(...begin);
  if (key) await page.keyboard.down(key);
  await page.mouse.down();
  await page.mouse.move((begin[0] + end[0]) / 2, begin[1], { steps: 4 });
  await page.mouse.move(...end, { steps: 4 });
  await page.mouse.up();
  if (key) await page.keyboard.up(key);
}

test('a range by link, pointer, wheel and keys', { tag: '@full' }, async ({ page, playground }) => {
  await test.step('a link opens a range, and the current view is in the link', async () => {
    await open(page, '#1/nim-square?n=100000;range=20000-60000');
    await expect(range(page)).toHaveText('n = 20,000 to 60,000');
    await expect(page.locator('#strip-shown')).toContainText('n = 20,000 to 60,000');
    await zoom(page, 'Zoom in').click();
    await expect(range(page)).toHaveText('n = 30,000 to 50,000');
    await expect.poll(() => playground.hash()).toBe('#1/nim-square?n=100000&heaps=3;range=30000-50000');
    // Another N resets the range.
    await playground.n.fill('5000');
    await expect(range(page)).toHaveText('n = 0 to 5,000');
    await expect.poll(() => playground.hash()).not.toContain('range');
    await expect(zoom(page, 'Show all')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('dragging selects in the whole chart and pans in a part; Shift selects', async () => {
    await open(page, '#1/nim-square?n=1000');
    await drag(page, 0.25, 0.75);
    await expect(range(page)).toHaveText(/^n = 2[45]\d to 7[45]\d$/);
    // A click chooses an index, a drag does not.
    expect(playground.hash()).not.toContain('at=');
    const before = await range(page).textContent();
    await drag(page, 0.7, 0.3);
    await expect(range(page)).not.toHaveText(before ?? '');
    await expect(range(page)).toHaveText(/^n = 4[345]\d to 9[345]\d$/);
    await drag(page, 0.4, 0.6, 'Shift');
    await expect(range(page)).toHaveText(/^n = 6[345]\d to 7[345]\d$/);
    await page.mouse.click(...(await place(page, 0.5)));
    await expect.poll(() => playground.hash()).toMatch(/at=(68|69|70)\d/);
    await expect(page.locator('.mex-head')).toContainText(/\((68|69|70)\d\)/);
  });

  await test.step('Ctrl and the wheel zoom at the pointer; a plain wheel scrolls the page', async () => {
    await open(page, '#1/nim-square?n=1000');
    await chart(page).scrollIntoViewIfNeeded();
    await page.mouse.move(...(await place(page, 0.5)));
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, -90);
    await page.keyboard.up('Control');
    await expect(range(page)).toHaveText(/^n = 4\d\d to 5\d\d$/);
    await expect.poll(() => playground.hash()).toMatch(/range=4\d\d-5\d\d/);
    const seen = await range(page).textContent();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(range(page)).toHaveText(seen ?? '');
  });

  await test.step('keys zoom and pan, and the range is announced', async () => {
    await page.goto('about:blank');
    await open(page, '#1/nim-square?n=1000;at=500');
    await chart(page).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(page.locator('grundy-chart [aria-live]')).toHaveText('n = 375 to 625');
    await page.keyboard.press('End');
    await expect(range(page)).toHaveText('n = 750 to 1,000');
    await page.keyboard.press('-');
    await expect(range(page)).toHaveText('n = 500 to 1,000');
    await page.keyboard.press('0');
    await expect(range(page)).toHaveText('n = 0 to 1,000');
  });
});

test('the index under the pointer is marked everywhere; cells wrap; colours follow a digit; counts add up', {
  tag: '@full',
}, async ({ page, playground }) => {
  await test.step('the index under the pointer is marked in all views', async () => {
    await open(page, '#1/game?game=take:squares&n=200;list=zeros&at=5');
    await expect(page.locator('.finds button')).not.toHaveCount(0);
    const table = page.locator('.values button[data-n="5"]');
    const list = page.locator('.finds button[data-n="5"]');
    await chart(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(chart(page)).toHaveAttribute('aria-valuetext', 'g(5) = 0');
    for (const place of [table, list]) await expect(place).toHaveAttribute('data-here', '');
    await expect(page.getByLabel(/^Cells of/)).toHaveAttribute('aria-valuenow', '5');
    await expect(page.locator('.game-counts .reading')).toContainText('value 0:');
    await list.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel(/^Cells of/)).toHaveAttribute('aria-valuenow', '7');
    await expect(page.locator('.values button[data-n="7"]')).toHaveAttribute('data-here', '');
    await page.locator('.values button[data-n="9"]').hover();
    await expect(page.getByLabel(/^Cells of/)).toHaveAttribute('aria-valuenow', '9');
    await expect(page.locator('.game-counts .reading')).toContainText('value 2:');
  });

  await test.step('cells wrap at the period of a game, or at any width', async () => {
    await open(page, '#1/game?game=kayles&n=300');
    const period = page.getByRole('button', { name: 'Period 12', exact: true });
    await expect(page.locator('#strip-shown')).toContainText('in columns of 12');
    await expect(period).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel(/^Cells of/).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel(/^Cells of/)).toHaveAttribute('aria-valuenow', '13');
    await period.click();
    await expect(page.locator('#strip-shown')).toContainText('in a row');
    await expect.poll(() => playground.hash()).toContain('columns=fit');
    await period.click();
    await expect.poll(() => playground.hash()).toContain('columns=period');
    await page.getByLabel('Cells in a row').fill('34');
    await page.getByLabel('Cells in a row').press('Enter');
    await expect(page.locator('#strip-shown')).toContainText('34 in a row');
    await expect.poll(() => playground.hash()).toContain('columns=34');
    // A number out of range becomes the nearest allowed one.
    await page.getByLabel('Cells in a row').fill('-1');
    await page.getByLabel('Cells in a row').press('Enter');
    await expect(page.getByLabel('Cells in a row')).toHaveValue('2');
    await page.getByRole('button', { name: 'Fit', exact: true }).click();
    await expect.poll(() => playground.hash()).toContain('columns=fit');
  });

  await test.step('colours can follow a binary digit, in every view', async () => {
    await open(page, '#1/game?game=nim&n=100');
    await page.getByLabel('Colour by').selectOption({ label: 'binary digit 4' });
    await expect(page.locator('.legend')).toContainText('binary digit 4 is 1');
    await expect.poll(() => playground.hash()).toContain('bit=2');
    const colours = await page
      .locator('.values button')
      .evaluateAll((cells) => [
        ...new Set(cells.map((cell) => getComputedStyle(cell).getPropertyValue('--value'))),
      ]);
    expect(colours).toHaveLength(2);
    await page.getByLabel('Colour by').selectOption({ label: 'value' });
    await expect.poll(() => playground.hash()).not.toContain('bit');
  });

  await test.step('counts can be logarithmic and cumulative', async () => {
    await open(page, '#1/game?game=take:squares&n=1000;at=0');
    const counts = page.locator('.game-counts');
    await counts.getByRole('button', { name: 'Logarithmic' }).click();
    await counts.getByRole('button', { name: 'Added up' }).click();
    await expect.poll(() => playground.hash()).toContain('counts=log-sum');
  });
});

test('lists one at a time; a picture of a board is no control', async ({ page, playground }) => {
  await test.step('P-positions, gaps, records and first occurrences, one list at a time', async () => {
    await open(page, '#1/nim-square?n=1000');
    const lists = page.getByRole('group', { name: 'Losing positions, gaps, records' });
    await lists.getByRole('button', { name: 'P-positions' }).click();
    const entries = page.locator('.finds button');
    await expect(entries.first()).toHaveText('0');
    await page.locator('.finds button').first().focus();
    await page.keyboard.press('End');
    await expect(page.locator('.finds button:focus')).not.toHaveText('0');
    await lists.getByRole('button', { name: 'Gaps between them' }).click();
    await expect(page.getByLabel('Histogram of gaps between P-positions')).toBeVisible();
    await lists.getByRole('button', { name: 'Records' }).click();
    await expect(entries.nth(5)).toHaveText('g(29) = 5');
    await entries.nth(5).click();
    await expect(page.locator('.mex-head')).toContainText('(29)');
    await lists.getByRole('button', { name: 'First occurrences' }).click();
    await expect(entries.nth(3)).toHaveText('g(25) = 3');
    await lists.getByRole('button', { name: 'First occurrences' }).click();
    await expect(entries).toHaveCount(0);
    await expect.poll(() => playground.hash()).not.toContain('list=');
  });

  await test.step('a picture of a board does not say that it can be acted on', async () => {
    for (const [hash, words, sentence] of [
      ['#1/play?heaps=3 5 7;first=engine', '.play-bar p', ''],
      ['#1/lab?first=coins:ruler&second=coins:ruler', '.lab-caption', /Point at a coin to see its moves\.$/],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`./embed.html?controls=none${hash}`);
      await expect(page.locator(words)).toHaveText(sentence);
    }
  });
});
