// The nimbers room: calculator and derivation, tables by mouse, touch and keyboard, links, errors.
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true });

const field = (page: Page) => page.locator('#field-expression');
const note = (page: Page) => page.locator('#field-expression-note');
const plane = (page: Page) => page.locator('.plane');
const extent = (page: Page) => page.locator('.plane-figure figcaption');
const equation = (page: Page) => page.locator('.cell-equation');

/** Opens a link and waits for the value and the table. */
async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.answer-digits[data-answer]')).toBeVisible();
  await expect(page.locator('.plane-waiting')).toHaveCount(0);
}

/** The middle of a cell, where `first` rows and columns lie above and before what is in view. */
async function middle(canvas: Locator, row: number, column: number, side = 16): Promise<[number, number]> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('no canvas');
  const cell = (box.width - 46) / side;
  return [box.x + 46 + (column + 0.5) * cell, box.y + 24 + (row + 0.5) * cell];
}

test('a link opens an expression with its value, its derivation and the facts about it', async ({
  playground,
  page,
}) => {
  await open(page, '#1/nimbers?e=6*7');
  await playground.answers('3');
  await expect(field(page)).toHaveValue('6*7');
  await expect(page.locator('.operation h3')).toHaveText('6 ⊗ 7 = 3');
  await expect(page.locator('.expansion tbody button')).toHaveText(['6', '8', '4', '8', '3', '2']);
  await expect(page.locator('.tally .stays td')).toHaveText(['–cancels', '–cancels', '2', '1']);
  await expect(page.locator('.nimbers .facts')).toContainText('6 and 7');
  await expect(page).toHaveTitle('6 ⊗ 7 · Nimbers · Grundyscope');
  expect(playground.hash()).toBe('#1/nimbers?e=6*7');
  // The calculator's cell is marked in the table.
  await expect(equation(page)).toHaveText('6 ⊗ 7 = 3');
});

for (const [typed, value, head] of [
  ['3+5', '6', '3 ⊕ 5 = 6'],
  ['1/2', '3', '1 / 2 = 3'],
  ['sqrt(5)', '6', '√5 = 6'],
  ['4^5', '2', '4 to the power of 5 = 2'],
  ['order(65536)', '1431655765', 'The order of 65,536 is 1,431,655,765'],
  ['[2^64]*[2^64]', '27670116110564327424', '18,446,744,073,709,551,616 ⊗'],
  ['solve(8)', '16', 'x² ⊕ x = 8 for x = 16'],
  ['field(300)', '65536', 'The smallest field with 300 has 65,536 nimbers'],
] as const) {
  test(`computes and explains ${typed}`, {
    tag: ['sqrt(5)', '[2^64]*[2^64]', 'solve(8)'].includes(typed) ? [] : '@full',
  }, async ({ playground, page }) => {
    await open(page, '#1/nimbers?e=2');
    await field(page).fill(typed);
    await playground.answers(value);
    await expect(page.locator('.operation h3').last()).toContainText(head);
    await expect.poll(() => playground.hash()).toBe(`#1/nimbers?e=${typed}`);
  });
}

test('every operation of an expression is shown with its part of the text', async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=4*(4+2)^2/3');
  await playground.answers('3');
  await expect(page.locator('.operation h3')).toHaveText([
    '4 ⊕ 2 = 6',
    '6 to the power of 2 = 5',
    '4 ⊗ 5 = 2',
    '2 / 3 = 3',
  ]);
  await expect(page.locator('.operation-place mark')).toHaveText([
    '4+2',
    '(4+2)^2',
    '4*(4+2)^2',
    '4*(4+2)^2/3',
  ]);
  await expect(page.locator('.bits tfoot td')).toHaveText(['1', '1', '0']);
});

