// Ten seconds of a reader who does nothing: www/src/shell/idle.ts.
import type { BrowserContext, Page } from '@playwright/test';

/** Every reader is idle at once: the page then fetches the whole engine and its offline copy. */
export function idleAtOnce(place: Page | BrowserContext): Promise<unknown> {
  return place.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const hasty = (work: () => void, delay = 0, ...given: []) =>
      wait(work, delay === 10_000 ? 0 : delay, ...given);
    Object.assign(globalThis, { setTimeout: hasty });
  });
}
