// Pictures that tests compare with. New ones: npm run snapshots, and look at each before it is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

const FONTS = join(import.meta.dirname, 'snapshots', 'fonts.json');

/** How wide the page's three fonts write: pictures can be compared only where these are the same fonts. */
function fonts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return {};
    const style = getComputedStyle(document.documentElement);
    const width = (name: string) => {
      context.font = `100px ${style.getPropertyValue(name)}`;
      return Math.round(context.measureText('Grundy value of 1,234,567 heaps').width);
    };
    return { serif: width('--serif'), sans: width('--sans'), mono: width('--mono') };
  });
}

/** Leaves the test where the pictures were taken with other fonts. */
export async function comparable(page: Page): Promise<void> {
  const here = await fonts(page);
  if (test.info().config.updateSnapshots === 'all')
    writeFileSync(FONTS, `${JSON.stringify(here, null, 1).replace(/\s+/g, ' ')}\n`);
  const there = JSON.parse(readFileSync(FONTS, 'utf8'));
  test.skip(
    JSON.stringify(here) !== JSON.stringify(there),
    'the pictures were taken with other fonts than are installed here',
  );
}