test('a product is explained step by step, with a reason for each partial product', async ({
  playground,
  page,
}) => {
  await open(page, '#1/nimbers?e=12*10');
  await playground.answers('2');
  const cells = page.locator('.expansion tbody button');
  const why = page.locator('.expansion-why');
  await expect(why).toContainText('The nim-sum of all 4 products: 2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(cells).toHaveText(['13', '·', '·', '·']);
  await expect(why).toContainText('8 ⊗ 8 = 13');
  await expect(why).toContainText('take 4 out of both');
  await expect(why).toContainText('1 of 4 products, nim-sum so far: 13');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(cells).toHaveText(['13', '12', '·', '·']);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(cells).toHaveText(['13', '·', '·', '·']);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(why).toContainText('The nim-sum of all 4 products: 2', { timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  // Moves from cell to cell by keyboard.
  await cells.last().focus();
  await page.keyboard.press('ArrowUp');
  await expect(cells.nth(1)).toBeFocused();
  await expect(why).toContainText('8 ⊗ 2 = 12');
});

test('an error is marked and explained, and the input is kept', async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=6*7');
  for (const [typed, mark, words] of [
    ['4x4', 'x', '“x” cannot be read there. Allowed: an operator (+ * / ^) or the end.'],
    ['1+', '\u00a0', 'Something is missing at the end.'],
    ['5/(6+6)', '(', 'You cannot divide by 0.'],
    ['1+(2', '(', 'Every ( needs its )'],
    ['[2^65536]', '2', 'Too large. Allowed: a whole number from 0 to 2^65536-1.'],
    ['1.5', '.', 'No decimal points'],
  ] as const) {
    await field(page).fill(typed);
    await expect(note(page)).toContainText(words);
    await expect(note(page).locator('mark')).toHaveText(mark);
    await expect(field(page)).toHaveValue(typed);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    // The earlier value stays, labelled with its expression.
    await expect(page.locator('.answer-digits')).toHaveAttribute('data-stale', 'true');
    await expect(page.locator('.tag.stale')).toHaveText('answer for 6*7');
  }
  await field(page).fill('');
  await expect(note(page)).toContainText('Nothing to compute yet.');
  await field(page).fill('7*6');
  await expect(note(page)).not.toHaveClass(/wrong/);
  await playground.answers('3');
});

test('hostile links open a question and name the dropped parts', async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=6*7;table=roots&side=1e9&row=-1&at=1,2,3&bit=99');
  await expect(page.locator('.banner')).toContainText('table=roots, side=1e9, row=-1, at=1,2,3, bit=99');
  await playground.answers('3');
  expect(playground.hash()).toBe('#1/nimbers?e=6*7');
  await page.goto('./#1/nimbers?e=%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(note(page).locator('mark')).toHaveText('<');
  await expect(page.getByText('The value appears here')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('The value appears here')).toBeVisible();
  await page.goto(`./#1/nimbers?e=${'9'.repeat(30_000)}`);
  await expect(note(page)).toHaveClass(/wrong/);
});

test('the layout does not shift while an expression is typed, and statements name their value', async ({
  playground,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#1/nimbers?e=6*7');
  const about = page.locator('.facts-of');
  await expect(about).toHaveText('About 3');
  const top = () =>
    page.locator('.nimber-examples').evaluate((examples) => examples.getBoundingClientRect().top);
  const before = await top();
  // Regardless of what is drawn meanwhile.
  await page.evaluate(() => {
    const tops: number[] = [];
    const examples = document.querySelector('.nimber-examples');
    const look = () => {
      tops.push(examples?.getBoundingClientRect().top ?? 0);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { tops });
  });
  await field(page).fill('6*9');
  await playground.answers('1');
  await expect(about).toHaveText('About 1');
  const least = await page.evaluate(() => Math.min(...(window as unknown as { tops: number[] }).tops));
  expect(before - least).toBeLessThan(60);
  await field(page).fill('order(6)');
  await expect(page.getByText('an ordinary number')).toBeVisible();
  await expect(about).toHaveCount(0);
});

test('examples and facts are links; Back returns', async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=6*7;table=sum&side=32');
  await page.getByRole('link', { name: /^3 ⊕ 5/ }).click();
  await playground.answers('6');
  // The table's view stays.
  expect(playground.hash()).toBe('#1/nimbers?e=3+5;table=sum&side=32');
  await expect(page.locator('.facts-of')).toHaveText('About 6');
  await page.locator('.facts a').first().click();
  await playground.answers('5');
  expect(playground.hash()).toBe('#1/nimbers?e=6^2;table=sum&side=32');
  await page.goBack();
  await playground.answers('6');
  await page.goBack();
  await playground.answers('3');
});

test('a long value is shortened, can be shown whole and copied', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  await open(page, '#1/nimbers?e=[2^1000]*[2^1000]');
  const digits = await playground.answer.getAttribute('data-answer');
  expect(digits?.length).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Show all digits' }).click();
  const all = await page.locator('.answer-all').innerText();
  expect(all.replace(/[^0-9]/g, '')).toBe(digits);
});

test('the rooms link to each other and keep their questions', async ({ playground, page }) => {
  await page.goto('about:blank');
  await playground.open('#1/stones?n=8');
  const nav = page.getByRole('navigation', { name: 'Rooms' });
  await nav.getByRole('link', { name: 'Nimbers' }).click();
  await playground.answers('3');
  await field(page).fill('7*9');
  await playground.answers('8');
  await nav.getByRole('link', { name: 'Problems' }).click();
  await playground.answers('7');
  await nav.getByRole('link', { name: 'Nimbers' }).click();
  await expect(field(page)).toHaveValue('7*9');
  await playground.answers('8');
});

test('the table shows the cell under the mouse; a click keeps it and links to the calculator', async ({
  playground,
  page,
}) => {
  await open(page, '#1/nimbers?e=2');
  const canvas = plane(page).locator('canvas');
  await page.mouse.move(...(await middle(canvas, 4, 5)));
  await expect(equation(page)).toHaveText('4 ⊗ 5 = 2');
  await expect(page.locator('.cell-why')).toHaveText('Both factors lie below 16, so the product does, too.');
  await page.mouse.click(...(await middle(canvas, 5, 9)));
  await page.mouse.move(5, 5);
  await expect(equation(page)).toHaveText('5 ⊗ 9 = 6');
  await expect.poll(() => playground.hash()).toBe('#1/nimbers?e=2;at=5,9');
  await page.getByRole('link', { name: 'Show the steps' }).click();
  await playground.answers('6');
  expect(playground.hash()).toBe('#1/nimbers?e=5*9');
  await expect(equation(page)).toHaveText('5 ⊗ 9 = 6');
});

test('the table is dragged, zooms with Ctrl and the wheel, and ignores a plain wheel', async ({
  playground,
  page,
}) => {
  await open(page, '#1/nimbers?e=2');
  const canvas = plane(page).locator('canvas');
  await page.mouse.move(...(await middle(canvas, 8, 8)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(canvas, 3, 1)), { steps: 8 });
  await page.mouse.up();
  await expect(extent(page)).toHaveText('Rows 5 to 20, columns 7 to 22');
  await expect.poll(() => playground.hash()).toBe('#1/nimbers?e=2;row=5&column=7');
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
  await expect(extent(page)).toContainText('Rows 0 to 1');
  expect(await page.evaluate(() => scrollY)).toBe(resting);
});

test('a pinch zooms the table', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=2;row=100&column=100&side=64');
  await plane(page).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    element.setPointerCapture = () => {};
    const fire = (type: string, pointerId: number, x: number, y: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          button: 0,
          pointerType: 'touch',
          clientX: left + x,
          clientY: top + y,
        }),
      );
    fire('pointerdown', 1, 300, 300);
    fire('pointerdown', 2, 340, 340);
    for (let at = 0; at <= 40; at += 4) {
      fire('pointermove', 1, 300 - at / 2, 300 - at / 2);
      fire('pointermove', 2, 340 + at / 2, 340 + at / 2);
    }
    fire('pointerup', 1, 280, 280);
    fire('pointerup', 2, 360, 360);
  });
  await expect.poll(() => playground.hash()).toMatch(/side=(31|32|33)$/);
});

