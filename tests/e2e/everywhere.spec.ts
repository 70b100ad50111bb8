// Every room, in every theme and at every width: axe finds nothing, nothing runs off the side, and nothing jumps once it is drawn.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './page';

const ROOMS = [
  { name: 'a problem', hash: '#1/nim-square?n=1000;at=29' },
  { name: 'games', hash: '#1/game?game=octal:0.77&n=200;at=71' },
  { name: 'nimbers', hash: '#1/nimbers' },
  { name: 'Zeckendorf', hash: '#1/zeckendorf?n=100' },
  { name: 'two heaps', hash: '#1/two-heaps?game=wythoff' },
];

const THEMES = ['light', 'dark', 'contrast'] as const;
const WIDTHS = [320, 390, 768, 1440, 2560, 3840];

async function enter(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const { name, hash } of ROOMS) {
  for (const theme of THEMES) {
    test(`axe finds nothing: ${name}, ${theme}`, async ({ page, playground: _ }) => {
      await page.addInitScript((chosen) => localStorage.setItem('grundyscope-theme', chosen), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enter(page, hash);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`nothing runs off the side: ${name}, from 320 to 3840 px`, async ({ page, playground: _ }) => {
    await enter(page, hash);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wide, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
  });

  test(`mirrored, nothing runs off the side: ${name}`, async ({ page, playground: _ }) => {
    await enter(page, hash);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wide, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
  });
}
