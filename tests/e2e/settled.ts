// Waiting: until a page is settled, for frames, and for readers to be idle.
import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Waits until a room is drawn, no work is shown as running and the page's shape stays the same for
 * five frames.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  await still(page);
}

/** As above, of any page. */
export const still = (page: Page) =>
  page.evaluate(async () => {
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

/** Waits for some frames to be drawn, in which a page that had something to do would do it. */
export const frames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let at = 0; at < count; at += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

/**
 * Every reader is idle at once, not after ten seconds (www/src/shell/idle.ts): the page then
 * fetches the whole engine and its offline copy.
 */
export function idleAtOnce(place: Page | BrowserContext): Promise<unknown> {
  return place.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const hasty = (work: () => void, delay = 0, ...given: []) =>
      wait(work, delay === 10_000 ? 0 : delay, ...given);
    Object.assign(globalThis, { setTimeout: hasty });
  });
}