test('the table by keyboard alone: cells, moves, zoom, a chosen cell', async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=2');
  await plane(page).focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('ArrowRight');
  await expect(equation(page)).toHaveText('0 ⊗ 0 = 0');
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown');
  await expect(equation(page)).toHaveText('2 ⊗ 3 = 1');
  await expect(page.locator('grundy-nimber-table [aria-live]')).toHaveText(
    '2 ⊗ 3 = 1. Both factors lie below 4, so the product does, too.',
  );
  await press('Enter');
  await expect.poll(() => playground.hash()).toBe('#1/nimbers?e=2;at=2,3');
  await press('-');
  await expect(extent(page)).toHaveText('Rows 0 to 31, columns 0 to 31');
  await press('Shift+ArrowDown');
  await expect(extent(page)).toHaveText('Rows 16 to 47, columns 0 to 31');
  await press('0');
  await expect(extent(page)).toHaveText('Rows 0 to 15, columns 0 to 15');
  await press('+');
  await expect(extent(page)).toHaveText('Rows 1 to 8, columns 2 to 9');
  // The table pans when the cursor leaves the view.
  await press('End');
  await expect(equation(page)).toHaveText('2 ⊗ 65,535 = 21,845');
  await expect(extent(page)).toContainText('columns 65,528 to 65,535');
  await press('Escape');
  await expect(equation(page)).toHaveText('2 ⊗ 3 = 1');
});

