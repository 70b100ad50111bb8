// The layout of the page: no squeezed or empty parts, touch targets large enough.
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

test('errors use the width of their row, empty messages none, facts are in pairs on a phone', async ({
  playground,
  page,
}) => {
  await test.step('the error of a narrow field uses the width of the row', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await playground.open('#1/fibonacci-nim?n=100');
    await playground.answers('728');
    const below = async () => (await page.locator('.presets').boundingBox())?.y;
    const before = await below();
    await page.getByLabel('Modulo').fill('abc');
    const note = page.locator('#field-modulus-note');
    await expect(note).toHaveClass(/wrong/);
    const [text, row] = [await note.boundingBox(), await page.locator('.fields').boundingBox()];
    expect(text?.width).toBeGreaterThan(0.95 * (row?.width ?? 0));
    expect(await below()).toBeCloseTo(before ?? 0, 0);
  });
  await test.step('empty messages take no space', async () => {
    await playground.open('#1/nim-square?n=29');
    await playground.answers('1160');
    await expect(page.locator('.why-value .mex-head')).toContainText('(29)');
    for (const line of await page.locator('.state').all())
      expect((await line.boundingBox())?.height ?? 0).toBe(0);
    await playground.open('#1/stones?n=10;at=10^20');
    await page.reload();
    await expect(page.getByText(/Options are listed up to/)).toBeVisible();
    expect((await page.locator('.why-value').boundingBox())?.height).toBeLessThan(160);
  });
  await test.step('at 390 px short facts are in pairs, problems name their sources, and tables can be opened', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await playground.open('#1/stones?n=123456');
    await playground.answers('32768');
    const [first, second] = await page
      .locator('grundy-facts dl > div')
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
    expect(second).toBe(first);
    await expect(page.getByText('HackerRank, “half”')).toBeVisible();
    const summary = await page.getByText('As a table').first().boundingBox();
    expect(summary?.height).toBeGreaterThanOrEqual(24);
  });
});

test('printing: without controls, and dark on white in every theme', async ({ playground, page }) => {
  await test.step('printing omits interactive controls', async () => {
    await playground.open('#1/nim-square?n=29');
    await playground.answers('1160');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Any n from 0 to/)).toBeHidden();
    await expect(page.getByText('As a table').first()).toBeHidden();
    await expect(page.locator('.tools').first()).toBeHidden();
    await expect(page.locator('.values')).toBeVisible();
  });
  await test.step('paper keeps its own colour, and drawings on it are in light colours', async () => {
    playground.expected.push(/willReadFrequently/); // this test reads the canvas itself
    await page.emulateMedia({ media: null });
    await page.goto('./#1/game?game=octal:0.77&n=200');
    await page.getByLabel('Colours').selectOption('Dark');
    await expect(page.locator('grundy-chart canvas').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const styles = () =>
      page.evaluate(() => {
        const [first, second] = document.querySelectorAll('main > section');
        const breaks = [first, second].map((section) => section && getComputedStyle(section).breakInside);
        return [getComputedStyle(document.documentElement).backgroundColor, ...breaks];
      });
    await expect.poll(styles).toEqual(['rgba(0, 0, 0, 0)', 'auto', 'avoid']);
    await page.emulateMedia({ media: null });
    /** The part of the chart that is dark. The pre-period is shaded. */
    const dark = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('grundy-chart canvas');
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] === 255 && Math.max(...data.slice(at, at + 3)) < 80) count++;
      return (4 * count) / data.length;
    };
    await expect.poll(() => page.evaluate(dark)).toBeGreaterThan(0.1);
    await page.evaluate(`addEventListener('afterprint', () => { globalThis.printed = (${dark})(); })`);
    await page.pdf();
    expect(await page.evaluate('printed')).toBeLessThan(0.02);
  });
});

test('high contrast: by choice, stored, and by the system setting', async ({ page, playground }) => {
  const contrast = () => page.evaluate(() => document.documentElement.dataset.contrast);
  await playground.open('#1/nim-square?n=29');
  expect(await contrast()).toBeUndefined();
  await page.getByLabel('Colours').selectOption('High contrast');
  expect(await contrast()).toBe('more');
  await page.reload();
  await expect(page.getByLabel('Colours')).toHaveValue('contrast');
  expect(await contrast()).toBe('more');
  await page.getByLabel('Colours').selectOption('Light');
  expect(await contrast()).toBeUndefined();
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(contrast).toBe('more');
});
