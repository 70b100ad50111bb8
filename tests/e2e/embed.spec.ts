// What a frame looks like: its address says the colours and the language.
import { violations } from './axe';
import { open } from './frame-page';
import { expect, test } from './page';

test.describe('appearance', () => {
  test('colours and language follow the URL', async ({ page }) => {
    await open(page, 'theme=dark&lang=xx-YY', '#1/nim-square?n=29');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await paper()).toBe('rgb(20, 21, 26)');
    await open(page, 'theme=contrast', '#1/nim-square?n=29');
    expect(await paper()).toBe('rgb(255, 255, 255)');
    await expect.poll(() => violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'theme=auto', '#1/nim-square?n=29');
    expect(await paper()).toBe('rgb(20, 21, 26)');
    await open(page, 'theme=light', '#1/nim-square?n=29');
    expect(await paper()).toBe('rgb(250, 247, 240)');
  });
});

/** Views with cells. */
const CELLS: ReadonlyArray<readonly [show: string, hash: string, canvas: string]> = [
  ['compare', '#1/game?game=nim&n=7;with=take:1,2', 'grundy-compare canvas'],
  ['word', '#1/zeckendorf?n=20', 'grundy-word canvas'],
  ['heat', '#1/nimbers?e=6*7', '.plane canvas'],
  ['heat', '#1/two-heaps?game=wythoff', '.heat canvas'],
];

test.describe('on a screen with small pixels', { tag: '@full' }, () => {
  test.use({ deviceScaleFactor: 2 });
  test('canvases keep their size and are sharp', async ({ page }) => {
    for (const [show, hash, name] of CELLS) {
      await page.goto('about:blank');
      await open(page, `show=${show}`, hash);
      const [shown, inside, drawn] = await page
        .locator(name)
        .first()
        .evaluate((element) => [
          element.getBoundingClientRect().width,
          element.parentElement?.clientWidth,
          (element as HTMLCanvasElement).width,
        ]);
      expect(shown, show).toBeLessThan((inside ?? 0) + 1);
      expect((drawn ?? 0) / (shown ?? 1), show).toBeCloseTo(2, 1);
    }
  });
});