test('the table by buttons, from 16 to 65,536 on a side', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=6*7');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(extent(page)).toHaveText('Rows 0 to 65,535, columns 0 to 65,535; one in 128 is drawn');
  // A cell outside the view is explained as well.
  await expect(equation(page)).toHaveText('6 ⊗ 7 = 3');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(extent(page)).toContainText('one in 64 is drawn');
  await page.getByRole('button', { name: 'Right' }).click();
  await expect(extent(page)).toContainText('columns 16,384 to 49,151');
  await page.getByRole('button', { name: '16 × 16' }).click();
  await expect.poll(() => playground.hash()).toBe('#1/nimbers?e=6*7');
});

for (const [table, name, expected] of [
  ['sum', '⊕ Sum', '6 ⊕ 7 = 1'],
  ['power', '^ Power', '6 to the power of 7 = 15'],
  ['quotient', '/ Quotient', '6 / 7 = 10'],
] as const) {
  test(`the table of the ${table}s, by choice and by link`, {
    tag: table === 'sum' ? [] : '@full',
  }, async ({ playground, page }) => {
    await open(page, '#1/nimbers?e=2;at=6,7');
    await page.getByText(name).click();
    await expect(equation(page)).toHaveText(expected);
    expect(playground.hash()).toBe(`#1/nimbers?e=2;at=6,7&table=${table}`);
    await page.reload();
    await expect(equation(page)).toHaveText(expected);
    await page.getByText('As a table').click();
    await expect(page.locator('.plane-side table')).toContainText('15');
  });
}

test('the table marks division by 0 as undefined', async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=2;table=quotient&at=5,0');
  await expect(equation(page)).toHaveText('5 / 0 has no value');
  await expect(page.getByRole('link', { name: 'Show the steps' })).toHaveCount(0);
  expect(playground.hash()).toContain('at=5,0');
});

