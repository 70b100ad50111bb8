// Each view in a frame without controls, in every size and colour.
import { violations } from './axe';
import { address, ERROR, frameOf, host, KAYLES, live, open, startAll, wide } from './frame-page';
import { expect, test } from './page';
import { frames } from './settled';

/** Every view, of a question that has it. */
const VIEWS: ReadonlyArray<readonly [show: string, hash: string]> = [
  ...['answer', 'calculator', 'explanation'].map((show) => [show, '#1/nim-square?n=300'] as const),
  ...['chart', 'strip', 'histogram', 'table', 'value', 'list', 'answer', 'calculator', 'explanation'].map(
    (show) => [show, KAYLES] as const,
  ),
  ['compare', '#1/game?game=take:squares&n=100;with=nim'],
  ...['calculator', 'answer', 'explanation', 'heat'].map((show) => [show, '#1/nimbers?e=6*7'] as const),
  ...['answer', 'calculator', 'explanation', 'heat', 'play', 'sum', 'word'].map(
    (show) => [show, '#1/zeckendorf?n=20'] as const,
  ),
  ['heat', '#1/two-heaps?game=wythoff'],
  ['explanation', '#1/two-heaps?game=euclid;at=5,12'],
];

// A frame is a page with one element: element-looks.spec.ts draws every view in `npm test` and
// looks at it with all controls, heights.spec.ts with the usual ones.
test('views without controls are drawn, with all texts, and none overflows', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  await host(
    page,
    VIEWS.map(([show, hash]) => address(`show=${show}&controls=none`, hash)),
  );
  await startAll(page);
  for (const [at, [show, hash]] of VIEWS.entries()) {
    const frame = frameOf(page, at);
    await live(frame);
    const called = `${show} of ${hash}`;
    await expect.soft(frame.locator(ERROR), called).toHaveCount(0);
    const view = frame.locator('figure[part=view]');
    expect.soft((await view.boundingBox())?.height ?? 0, called).toBeGreaterThan(60);
    await expect.soft(frame.locator('[part=controls]'), called).toHaveCount(show === 'calculator' ? 1 : 0);
    const words = await frame.locator('body').innerText();
    expect.soft(words, called).not.toMatch(/\[[a-z]+-[a-z-]+\]/);
    // Nothing surrounds this view.
    expect.soft(words, called).not.toMatch(/(sequences?|table|examples|as) (above|below)/);
    // Pictures have no fields; only the calculator and the game do.
    if (show !== 'calculator' && show !== 'play') {
      const inputs = view.locator('input, select').filter({ visible: true });
      await expect.soft(inputs, called).toHaveCount(0);
    }
  }
  for (const width of [160, 320, 390, 800, 1440]) {
    await page.evaluate((width) => {
      for (const frame of document.querySelectorAll('iframe')) frame.width = `${width}`;
    }, width);
    await frames(page, 2);
    const overflowing = async () => {
      const all = await Promise.all(VIEWS.map((_, at) => wide(frameOf(page, at))));
      return VIEWS.flatMap(([show, hash], at) => (all[at] ? [`${show} of ${hash}: ${all[at]}`] : []));
    };
    await expect.poll(overflowing, { message: `${width} px` }).toEqual([]);
  }
});

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
