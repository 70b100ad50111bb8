import type { Page } from '@playwright/test';

/** Waits for some frames to be drawn, in which a page that had something to do would do it. */
export const frames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let at = 0; at < count; at += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
