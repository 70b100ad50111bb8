// Snapshots. For new ones run `npm run snapshots`, and look at each before you commit it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';

const FONTS = join(import.meta.dirname, 'snapshots', 'fonts.json');

/**
 * Text widths in the three fonts of the page or element: snapshots are compared only with equal
 * fonts.
 */
function fonts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return {};
    const scope = document.querySelector('grundy-scope')?.shadowRoot?.querySelector('.scope');
    const style = getComputedStyle(scope ?? document.documentElement);
    const width = (name: string) => {
      context.font = `100px ${style.getPropertyValue(name)}`;
      return Math.round(context.measureText('Grundy value of 1,234,567 heaps').width);
    };
    return { serif: width('--serif'), sans: width('--sans'), mono: width('--mono') };
  });
}

/** Whether the fonts are those of the snapshots. */
export async function comparable(page: Page): Promise<boolean> {
  const here = await fonts(page);
  if (test.info().config.updateSnapshots === 'all')
    writeFileSync(FONTS, `${JSON.stringify(here, null, 1).replace(/\s+/g, ' ')}\n`);
  return JSON.stringify(here) === JSON.stringify(JSON.parse(readFileSync(FONTS, 'utf8')));
}

export const OTHER_FONTS = 'the pictures were taken with other fonts than are installed here';

/** Options for `test.use` and for snapshots, at half the resolution. */
export const SMALL = { deviceScaleFactor: 0.5 };
export const TAKEN = { scale: 'device' } as const;

/** Hides the elapsed time, which differs. (The edges of a mask depend on the scroll position.) */
export function hideTime(within: Page | Locator): Promise<void> {
  return within.locator('.answer-meta').evaluateAll((rows) => {
    for (const row of rows as HTMLElement[]) row.style.visibility = 'hidden';
  });
}