test('cells are coloured by value, or by a chosen bit', async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=2;side=64');
  const canvas = plane(page).locator('canvas');
  const at = async (row: number, column: number) => {
    const [x, y] = await middle(canvas, row, column, 64);
    return canvas.evaluate(
      (element, [left, top]) => {
        const source = element as HTMLCanvasElement;
        const box = source.getBoundingClientRect();
        // A copy: reading the canvas itself logs a warning.
        const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        const ratio = source.width / box.width;
        copy?.drawImage(source, -(left - box.left) * ratio, -(top - box.top) * ratio);
        return Array.from(copy?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? []);
      },
      [x, y] as const,
    );
  };
  await expect.poll(() => at(0, 40)).toEqual([232, 97, 44]);
  // 2 ⊗ 3 = 1 and 4 ⊗ 15 = 1
  expect(await at(4, 15)).toEqual(await at(2, 3));
  await page.getByLabel('Colour by').selectOption('bit 1 (of 2)');
  await expect.poll(() => playground.hash()).toContain('bit=1');
  // 1 ⊗ 2 = 2 has that bit, 1 ⊗ 1 = 1 has not.
  await expect.poll(() => at(1, 2)).toEqual([33, 96, 178]);
  expect(await at(1, 1)).toEqual([186, 188, 196]);
});

test('on a small screen, following an example or a cell scrolls to the result', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#1/nimbers');
  await expect(page.locator('.facts')).toBeVisible();
  const example = page.getByRole('link', { name: 'Multiply 65536 by itself' });
  await example.scrollIntoViewIfNeeded();
  await example.click();
  await playground.answers('1431655765');
  await expect(playground.answer).toBeInViewport();
  await page.locator('.plane canvas').click({ position: { x: 200, y: 200 } });
  await page.locator('.cell-work').click();
  await expect(page.locator('.nimber-steps h2')).toBeInViewport();
});

test('the definition of a nimber is one click away', async ({ playground, page }) => {
  await open(page, '#1/nimbers?e=2');
  await page.getByRole('button', { name: 'What is a nimber?' }).click();
  await expect(page.locator('#nimber-heading')).toBeFocused();
  const words = (await page.locator('.nimber-what-columns p').allInnerTexts()).join(' ').split(/\s+/).length;
  expect(words).toBeLessThan(120);
  await page.getByRole('link', { name: 'Heaps of 3 and 5 are worth a heap of 6' }).click();
  await playground.answers('6');
});

test('the nimbers room works by keyboard: skip link, expression, value, example', async ({
  playground,
  page,
}) => {
  await page.goto('about:blank');
  await open(page, '#1/nimbers?e=2');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'What is a nimber?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('8*8');
  await page.keyboard.press('Enter');
  await playground.answers('13');
  expect(playground.hash()).toBe('#1/nimbers?e=8*8');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: '8 ⊗ 8 is 13' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Share…' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
});

const STATES: Array<[string, string, ((page: Page) => Promise<void>)?]> = [
  ['a product', '#1/nimbers?e=6*7', (page) => page.getByRole('button', { name: 'Next' }).click()],
  ['a sum and a power', '#1/nimbers?e=(3+5)^4;table=power&at=6,7'],
  ['a long value', '#1/nimbers?e=[2^300]*[2^300];table=quotient&side=65536'],
  ['a mistake', '#1/nimbers?e=4x4;table=sum&bit=3'],
];

for (const [name, hash, prepare] of STATES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing among nimbers: ${name}, ${colorScheme}`, {
      tag: colorScheme === 'light' && name === 'a product' ? [] : '@full',
    }, async ({ playground, page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await playground.page.goto(`./${hash}`);
      await expect(page.locator('.plane-waiting')).toHaveCount(0);
      await prepare?.(page);
      await settled(page);
      for (const details of await page.locator('details').all()) {
        await details.evaluate((element) => element.setAttribute('open', ''));
      }
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const width of [320, 390, 768, 1440, 2560]) {
  test(`no horizontal overflow in the nimbers room at ${width} px`, {
    tag: '@full',
  }, async ({ playground, page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const hash of [
      '#1/nimbers?e=255*255;side=8&row=60000&column=60000',
      '#1/nimbers?e=65535+43690;table=sum',
      '#1/nimbers?e=[2^1000+5]*[2^900+7];table=power',
    ]) {
      await page.goto('about:blank');
      await open(playground.page, hash);
      const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect(content, `${hash} is ${content} px wide`).toBeLessThanOrEqual(inner as number);
    }
  });
}
