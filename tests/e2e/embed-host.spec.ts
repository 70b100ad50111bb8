// What a host page hears from its frame and tells it, and what is loaded before it is visible.
import { expect } from '@playwright/test';
import { violations } from './axe';
import { address, ERROR, frameOf, heard, host, KAYLES, live, open, test } from './frame-page';
import { frames } from './settled';

test.describe('the host page', () => {
  test('receives heights in every format, and may change colours and questions', async ({ page }) => {
    await test.step('receives the height in every message format, at once and at each change', async () => {
      await host(page, [address('show=histogram', KAYLES)]);
      const frame = frameOf(page);
      await live(frame);
      const root = frame.locator('.frame-whole');
      const fits = async () => {
        const height = Math.ceil((await root.boundingBox())?.height ?? 0);
        const last = (await heard(page)).slice(-4);
        return JSON.stringify(last) ===
          JSON.stringify([
            { type: 'grundyscope:height', version: 1, height },
            { subject: 'lti.frameResize', height },
            JSON.stringify({ src: frame.url(), context: 'iframe.resize', height }),
            { context: 'h5p', action: 'resize', scrollHeight: height },
          ])
          ? ''
          : `${height}: ${JSON.stringify(last)}`;
      };
      await expect.poll(fits).toBe('');
      const before = (await heard(page)).length;
      await frame.getByText('As a table').click();
      await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(before);
      await expect.poll(fits).toBe('');
      await page.locator('iframe').evaluate((element) => {
        element.setAttribute('width', '300');
      });
      await expect.poll(fits).toBe('');
      // A frame of that height does not scroll.
      expect(await frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    });

    await test.step('may change the colours and the question, and ask for the height again', async () => {
      await host(page, [address('show=chart&theme=light', KAYLES)]);
      const frame = frameOf(page);
      await live(frame);
      const say = (message: unknown) =>
        page.locator('iframe').evaluate((element, data) => {
          (element as HTMLIFrameElement).contentWindow?.postMessage(data, '*');
        }, message);
      await say({ type: 'grundyscope:theme', theme: 'dark' });
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
      await say({ type: 'grundyscope:theme', theme: 'contrast' });
      await expect(frame.locator('html')).toHaveAttribute('data-contrast', 'more');
      const url = frame.url();
      await say({ type: 'grundyscope:question', question: '#1/game?game=nim&n=30' });
      await expect(frame.locator('h1')).toHaveText('Nim');
      await expect(frame.locator('.summary')).toContainText('n = 0 to 30');
      await expect(frame.locator('.frame-open')).toHaveAttribute('href', './#1/game?game=nim&n=30');
      expect(frame.url()).toBe(url);
      await say({ type: 'grundyscope:question', question: '#1/nim-square?n=29' });
      await expect(frame.locator(ERROR)).toHaveCount(0);
      await expect(frame.locator('h1')).toHaveText('Nim Square');
      await expect(frame.locator('.summary')).toContainText('n = 0 to 29');
      await say({ type: 'grundyscope:question', question: '#1/chess?n=8' });
      await expect(frame.locator(ERROR)).toContainText('no problem called “chess”');
      await expect(frame.locator('h1')).toHaveText('Grundyscope');
      await say({ type: 'grundyscope:question', question: '#1/nim-square?n=29' });
      await live(frame);
      await expect(frame.locator('h1')).toHaveText('Nim Square');
      await expect(frame.locator('.frame-detail')).toHaveText('N = 29, 3 heaps');
      await expect(frame.locator('.summary')).toContainText('n = 0 to 29');
      const before = (await heard(page)).length;
      await say({ type: 'grundyscope:hello' });
      await expect.poll(async () => (await heard(page)).length).toBeGreaterThanOrEqual(before + 4);
    });
  });

  test('may apply heights badly, start the frame early, and change its address', { tag: '@full' }, async ({
    page,
  }) => {
    test.slow();
    for (const follow of [
      'height + 1',
      'Math.round(height * 0.9)',
      'height % 2 ? height + 40 : height - 40',
      '40',
    ]) {
      await test.step(`may apply the height as badly as ${follow} without endless messages`, async () => {
        await host(page, [address('', '#1/nim-square?n=1000')], follow);
        await live(frameOf(page));

        const count = (await heard(page)).length;
        expect(count).toBeLessThan(40);

        expect((await heard(page)).length).toBe(count);
      });
    }

    await test.step('may start the frame before it is visible', async () => {
      await host(page, [address('show=chart', KAYLES)], 'height', 'style="position: absolute; top: 5000px"');
      const frame = frameOf(page);
      await expect(frame.locator('.frame-whole')).toHaveAttribute('data-ready', '');
      await frames(page, 10);
      await expect(frame.locator('.frame-stage')).toHaveAttribute('data-is', 'poster');
      await page.locator('iframe').evaluate((element) => {
        (element as HTMLIFrameElement).contentWindow?.postMessage({ type: 'grundyscope:start' }, '*');
      });
      await live(frame);
    });

    await test.step('may change the question by the URL of the frame', async () => {
      await host(page, [address('show=chart', KAYLES)]);
      const frame = frameOf(page);
      await live(frame);
      await page.locator('iframe').evaluate(
        (element, src) => {
          (element as HTMLIFrameElement).src = src;
        },
        address('show=chart', '#1/game?game=take:1,2&n=40'),
      );
      await expect(frame.locator('h1')).toHaveText('take:1,2');
      await expect(frame.locator('.summary')).toContainText('n = 0 to 40');
    });
  });

  test('may send any message; no other page may', async ({ page }) => {
    await test.step('may send any message', async () => {
      await host(page, [address('theme=light', '#1/nim-square?n=29')]);
      const frame = frameOf(page);
      await live(frame);
      const shown = await frame.locator('body').innerText();
      await page.locator('iframe').evaluate((element) => {
        const { contentWindow: window } = element as HTMLIFrameElement;
        for (const message of [
          null,
          'x'.repeat(1e6),
          new Map(),
          new Error('x'),
          { type: 'grundyscope:theme', theme: '"><script>' },
          { type: 'grundyscope:question', question: `#${'1/'.repeat(1e6)}` },
          { context: 'h5p', action: 'resize' },
        ])
          window?.postMessage(message, '*');
        window?.postMessage(new ArrayBuffer(8), '*');
      });
      // Messages are read in their order: the answer to the last one comes after all others.
      const before = (await heard(page)).length;
      await page.locator('iframe').evaluate((element) => {
        (element as HTMLIFrameElement).contentWindow?.postMessage({ type: 'grundyscope:hello' }, '*');
      });
      await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(before);
      expect(await frame.locator('body').innerText()).toBe(shown);
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
    });

    await test.step('is the only accepted sender of messages', async () => {
      await open(page, 'theme=light', '#1/nim-square?n=29');
      await page.evaluate(() => postMessage({ type: 'grundyscope:theme', theme: 'dark' }, '*'));
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('message', ({ data }) => data === 'last' && resolve(data));
            postMessage('last', '*');
          }),
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  });
});

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
      expect(asked.some((name) => name.startsWith('grundyscope-games_bg-'))).toBe(true);
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
        await page.route('**/assets/live-*.js', async (route) => {
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
        await page.unroute('**/assets/live-*.js');
      }
    });
  }

  test('if the view or the engine cannot be loaded, the frame says so, and a retry works', async ({
    page,
    quiet,
  }) => {
    await test.step('if the view cannot be loaded, the frame says so and offers a retry', async () => {
      await page.route('**/assets/live-*.js', (route) => route.abort());
      await page.goto(address('show=chart', KAYLES));
      await expect(page.getByRole('alert')).toContainText('could not be loaded here');
      await expect(page.locator('.frame-open')).toHaveAttribute('href', `./${KAYLES}`);
      await page.unroute('**/assets/live-*.js');
      expect(quiet.length).toBeGreaterThan(0);
      quiet.length = 0;
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
      quiet.length = 0;
    });
  });
});
