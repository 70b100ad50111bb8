// The pages of examples/, and those of tests/golden/examples, as they once were: copies of them in
// other people's hands go on working. Each works without console errors.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './page';

const open = (page: Page, name: string, folder = 'examples') => page.goto(`/@project/${folder}/${name}`);

/** A frame whose view is drawn. */
async function live(frame: FrameLocator): Promise<void> {
  await expect(frame.locator('.frame-stage')).toHaveAttribute('data-is', 'live');
}

test('the list names every example', async ({ page }) => {
  await open(page, 'index.html');
  const named = await page
    .locator('li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const pages = readdirSync(join(import.meta.dirname, '..', '..', 'examples')).filter((name) =>
    name.endsWith('.html'),
  );
  expect([...named, 'index.html'].sort()).toEqual(pages.sort());
});

for (const folder of ['examples', 'published'])
  test.describe(folder, () => {
    test('plain HTML, a course page, and a page that asks its frame', { tag: '@full' }, async ({ page }) => {
      await test.step('plain HTML: a frame and an element', async () => {
        await open(page, 'plain.html', folder);
        const frame = page.frameLocator('iframe');
        await page.locator('iframe').scrollIntoViewIfNeeded();
        await live(frame);
        await expect(frame.getByRole('slider', { name: /Kayles/ }).first()).toBeVisible();
        await page.locator('grundy-scope').scrollIntoViewIfNeeded();
        await expect(page.getByRole('slider', { name: /^Cells of Kayles/ })).toBeVisible();
      });

      await test.step('a course page hears the moves of a game and the answers to questions', async () => {
        await open(page, 'course.html', folder);
        const heard = page.locator('#heard li');
        await page.locator('#game').scrollIntoViewIfNeeded();
        await expect(heard.first()).toHaveText(/^Move \d+-\d+, by: engine$/);
        await expect(page.locator('#game').getByRole('button', { name: 'Hint' })).toHaveCount(0);
        await page.locator('#questions').scrollIntoViewIfNeeded();
        await page.locator('#questions .exercise-question').getByRole('textbox').fill('99');
        await page.keyboard.press('Enter');
        await expect(heard.nth(1)).toHaveText(/^Question 1: the answer is \d+$/);
        await page.locator('grundy-scope').last().scrollIntoViewIfNeeded();
        await expect(page.getByRole('grid').getByRole('columnheader')).toHaveCount(4);
      });

      await test.step('a page asks its frame, sets its colours, and hears of changes', async () => {
        await open(page, 'messages.html', folder);
        await page.getByRole('button', { name: '6 ⊗ 7' }).click();
        await expect(page.getByRole('listitem')).toHaveText(['6 ⊗ 7 = 3']);
        await page.getByRole('button', { name: 'a mistake' }).click();
        await expect(page.getByRole('listitem').nth(1)).toContainText('a mistake: ');
        await page.getByLabel('Dark').check();
        const frame = page.frameLocator('iframe');
        await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
        await page.getByRole('button', { name: '16 ⊗ 16' }).click();
        await expect(page.getByRole('listitem').nth(2)).toHaveText('16 ⊗ 16 = 24');
        await expect(page.locator('#question')).toHaveText('#1/nimbers?e=16*16');
        await frame.locator('[part=controls] .input').first().fill('5*5');
        await expect(page.locator('#question')).toHaveText('#1/nimbers?e=5*5');
      });
    });

    test('slides, sanitisers, books, strict policies and fifty elements', { tag: '@full' }, async ({
      page,
    }) => {
      test.slow();

      await test.step('slides: the view loads with its slide', async () => {
        await open(page, 'slides.html', folder);
        await expect(page.getByRole('heading', { name: 'Which heaps lose?' })).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('heading', { name: 'Subtract a square' })).toBeVisible();
        await live(page.frameLocator('iframe'));
      });

      await test.step('a strict sanitiser keeps the frame, which works', async () => {
        await open(page, 'moodle.html', folder);
        await expect(page).toHaveTitle('A learning platform');
        await expect(page.locator('#content grundy-scope')).toHaveCount(0);
        await live(page.frameLocator('iframe'));
        await expect(page.frameLocator('iframe').getByText('3', { exact: true }).first()).toBeVisible();
      });

      await test.step('a static book: figures with captions', async () => {
        await open(page, 'book.html', folder);
        for (const at of [0, 1]) {
          await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
          await live(page.frameLocator('iframe').nth(at));
        }
        await expect(
          page.frameLocator('iframe').nth(1).getByText('Period 34 from 52 on', { exact: true }),
        ).toBeVisible();
      });

      await test.step('the element works under a strict policy', async () => {
        await open(page, 'strict-csp.html', folder);
        await expect(page.getByText('2,586,528,661,783').first()).toBeVisible();
        await page.locator('grundy-scope').nth(1).scrollIntoViewIfNeeded();
        await expect(page.locator('grundy-histogram canvas, grundy-histogram svg').first()).toBeVisible();
        await page.locator('iframe').scrollIntoViewIfNeeded();
        await live(page.frameLocator('iframe'));
      });

      await test.step('of fifty elements, those in view start', async () => {
        await open(page, 'fifty.html', folder);
        await expect(page.getByRole('slider').first()).toBeVisible();
        expect(await page.getByRole('slider').count()).toBeLessThan(50);
        await page.getByRole('heading', { name: 'Take 1 or 51' }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('slider', { name: /^Cells of Take 1 or 51/ })).toBeVisible();
        // All share one engine, with at most two workers.
        expect(page.workers().length).toBeLessThanOrEqual(2);
      });
    });

    test('sandboxed frames', { tag: '@full' }, async ({ page, playground }) => {
      playground.expected.push(/^Blocked script execution|can escape its sandboxing/);
      await open(page, 'sandbox.html', folder);
      for (const id of ['usual', 'scripts', 'popups', 'escape']) {
        const frame = page.frameLocator(`#${id}`);
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await live(frame);
        await expect(frame.getByText('1,160').first(), id).toBeVisible();
      }
      for (const id of ['origin', 'nothing']) {
        const words = page.frameLocator(`#${id}`).locator('noscript');
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        // Visible, and not hidden below a poster.
        await expect(words).toBeInViewport({ ratio: 1 });
      }
      for (const id of ['usual', 'popups', 'escape']) {
        const link = page.frameLocator(`#${id}`).getByRole('link', { name: 'Open in full' });
        const [full] = await Promise.all([page.waitForEvent('popup'), link.click()]);
        await expect(full.locator('.answer-digits'), id).toHaveAttribute('data-answer', '1160');
        expect(await full.evaluate(() => origin === 'null'), id).toBe(id === 'popups');
        await full.close();
      }
    });
  });
