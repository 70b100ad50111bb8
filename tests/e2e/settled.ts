// Waits until a page is settled: nothing loads or computes, and the layout is stable.
import { expect, type Page } from '@playwright/test';

/**
 * Waits until a room is drawn, no work is shown as running and the page's shape stays the same for
 * five frames.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shape = () => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      const canvases = [...document.querySelectorAll('canvas')].map(
        ({ width, height }) => `${width}x${height}`,
      );
      const waiting = document.querySelector('[aria-busy=true], grundy-progress, .waiting') !== null;
      const fetched = performance.getEntriesByType('resource').length;
      return waiting ? undefined : [scrollHeight, scrollWidth, fetched, ...canvases].join();
    };
    let still = 0;
    for (let before = shape(); still < 5; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = shape();
      still = now !== undefined && now === before ? still + 1 : 0;
      before = now;
    }
  });
}
