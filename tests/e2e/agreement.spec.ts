// Values and labels always agree: old values never appear under new labels, even during work.
import type { Page } from '@playwright/test';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

/** Records every text of an element, however short it stays, from the first input on. */
async function recordChanges(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((selector) => {
    const changes: string[] = [];
    const now = new Map<Element, string>();
    (globalThis as unknown as { changes: string[] }).changes = changes;
    const record = () => {
      for (const element of document.querySelectorAll(selector)) {
        const text = element.textContent?.trim() ?? '';
        if (now.get(element) !== text) changes.push(text);
        now.set(element, text);
      }
    };
    const begin = () => {
      record();
      changes.length = 0;
    };
    document.addEventListener('input', begin, { capture: true, once: true });
    record();
    new MutationObserver(record).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, selector);
  return () => page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes);
}

test('charts change together, and an earlier answer is not announced', {
  tag: '@full',
}, async ({ playground, page }) => {
  await test.step('chart, cells and histogram change together', async () => {
    await playground.open('#1/fibonacci-nim?n=100');
    await playground.answers('728');
    await expect(page.getByText('Values of g(0) to g(100)')).toBeVisible();
    const seen = await recordChanges(
      page,
      '.views > .stack > .quiet, .views grundy-histogram .reading, .legend',
    );
    await playground.n.fill('10000');
    await expect(page.getByText('Values of g(0) to g(10,000)')).toBeVisible();
    const texts = await seen();
    const labels = texts.findIndex((text) => text.includes('g(10,000)'));
    expect(labels).toBeGreaterThanOrEqual(0);
    // After the new label, the old eleven values never appear again.
    expect(texts.slice(labels).join('\n')).not.toContain('11 different values');
    await expect(page.locator('.views grundy-histogram .reading')).toContainText('different values occur');
  });

  await test.step('the previous answer is never announced again', async () => {
    await playground.open('#1/nim-square?n=100000');
    await playground.answers('2586528661783');
    const live = 'grundy-page > p[aria-live]:first-of-type, grundy-page > .foot + p[aria-live]';
    const changes = await recordChanges(page, live);
    await playground.n.fill('29');
    await playground.answers('1160');
    await expect(page.locator(live).first()).toContainText('1,160');
    const texts = await changes();
    expect(texts.join('\n')).toContain('1,160');
    expect(texts.filter((text) => text.includes('2,586,528,661,783'))).toEqual([]);
  });
});

test.describe('on a page of its own', () => {
  test.use({ sharePage: false });

  test('nothing is shown about a sequence that is not loaded yet', async ({ playground, page }) => {
    await page.addInitScript(() => {
      const texts: string[] = [];
      (globalThis as unknown as { texts: string[] }).texts = texts;
      const record = () => texts.push(document.body?.innerText ?? '');
      new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await playground.open('#1/fibonacci-nim?n=10000');
    await expect(page.getByText('Values of g(0) to g(10,000)')).toBeVisible();
    const texts = await page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts.join('\n'));
    expect(texts).not.toContain('0 different values');
    expect(texts).not.toContain('n = 0 to 0');
    expect(texts).not.toContain('g(0) to g(0)');
  });
});
