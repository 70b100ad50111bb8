// Numbers and labels agree at every moment: old values never stand under new names, not even while work goes on.
import type { Page } from '@playwright/test';
import { expect, test } from './page';

/** Values of Subtract a Square, by its rule. */
function squares(count: number): number[] {
  const values: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const options = new Set<number>();
    for (let root = 1; root * root <= n; root += 1) options.add(values[n - root * root] as number);
    let mex = 0;
    while (options.has(mex)) mex += 1;
    values.push(mex);
  }
  return values;
}
const truth = squares(1200);

/** What the table says: index and value of every cell, from its accessible names. */
async function tableSays(page: Page): Promise<Array<[number, number]>> {
  const names = await page
    .locator('.values td button')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return names.map((name) => {
    const [, n = '', value = ''] = /^g\(([\d,]+)\) = ([\d,]+)$/.exec(name) ?? [];
    return [Number(n.replaceAll(',', '')), Number(value.replaceAll(',', ''))];
  });
}

/** Writes down every text that an element keeps for a frame, so that it can be seen. */
async function seenIn(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((wanted) => {
    const seen: string[] = [];
    (globalThis as unknown as { seen: string[] }).seen = seen;
    const frame = () => {
      for (const element of document.querySelectorAll(wanted)) {
        const text = element.textContent?.trim() ?? '';
        if (seen.at(-1) !== text) seen.push(text);
      }
      requestAnimationFrame(frame);
    };
    frame();
  }, selector);
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

/** Writes down every text that an element changes to, however short it stays, from the first letter typed on. */
async function toldBy(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((wanted) => {
    const told: string[] = [];
    const now = new Map<Element, string>();
    (globalThis as unknown as { told: string[] }).told = told;
    const look = () => {
      for (const element of document.querySelectorAll(wanted)) {
        const text = element.textContent?.trim() ?? '';
        if (now.get(element) !== text) told.push(text);
        now.set(element, text);
      }
    };
    const begin = () => {
      look();
      told.length = 0;
    };
    document.addEventListener('input', begin, { capture: true, once: true });
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, selector);
  return () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
}

test('the table never names a value wrongly while work goes on', async ({ playground, page }) => {
  await playground.open('#1/nim-square?n=100');
  await playground.answers('25582');
  await playground.n.fill('20000000');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await page.getByLabel('Go to n').fill('777');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  const right = async () => {
    const said = await tableSays(page);
    expect(said.length).toBeGreaterThan(0);
    for (const [n, value] of said) expect(value, `g(${n})`).toBe(truth[n]);
  };
  for (let look = 0; look < 8; look += 1) {
    await right();
    await page.waitForTimeout(100);
  }
  // Somebody who clicked is told that it waits.
  await expect(page.locator('.all-values .state')).toContainText('waits for the work before it');
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await right();
  await page.locator('.all-values').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.values [data-n="777"]')).toHaveCount(1, { timeout: 10_000 });
  await right();
});

test('chart, cells and histogram change together', async ({ playground, page }) => {
  await playground.open('#1/fibonacci-nim?n=100');
  await playground.answers('728');
  await expect(page.getByText('Values of g(0) to g(100)')).toBeVisible();
  const seen = await seenIn(page, '.counts-of .quiet:first-of-type, .counts-of .reading, .legend');
  await playground.n.fill('10000');
  await expect(page.getByText('Values of g(0) to g(10,000)')).toBeVisible();
  const texts = await seen();
  const labels = texts.findIndex((text) => text.includes('g(10,000)'));
  expect(labels).toBeGreaterThanOrEqual(0);
  // After the new label the old eleven values are never spoken of again.
  expect(texts.slice(labels).join('\n')).not.toContain('11 different values');
  await expect(page.locator('.counts-of .reading')).toContainText('different values occur');
});

test('what is drawn for an earlier N says so', async ({ playground, page }) => {
  await playground.open('#1/nim-square?n=100');
  await playground.answers('25582');
  await expect(page.getByLabel(/^Chart of/)).toHaveAttribute('aria-valuemax', '100');
  await playground.n.fill('20000000');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expect(page.getByText('drawn for N = 100', { exact: true })).toBeVisible();
  await expect(page.getByLabel(/^Chart of/)).toHaveAttribute('aria-valuemax', '100');
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(page.getByText('drawn for N = 100', { exact: true })).toBeVisible();
  await expect(page.getByText('Values of g(0) to g(100)')).toBeVisible();
});

test('a screen reader is never told the previous answer again', async ({ playground, page }) => {
  await playground.open('#1/nim-square?n=100000');
  await playground.answers('2586528661783');
  const live = 'grundy-page > p[aria-live]:first-of-type, grundy-page > .foot + p[aria-live]';
  const told = await toldBy(page, live);
  await playground.n.fill('29');
  await playground.answers('1160');
  await expect(page.locator(live).first()).toContainText('1,160');
  const texts = await told();
  expect(texts.join('\n')).toContain('1,160');
  expect(texts.filter((text) => text.includes('2,586,528,661,783'))).toEqual([]);
});

test('a slider reads out the value at its own place', async ({ playground, page }) => {
  await playground.open('#1/nim-square?n=100000');
  const cells = page.getByLabel(/^Cells of/);
  await expect(cells).toHaveAttribute('aria-valuetext', /^g\(/);
  const now = Number(await cells.getAttribute('aria-valuenow'));
  const value = Number(/= (\d+)$/.exec((await cells.getAttribute('aria-valuetext')) ?? '')?.[1]);
  expect(await cells.getAttribute('aria-valuetext')).toContain(`g(${now.toLocaleString('en')})`);
  expect(value).toBe(squares(now + 1)[now]);
  const chart = page.getByLabel(/^Chart of/);
  const place = Number(await chart.getAttribute('aria-valuenow')).toLocaleString('en');
  expect(await chart.getAttribute('aria-valuetext')).toContain(`g(${place})`);
});

test('the legend names only colours that occur', async ({ playground, page }) => {
  await playground.open('#1/flipping-game?n=100');
  await expect(page.locator('.legend')).toContainText('above 0, up to');
  await expect(page.locator('.legend')).not.toContainText('P-position: whoever moves loses');
  await playground.n.fill('1');
  await expect(page.locator('.legend')).toContainText('1, an N-position');
  await playground.open('#1/fibonacci-nim?n=4');
  await page.reload();
  await expect(page.locator('.legend')).toContainText('0, a P-position');
  await expect(page.locator('.ramp i')).toHaveCount(1);
});

test('nothing is said about a sequence that is not there yet', async ({ playground, page }) => {
  await page.addInitScript(() => {
    const texts: string[] = [];
    (globalThis as unknown as { texts: string[] }).texts = texts;
    const look = () => texts.push(document.body?.innerText ?? '');
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await playground.open('#1/fibonacci-nim?n=10000');
  await expect(page.getByText('Values of g(0) to g(10,000)')).toBeVisible();
  const texts = await page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts.join('\n'));
  expect(texts).not.toContain('0 different values');
  expect(texts).not.toContain('n = 0 to 0');
  expect(texts).not.toContain('g(0) to g(0)');
});

test('of a long sequence in rows of a chosen width the cells show a page, lead on, and follow what is looked at', async ({
  playground,
  page,
}) => {
  await playground.open('#1/nim-square?n=1000000;columns=20');
  const shown = page.locator('#strip-shown');
  await expect(shown).toHaveText(/^n = 0 to [\d,]+ of 1,000,000, \d+ in a row$/);
  const [, last = ''] = /to ([\d,]+) of/.exec(await shown.innerText()) ?? [];
  await page.getByRole('button', { name: 'Later' }).click();
  const next = (Number(last.replaceAll(',', '')) + 1).toLocaleString('en');
  await expect(shown).toContainText(`n = ${next} to`);
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(shown).toContainText('n = 0 to');
  await page.getByLabel('Go to n').fill('954321');
  await page.keyboard.press('Enter');
  await expect(shown).not.toContainText('n = 0 to');
  const [, from = '', to = ''] = /n = ([\d,]+) to ([\d,]+) of/.exec(await shown.innerText()) ?? [];
  expect(Number(from.replaceAll(',', ''))).toBeLessThanOrEqual(954321);
  expect(Number(to.replaceAll(',', ''))).toBeGreaterThanOrEqual(954321);
  await expect(page.getByLabel(/^Cells of/)).toHaveAttribute('aria-valuenow', '954321');
});
