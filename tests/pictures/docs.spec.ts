// npx playwright test --config tests/pictures: the pictures in README.md and in docs/, taken from
// the built site and the examples.
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ROOT } from '../../scripts/lib/paths.mjs';

/** What a picture in docs/pictures may weigh, in bytes: readers fetch it with the text. */
const MAX = 60_000;

/** Where the site seems to be, in snippets that are to be seen. */
const SITE = 'https://example.org/grundyscope/';
const EXAMPLES = '/@project/examples/';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page, baseURL }) =>
  page.route(`${SITE}**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(SITE, baseURL ?? '');
    return route.fulfill({ response: await route.fetch({ url }) });
  }),
);

/** Waits for the view in the first frame; “Share…” has another one, which measures heights. */
const live = (page: Page) =>
  page.frameLocator('iframe').first().locator('.frame-stage[data-is="live"]').waitFor();

/**
 * Writes the page, or a piece of it, as WebP: about half of what PNG takes. Playwright itself
 * writes none.
 */
async function take(page: Page, file: string, { piece = '', scale = 1 } = {}): Promise<void> {
  // “Share…” keeps a request open while it measures heights.
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(5000)]);
  await page.waitForTimeout(500);
  const box = piece ? await page.locator(piece).boundingBox() : page.viewportSize();
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    // From the top of the page on: without it, what is in the window.
    ...(box && (piece || scale !== 1) ? { clip: { x: 0, y: 0, ...box, scale } } : {}),
  });
  const path = join(ROOT, file);
  writeFileSync(path, Buffer.from(data, 'base64'));
  if (file.startsWith('docs/pictures/')) expect(statSync(path).size).toBeLessThan(MAX);
}

test('page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1180 });
  await page.goto(`${SITE}#1/nim-square?n=100000`);
  await page.locator('.answer-digits[data-answer="2586528661783"]').waitFor();
  await take(page, 'docs/page.webp', { scale: 1.5 });
});

test('share', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 960 });
  await page.goto(`${SITE}#1/nimbers?e=6*7`);
  await page.locator('.share-open').first().click();
  await page.getByRole('radio', { name: 'Frame' }).check();
  await live(page);
  await take(page, 'docs/pictures/share.webp', { piece: 'dialog.share' });
});

test('moodle', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 780 });
  await page.goto(`${EXAMPLES}moodle.html`);
  await live(page);
  await take(page, 'docs/pictures/moodle.webp');
});

test('article', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 710 });
  await page.goto(`${EXAMPLES}plain.html`);
  const element = page.locator('grundy-scope');
  await element.scrollIntoViewIfNeeded();
  await element.locator('grundy-strip canvas').first().waitFor();
  await page.locator('iframe + p').evaluate((before) => before.scrollIntoView());
  await take(page, 'docs/pictures/article.webp');
});

test('slide', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 700 });
  await page.goto(`${EXAMPLES}slides.html`);
  await page.getByRole('heading', { name: 'Which heaps lose?' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await live(page);
  await take(page, 'docs/pictures/slide.webp');
});
