// The nimbers room: an expression with its steps, the table by every kind of input.
import type { Locator, Page } from '@playwright/test';
import { expect, inOrder, test } from '../page';

inOrder();
test.use({ sharePage: true });

const field = (page: Page) => page.locator('#field-expression');
const plane = (page: Page) => page.locator('.plane');
const extent = (page: Page) => page.locator('.plane-figure figcaption');
const equation = (page: Page) => page.locator('.cell-equation');

/** Opens a link and waits for the value and the table. */
async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.answer-digits[data-answer]')).toBeVisible();
  await expect(page.locator('.plane-waiting')).toHaveCount(0);
}

/** The middle of a cell of a table with `side` rows in view. */
async function middle(canvas: Locator, row: number, column: number, side = 16): Promise<[number, number]> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('no canvas');
  const cell = (box.width - 46) / side;
  return [box.x + 46 + (column + 0.5) * cell, box.y + 24 + (row + 0.5) * cell];
}

test('an expression is computed and explained; examples and facts lead on, Back returns', async ({
  playground,
  page,
}) => {
  await open(page, '#1/nimbers?e=6*7');
  await playground.answers('3');
  await expect(page.locator('.operation h3')).toHaveText('6 ⊗ 7 = 3');
  await expect(page.locator('.facts-of')).toHaveText('About 3');
  await expect(page).toHaveTitle('6 ⊗ 7 · Nimbers · Grundyscope');
  // The calculator's cell is marked in the table.
  await expect(equation(page)).toHaveText('6 ⊗ 7 = 3');

  await test.step('the steps of a product, forwards, backwards and played', async () => {
    await open(page, '#1/nimbers?e=12*10');
    const cells = page.locator('.expansion tbody button');
    const why = page.locator('.expansion-why');
    await expect(why).toContainText('The nim-sum of all 4 products');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(cells.filter({ hasText: '·' })).toHaveCount(3);
    await expect(why).toContainText('1 of 4 products');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(cells.filter({ hasText: '·' })).toHaveCount(3);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(why).toContainText('The nim-sum of all 4 products');
    await cells.last().focus();
    await page.keyboard.press('ArrowUp');
    await expect(cells.nth(1)).toBeFocused();
  });
  await test.step('links keep the view of the table, and Back returns', async () => {
    await open(page, '#1/nimbers?e=6*7;table=sum&side=32');
    await page.getByRole('link', { name: /^3 ⊕ 5/ }).click();
    await playground.answers('6');
    expect(playground.hash()).toBe('#1/nimbers?e=3+5;table=sum&side=32');
    await page.goBack();
    await playground.answers('3');
  });
});

test('a quotient by 0 has no value, and no steps', async ({ page }) => {
  await page.goto('./#1/nimbers?e=2;table=quotient&at=5,0');
  await expect(equation(page)).toHaveText('5 / 0 has no value');
  await expect(page.getByRole('link', { name: 'Show the steps' })).toHaveCount(0);
});

test('the table by mouse, wheel, pinch and buttons', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=2');
  const canvas = plane(page).locator('canvas');
  await page.mouse.move(...(await middle(canvas, 4, 5)));
  await expect(equation(page)).toHaveText('4 ⊗ 5 = 2');
  await page.mouse.click(...(await middle(canvas, 5, 9)));
  await page.mouse.move(5, 5);
  await expect(equation(page)).toHaveText('5 ⊗ 9 = 6');
  await expect.poll(() => playground.hash()).toBe('#1/nimbers?e=2;at=5,9');
  await page.getByRole('link', { name: 'Show the steps' }).click();
  await playground.answers('6');
  expect(playground.hash()).toBe('#1/nimbers?e=5*9');

  await test.step('dragged, and zoomed by Ctrl and the wheel; a plain wheel scrolls the page', async () => {
    await page.mouse.move(...(await middle(canvas, 8, 8)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(canvas, 3, 1)), { steps: 8 });
    await page.mouse.up();
    await expect(extent(page)).toHaveText('Rows 5 to 20, columns 7 to 22');
    await expect.poll(() => playground.hash()).toBe('#1/nimbers?e=5*9;row=5&column=7');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 60);
    await expect(extent(page)).toHaveText('Rows 5 to 20, columns 7 to 22');
    await page.mouse.move(...(await middle(canvas, 8, 8)));
    const resting = await page.evaluate(() => scrollY);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 120);
    await page.keyboard.up('Control');
    // At rest, the view shows whole rows.
    await expect.poll(() => playground.hash()).toMatch(/side=1[23]\d$/);
    expect(await page.evaluate(() => scrollY)).toBe(resting);
  });
  await test.step('by buttons, from 16 to 65,536 on a side', async () => {
    await open(page, '#1/nimbers?e=6*7');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(extent(page)).toContainText('one in 128 is drawn');
    // A cell outside the view is explained as well.
    await expect(equation(page)).toHaveText('6 ⊗ 7 = 3');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Right' }).click();
    await expect(extent(page)).toContainText('columns 16,384 to 49,151');
  });
  await test.step('of another operation, as a table, and by the bits of its values', async () => {
    await open(page, '#1/nimbers?e=2;at=6,7');
    await page.getByText('^ Power').click();
    await expect(equation(page)).toHaveText('6 to the power of 7 = 15');
    expect(playground.hash()).toBe('#1/nimbers?e=2;at=6,7&table=power');
    await page.getByText('As a table').click();
    await expect(page.locator('.plane-side table')).toContainText('15');
    await page.getByLabel('Colour by').selectOption('bit 1 (of 2)');
    await expect.poll(() => playground.hash()).toContain('bit=1');
  });
});

test('by keyboard: expression, value, and the cells of the table', async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=2');
  await field(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('8*8');
  await page.keyboard.press('Enter');
  await playground.answers('13');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: '8 ⊗ 8 is 13' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('.answering').getByRole('button', { name: 'Copy' })).toBeFocused();

  await open(page, '#1/nimbers?e=2');
  await plane(page).focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown');
  await expect(page.locator('grundy-nimber-table [aria-live]')).toHaveText(
    '2 ⊗ 3 = 1. Both factors lie below 4, so the product does, too.',
  );
  await press('Enter');
  await expect.poll(() => playground.hash()).toBe('#1/nimbers?e=2;at=2,3');
  await press('-');
  await expect(extent(page)).toHaveText('Rows 0 to 31, columns 0 to 31');
  await press('Shift+ArrowDown');
  await expect(extent(page)).toHaveText('Rows 16 to 47, columns 0 to 31');
  await press('0', '+');
  await expect(extent(page)).toHaveText('Rows 1 to 8, columns 2 to 9');
  // The table pans when the cursor leaves the view.
  await press('End');
  await expect(extent(page)).toContainText('columns 65,528 to 65,535');
  await press('Escape');
  await expect(equation(page)).toHaveText('2 ⊗ 3 = 1');
});

test('on a phone, following an example or a cell scrolls to the result', async ({ playground, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#1/nimbers?e=6*7');
  const example = page.getByRole('link', { name: 'Multiply 65536 by itself' });
  await example.scrollIntoViewIfNeeded();
  await example.click();
  await expect(playground.answer).toBeInViewport();
  await page.locator('.plane canvas').click({ position: { x: 200, y: 200 } });
  await page.locator('.cell-work').click();
  await expect(page.locator('.nimber-steps h2')).toBeInViewport();
});
