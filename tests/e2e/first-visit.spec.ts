// The first visit: a live example, three suggestions, and an interactive heap.
import type { Page } from '@playwright/test';
import { expect, test } from './page';

const welcome = (page: Page) => page.getByRole('region', { name: 'New here? Three things to try' });
const heap = (page: Page) => page.locator('grundy-heap');

test('the first visit: an answer, a chart, three suggestions, and a heap to try by pointer and keys', async ({
  playground,
  page,
}) => {
  await test.step('the page opens with an answer, a chart and three suggestions', async () => {
    await playground.open();
    await playground.answers('12430812');
    await expect(page.getByLabel('Chart of Subtract a square')).toBeVisible();
    await expect(welcome(page).getByRole('listitem')).toHaveCount(3);
    await welcome(page)
      .getByRole('link', { name: /^Break a pattern/ })
      .click();
    await expect(page.locator('.period-head')).toHaveText('Looks like period 25');
    // After going back, the other two are shown.
    await page.goBack();
    await playground.answers('12430812');
    await expect(welcome(page).getByRole('listitem')).toHaveCount(3);
  });
  await test.step('a link opens its question; the page name leads to the start page', async () => {
    await playground.open('#1/stones?n=8');
    await expect(welcome(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Grundyscope', exact: true }).click();
    await playground.answers('12430812');
    await welcome(page)
      .getByRole('link', { name: /^Try the big one/ })
      .click();
    await playground.answers('2586528661783');
    expect(playground.hash()).toBe('#1/nim-square?n=100000&heaps=3');
  });
  await test.step('the introduction has an interactive heap', async () => {
    await playground.open();
    await welcome(page).getByRole('button', { name: 'What is a value?' }).click();
    await expect(heap(page)).toContainText('14 stones');
    await expect(heap(page).getByRole('status')).toContainText('The moves leave the values 0 and 1.');
    await expect(heap(page).locator('.heap-stones i')).toHaveCount(14);
    await heap(page)
      .getByRole('button', { name: /^Take 4/ })
      .hover();
    await expect(heap(page).locator('.heap-stones i.going')).toHaveCount(4);
    await heap(page)
      .getByRole('button', { name: /^Take 4/ })
      .click();
    await expect(heap(page)).toContainText('10 stones');
    await expect(heap(page).getByRole('status')).toContainText('whoever has to move here loses');
    for (const move of ['Take 9', 'Take 1']) {
      await heap(page)
        .getByRole('button', { name: new RegExp(`^${move}`) })
        .click();
    }
    await expect(heap(page)).toContainText('No stones are left, so there is no move.');
    await heap(page).getByRole('button', { name: 'Start again with 16' }).click();
    await expect(heap(page)).toContainText('16 stones');
    await heap(page).getByRole('button', { name: 'Heap of 4: value 2' }).click();
    await expect(heap(page)).toContainText('4 stones');
    await expect(heap(page).getByRole('button', { name: 'Heap of 4: value 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await test.step('the heap works by keyboard', async () => {
    await playground.open();
    await page.locator('.foot').getByRole('button', { name: 'What is a Grundy value?' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#about > summary')).toBeFocused();
    await expect(heap(page)).toContainText('14 stones');
    await page.keyboard.press('Tab');
    await expect(heap(page).getByRole('button', { name: /^Take 1\b/ })).toBeFocused();
    await expect(heap(page).locator('.heap-stones i.going')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(heap(page)).toContainText('13 stones');
  });
});
