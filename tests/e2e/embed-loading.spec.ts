// What is loaded before a frame is visible, and what it says if something is not.
import { violations } from './axe';
import { address, frameOf, KAYLES, live, open } from './frame-page';
import { expect, test } from './page';
import { frames } from './settled';

test.describe('before it is visible', () => {
  test('it loads its poster first, then the view and what this asks for', async ({ page }) => {
    await test.step('it loads its poster first, then the view', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const src = address('show=chart', KAYLES);
      await page.route('**/far.html', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>Far</title><div style="height:4000px"></div><iframe title="frame" width="600" height="480" src="${src}"></iframe>`,
        }),
      );
      await page.goto('./far.html');
      const frame = frameOf(page);
      await expect(frame.locator('h1')).toHaveText('Kayles');
      await expect(frame.locator('.frame-detail')).toHaveText('octal:0.77 · n up to 200');
      await page.waitForLoadState('networkidle');
      const files = () => asked.filter((url) => !url.endsWith('.html')).map((url) => url.replace(/.*\//, ''));
      const poster = files().filter((name) => !name.startsWith('embed.html'));
      expect(poster.every((name) => /^(?:frame\.js|icon\.svg|embed-[\w-]+\.(?:js|css))$/.test(name))).toBe(
        true,
      );
      await expect(frame.locator('.frame-stage')).toHaveAttribute('data-is', 'poster');
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await live(frame);
    });

    await test.step('a question that a small build can answer does not load the whole engine', async () => {
      await page.goto('about:blank');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url().replace(/.*\//, '')));
      await open(page, '', '#1/nim-square?n=1000');
      await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '12430812');
      expect(asked.some((name) => name.startsWith('grundyscope-problems_bg-'))).toBe(true);
      expect(asked.some((name) => name.startsWith('grundyscope_bg-'))).toBe(false);
    });
  });

  for (const [show, hash] of [
    ['chart', KAYLES],
    ['strip', KAYLES],
    ['histogram', '#1/game?game=take:squares&n=300'],
    ['table', KAYLES],
    ['answer', '#1/nim-square?n=1000'],
  ] as const) {
    test(`the layout does not shift when the ${show} is drawn`, {
      tag: '@full',
    }, async ({ page }) => {
      for (const width of [390, 800]) {
        await page.setViewportSize({ width, height: 900 });
        let go = () => {};
        const held = new Promise<void>((resolve) => {
          go = resolve;
        });
        await page.route('**/assets/scope-*.js', async (route) => {
          await held;
          return route.continue();
        });
        await page.goto('about:blank');
        await page.goto(address(`show=${show}&controls=some`, hash));
        const height = async () => (await page.locator('.frame-whole').boundingBox())?.height ?? 0;
        await expect(page.locator('.frame-whole')).toHaveAttribute('data-ready', '');
        const before = await height();
        go();
        await live(page);
        await frames(page, 10);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                const entries = list.getEntries() as Array<PerformanceEntry & { value: number }>;
                resolve(entries.reduce((sum, { value }) => sum + value, 0));
              }).observe({ type: 'layout-shift', buffered: true });
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
            }),
        );
        expect(shift).toBeLessThan(0.02);
        // With a tolerance of one line.
        expect(Math.abs((await height()) - before)).toBeLessThan(26);
        await page.unroute('**/assets/scope-*.js');
      }
    });
  }

  test('if the view or the engine cannot be loaded, the frame says so, and a retry works', {
    tag: '@full',
  }, async ({ page, playground }) => {
    playground.expected.push(/ERR_FAILED/, /Grundyscope: /);
    await test.step('if the view cannot be loaded, the frame says so and offers a retry', async () => {
      await page.route('**/assets/scope-*.js', (route) => route.abort());
      await page.goto(address('show=chart', KAYLES));
      await expect(page.getByRole('alert')).toContainText('could not be loaded here');
      await expect(page.locator('.frame-open')).toHaveAttribute('href', `./${KAYLES}`);
      await page.unroute('**/assets/scope-*.js');
      await expect.poll(() => violations(page)).toEqual([]);
    });

    await test.step('if the engine cannot be loaded, the view says so and a retry works', async () => {
      await page.goto('about:blank');
      const engine = /\/assets\/grundyscope[\w-]*_bg-/;
      await page.route(engine, (route) => route.abort());
      await page.goto(address('show=chart', KAYLES));
      await expect(page.locator('[part=error]')).toContainText('could not be loaded');
      await page.unroute(engine);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('.summary')).toContainText('Kayles');
    });
  });
});
