// Every element in each of its states, as the gallery shows them: pictures in light, dark and high contrast, axe, and
// nothing that runs off a narrow screen. New pictures: npm run snapshots, and look at each before it is committed.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './page';

const GALLERY = '/@gallery/gallery.html';
const FONTS = join(import.meta.dirname, 'snapshots', 'fonts.json');

const TAGS = [
  'grundy-field',
  'grundy-game',
  'grundy-progress',
  'grundy-theme',
  'grundy-answer',
  'grundy-facts',
  'grundy-mex',
  'grundy-player',
  'grundy-picker',
  'grundy-reasons',
  'grundy-batch',
  'grundy-chart',
  'grundy-strip',
  'grundy-histogram',
  'grundy-table',
];

const LOOKS = [
  { name: 'light', colorScheme: 'light', theme: 'auto' },
  { name: 'dark', colorScheme: 'dark', theme: 'auto' },
  { name: 'contrast', colorScheme: 'light', theme: 'contrast' },
] as const;

async function open(page: Page, tag: string, look: (typeof LOOKS)[number]): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem('grundyscope-theme', theme), look.theme);
  await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
  await page.goto(`${GALLERY}#${tag}`);
  await expect(page.locator(`grundy-specimen ${tag}`).first()).toBeVisible();
}

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

test('the gallery has every element that is tested here, and no other', async ({ page }) => {
  await page.goto(GALLERY);
  await expect(page.locator('nav[aria-label=Elements] a')).toHaveText(TAGS);
});

test('an element says what it sends', async ({ page }) => {
  await page.goto(`${GALLERY}#grundy-field`);
  await page.locator('#field-a').fill('29');
  await expect(page.locator('.heard').first()).toHaveText('Event: typed {"name":"a","value":"29"}');
});

for (const tag of TAGS) {
  test(`${tag} fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, tag, LOOKS[0]);
    const [inner, whole] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(whole).toBeLessThanOrEqual(inner as number);
  });

  for (const look of LOOKS) {
    test(`${tag}, ${look.name}: axe finds nothing, and it looks as it should`, async ({ page }) => {
      await page.setViewportSize({ width: 760, height: 900 });
      await open(page, tag, look);
      expect(await violations(page)).toEqual([]);

      const here = await fonts(page);
      if (test.info().config.updateSnapshots === 'all')
        writeFileSync(FONTS, `${JSON.stringify(here, null, 1).replace(/\s+/g, ' ')}\n`);
      const there = JSON.parse(readFileSync(FONTS, 'utf8'));
      test.skip(
        JSON.stringify(here) !== JSON.stringify(there),
        'the pictures were taken with other fonts than are installed here',
      );
      await expect(page.locator('.specimen')).toHaveScreenshot(`${tag}-${look.name}.png`);
    });
  }
}
