// A frame in a host page: each view, messages in both directions, and wrong URLs.

import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { violations } from './axe';
import { frames } from './frames';
import { startHost } from './host';

/** Fails on any exception or console error, in the frame or in the host page. */
const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

const KAYLES = '#1/game?game=octal:0.77&n=200';

/** The error in the place of a view, of the poster or of the inside. */
const ERROR = '.frame-sorry, [part=error]';

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

const address = (query: string, hash: string) => `./embed.html?${query}${hash}`;

async function open(page: Page, query: string, hash: string): Promise<void> {
  await page.goto(address(query, hash));
  await live(page);
}

/** Waits until the view is drawn. */
async function live(page: Page | Frame): Promise<void> {
  await expect(page.locator('.frame-stage')).toHaveAttribute('data-is', 'live');
}

/** By how much a frame or a page overflows horizontally. */
function wide(page: Page | Frame): Promise<string> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? `${scrollWidth} in ${innerWidth}` : '';
  });
}

interface Heard {
  type?: string;
  height?: number;
}

/** A host page with frames, which records their messages and applies their heights. */
async function host(page: Page, frames: string[], follow = 'height', attributes = ''): Promise<void> {
  const tags = frames.map(
    (src) => `<iframe title="frame" src="${src}" width="600" height="150" ${attributes}></iframe>`,
  );
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><body>${tags.join('')}<script>
        window.heard = [];
        addEventListener('message', ({ data, source }) => {
          heard.push(data);
          for (const frame of document.querySelectorAll('iframe')) {
            if (frame.contentWindow !== source || data.type !== 'grundyscope:height') continue;
            const height = data.height;
            frame.height = ${follow};
          }
        });
      </script>`,
    }),
  );
  await page.goto('./host.html');
}

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

/** Starts frames that are not visible yet. */
async function startAll(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1))
    await expect(frame.locator('.frame-whole')).toHaveAttribute('data-ready', '');
  await page.evaluate(() => {
    for (const { contentWindow } of document.querySelectorAll('iframe'))
      contentWindow?.postMessage({ type: 'grundyscope:start' }, '*');
  });
}

function frameOf(page: Page, at = 0): Frame {
  const frame = page.frames()[at + 1];
  if (!frame) throw new Error('no frame');
  return frame;
}

/** The first question of each view. */
const KINDS = VIEWS.filter(([show], at) => VIEWS.findIndex(([first]) => first === show) === at);

// tests/e2e/element.spec.ts draws every view in `npm test`, heights.spec.ts with the usual controls.
for (const [controls, views] of [
  ['none', VIEWS],
  ['all', KINDS],
] as const)
  test(`views with controls=${controls} are drawn, with all texts, axe finds nothing, and none overflows`, {
    tag: '@full',
  }, async ({ page }) => {
    test.slow();
    await host(
      page,
      views.map(([show, hash]) => address(`show=${show}&controls=${controls}`, hash)),
    );
    await startAll(page);
    for (const [at, [show, hash]] of views.entries()) {
      const frame = frameOf(page, at);
      await live(frame);
      const called = `${show} of ${hash}`;
      await expect.soft(frame.locator(ERROR), called).toHaveCount(0);
      const view = frame.locator('figure[part=view]');
      expect.soft((await view.boundingBox())?.height ?? 0, called).toBeGreaterThan(60);
      const fields = controls === 'all' || show === 'calculator' ? 1 : 0;
      await expect.soft(frame.locator('[part=controls]'), called).toHaveCount(fields);
      const words = await frame.locator('body').innerText();
      expect.soft(words, called).not.toMatch(/\[[a-z]+-[a-z-]+\]/);
      // Nothing surrounds this view.
      expect.soft(words, called).not.toMatch(/(sequences?|table|examples|as) (above|below)/);
      // Pictures have no fields; only the calculator and the game do.
      if (controls === 'none' && show !== 'calculator' && show !== 'play') {
        const inputs = view.locator('input, select').filter({ visible: true });
        await expect.soft(inputs, called).toHaveCount(0);
      }
      if (controls === 'all') await expect.poll(() => violations(frame), { message: called }).toEqual([]);
    }
    for (const width of [160, 320, 390, 800, 1440]) {
      await page.evaluate((width) => {
        for (const frame of document.querySelectorAll('iframe')) frame.width = `${width}`;
      }, width);
      await frames(page, 2);
      const overflowing = async () => {
        const all = await Promise.all(views.map((_, at) => wide(frameOf(page, at))));
        return views.flatMap(([show, hash], at) => (all[at] ? [`${show} of ${hash}: ${all[at]}`] : []));
      };
      await expect.poll(overflowing, { message: `${width} px` }).toEqual([]);
    }
  });

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

test.describe('appearance', () => {
  test('colours and language follow the URL', async ({ page }) => {
    await open(page, 'theme=dark&lang=xx-YY', '#1/nim-square?n=29');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await paper()).toBe('rgb(19, 21, 27)');
    await open(page, 'theme=contrast', '#1/nim-square?n=29');
    expect(await paper()).toBe('rgb(255, 255, 255)');
    await expect.poll(() => violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'theme=auto', '#1/nim-square?n=29');
    expect(await paper()).toBe('rgb(19, 21, 27)');
    await open(page, 'theme=light', '#1/nim-square?n=29');
    expect(await paper()).toBe('rgb(252, 251, 248)');
  });

  test('fonts and drawings grow to three times their size, and nothing is cut off', { tag: '@full' }, async ({
    page,
  }) => {
    test.slow();

    await test.step('the font size and the drawings grow to three times their size', async () => {
      await page.setViewportSize({ width: 800, height: 700 });
      const sizes: number[][] = [];
      for (const size of [100, 200, 300]) {
        await open(page, `show=strip&size=${size}`, '#1/game?game=octal:0.77&n=60');
        sizes.push(
          await page.evaluate(() => {
            const px = (element: Element | null, name: 'fontSize' | 'height') =>
              Number.parseFloat(element ? getComputedStyle(element)[name] : '0');
            const [text, title, canvas] = ['.summary', 'h1', '.cells canvas'].map(
              (s) =>
                (document.querySelector('.frame-view')?.shadowRoot ?? document).querySelector(s) ??
                document.querySelector(s),
            );
            return [
              px(text ?? null, 'fontSize'),
              px(title ?? null, 'fontSize'),
              px(canvas ?? null, 'height'),
            ];
          }),
        );
        expect(await wide(page)).toBe('');
      }
      const [usual = [], twice = [], thrice = []] = sizes;
      for (const at of [0, 1]) {
        expect((twice[at] ?? 0) / (usual[at] ?? 1)).toBeCloseTo(2, 0);
        expect((thrice[at] ?? 0) / (usual[at] ?? 1)).toBeCloseTo(3, 0);
      }
      // 61 cells of 30 px in rows of 25, then cells of at least 60 px in shorter rows.
      expect((twice[2] ?? 0) / (usual[2] ?? 1)).toBeGreaterThan(2);
      // The pointer hits the cell below it.
      await page
        .locator('.cells canvas')
        .first()
        .hover({ position: { x: 45 + 90, y: 45 } });
      await expect(page.locator('.reading').first()).toHaveText('g(1) = 1');
    });

    await test.step('with a large font, views are stacked and nothing is cut off', async () => {
      await page.setViewportSize({ width: 1100, height: 900 });
      const cut = [
        ['explanation', '#1/nimbers?e=6*7', '.expansion-table'],
        ['compare', '#1/game?game=take:squares&n=100;with=nim', '.compare-try'],
        ['calculator', KAYLES, '[part=controls] .input'],
        ['calculator', '#1/nim-square?n=1000', '[part=controls] .input'],
      ] as const;
      const large = cut.map(([show, hash]) => address(`show=${show}&size=200`, hash));
      await host(page, large, 'height', 'style="width: 960px"');
      await startAll(page);
      for (const [at, [show, , name]] of cut.entries()) {
        const part = frameOf(page, at).locator(name).first();
        await expect(part).toBeVisible();
        const [inner, outer, width] = await part.evaluate((element) => [
          element.scrollWidth,
          element.clientWidth,
          element.getBoundingClientRect().width,
        ]);
        expect(inner, show).toBeLessThanOrEqual(outer ?? 0);
        expect(width, show).toBeGreaterThan(300);
      }
    });
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

test('a column of a comparison shows the explanation', { tag: '@full' }, async ({ page }) => {
  await open(page, 'show=compare', '#1/game?game=take:squares&n=100;with=nim');
  await expect(page.locator('.value-of')).toHaveCount(0);
  const cells = page.locator('grundy-compare .cells');
  await cells.click({ position: { x: 5 * 25 + 10, y: 30 } });
  await expect(page.locator('.value-of .mex-head')).toHaveText(/g\(5\)\s*=\s*0/);
  await expect(page.locator('.frame-open')).toHaveAttribute('href', /at=5/);
});

test.describe('actions of the reader', () => {
  test('change the link to the page, within the frame or not; without controls they only move the cursor', {
    tag: '@full',
  }, async ({ page }) => {
    test.slow();

    await test.step('change the link to the page, but not the URL of the frame', async () => {
      await open(page, 'show=chart', KAYLES);
      const [url, entries] = [page.url(), await page.evaluate(() => history.length)];
      const link = page.locator('.frame-open');
      await expect(link).toHaveAttribute('href', `./${KAYLES}`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(link).toHaveAttribute('href', /^\.\/#1\/game\?game=octal:0\.77&n=200;range=\d+-\d+$/);
      await page.getByLabel('Colour by').selectOption('0');
      await expect(link).toHaveAttribute('href', /bit=0/);
      expect(page.url()).toBe(url);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      const [full] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await expect(full.locator('.game-name').first()).toContainText('Kayles');
      expect(full.url()).toMatch(/\/#1\/game\?.*range=/);
    });

    await test.step('follow links within the frame or to the page', async () => {
      await open(page, 'show=answer&controls=all', '#1/nimbers?e=6*7');
      const url = page.url();
      await page.locator('.facts a').first().click();
      await expect(page.locator('.frame-detail')).toHaveText('3^2');
      expect(page.url()).toBe(url);
      await open(page, 'show=answer&controls=some', '#1/nimbers?e=6*7');
      const [full] = await Promise.all([
        page.waitForEvent('popup'),
        page.locator('.facts a').first().click(),
      ]);
      expect(full.url()).toContain('/#1/nimbers?e=3^2');
      await expect(page.locator('.frame-detail')).toHaveText('6*7');
    });

    await test.step('without controls, only move the cursor', async () => {
      await open(page, 'show=chart&controls=none', KAYLES);
      await expect(page.getByRole('button')).toHaveCount(0);
      const plot = page.locator('.plot');
      await plot.hover({ position: { x: 200, y: 60 } });
      await expect(page.locator('.reading').first()).toContainText('g(');
      const box = await plot.boundingBox();
      if (!box) throw new Error('no plot');
      await page.mouse.move(box.x + 100, box.y + 60);
      await page.mouse.down();
      await page.mouse.move(box.x + 220, box.y + 60, { steps: 5 });
      await page.mouse.up();
      await plot.focus();
      await page.keyboard.press('+');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(plot).not.toHaveAttribute('data-closer', '');
      await expect(page.locator('.frame-open')).toHaveAttribute('href', `./${KAYLES}`);
      await expect(plot).toHaveAttribute('aria-valuetext', /^g\(\d+\) = \d+$/);
    });
  });

  test('can change the question where the controls allow it, by keyboard alone', async ({ page }) => {
    await test.step('can change the question where the controls allow it', async () => {
      await open(page, 'show=answer&controls=all', '#1/nim-square?n=29');
      const url = page.url();
      await page.getByLabel('Stones in a heap, at most (N)').fill('10^5');
      await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '2586528661783');
      await expect(page.locator('.frame-detail')).toHaveText('N = 10^5, 3 heaps');
      await expect(page.locator('.frame-open')).toHaveAttribute('href', './#1/nim-square?n=10^5&heaps=3');
      await page.getByLabel('Stones in a heap, at most (N)').fill('ten');
      await expect(page.locator('.note.wrong')).toBeVisible();
      expect(page.url()).toBe(url);
    });

    await test.step('work by keyboard alone: picture, tools, link', async () => {
      await open(page, 'show=chart', KAYLES);
      const names: string[] = [];
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => {
          const { activeElement } = document;
          const here = activeElement?.shadowRoot?.activeElement ?? activeElement;
          return here?.getAttribute('aria-label') ?? here?.textContent?.trim() ?? '';
        });
        names.push(name);
        if (name.startsWith('Open in full')) break;
      }
      expect(names.at(-1)).toBe('Open in full');
      expect(names.some((name) => name.includes('Kayles'))).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    });
  });
});

test.describe('bad input', () => {
  const table: ReadonlyArray<
    readonly [what: string, query: string, hash: string, says: RegExp, link: string]
  > = [
    ['no question', '', '', /no question/, './'],
    ['a broken link', '', '#1/nim-square?n', /broken/, './'],
    ['no such problem', '', '#1/chess?n=8', /no problem called “chess”/, './'],
    ['markup', '', '#1/nim-square?<img src=x>=1', /broken/, './'],
    ['no such view', 'show=magic', '#1/nim-square?n=29', /no view “magic”.*answer/, './#1/nim-square?n=29'],
    [
      'a hostile view',
      'show=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
      KAYLES,
      /no view “"><script>/,
      `./${KAYLES}`,
    ],
    ['a wrong number', '', '#1/nim-square?n=ten', /ten/, './#1/nim-square?n=ten&heaps=3'],
    ['no such game', '', '#1/game?game=chess&n=5', /./, './#1/game?game=chess&n=5'],
    ['no such expression', 'show=answer', '#1/nimbers?e=6*)', /./, './#1/nimbers?e=6*)'],
  ];
  test('shows the error and a link to the page, or the rest of the question', async ({ page }) => {
    await test.step('shows the error and a link to the page', async () => {
      await host(
        page,
        table.map(([, query, hash]) =>
          address(query.replaceAll('"', '&quot;'), hash.replaceAll('"', '&quot;')),
        ),
      );
      for (const [at, [what, , , says, link]] of table.entries()) {
        await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
        const frame = frameOf(page, at);
        await expect.soft(frame.locator(ERROR), what).toContainText(says);
        await expect.soft(frame.locator('.frame-open'), what).toBeVisible();
        expect.soft(await frame.locator('.frame-open').getAttribute('href'), what).toBe(link);
        const box = await frame.locator('.frame-whole').boundingBox();
        expect.soft(box?.height ?? 999, what).toBeLessThan(320);
        expect.soft(await frame.locator('img, script:not([src])').count(), what).toBe(0);
      }
    });

    await test.step('names the invalid parts of a link and shows the rest', async () => {
      await open(page, '', '#1/nim-square?n=29&colour=red;zoom=9');
      await expect(page.getByRole('status')).toContainText('colour=red, zoom=9');
      await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
    });
  });

  test('is reported in the language of the frame, at any length', { tag: '@full' }, async ({ page }) => {
    test.slow();
    const wrong = [
      ['a broken link', '', '#1/nim-square?n'],
      ['no such view', '&show=magic', '#1/nim-square?n=29'],
      ['a wrong number', '', '#1/nim-square?n=ten'],
      ['no such game', '', '#1/game?game=chess&n=5'],
      ['no such expression', '&show=answer', '#1/nimbers?e=6*)'],
    ] as const;
    for (const lang of ['en-XA', 'ar-XB'])
      await test.step(`errors in the language of the frame, ${lang}`, async () => {
        await host(
          page,
          wrong.map(([, query, hash]) => address(`lang=${lang}${query}`, hash)),
        );
        await startAll(page);
        for (const [at, [what]] of wrong.entries()) {
          const frame = frameOf(page, at);
          await expect(frame.locator(ERROR), what).toBeVisible();
          await expect(frame.locator('html')).toHaveAttribute('dir', lang === 'ar-XB' ? 'rtl' : 'ltr');
          expect(await wide(frame), what).toBe('');
          if (lang === 'ar-XB') continue;
          // A text without accents does not come from a Fluent file.
          await expect(frame.locator(ERROR), what).toHaveText(/[\u00c0-\u024f\u1e00-\u1eff]/);
          await expect(frame.locator('.frame-open'), what).toHaveText(/[\u00c0-\u024f\u1e00-\u1eff]/);
        }
      });

    await test.step('handles a URL of 2 MB', async () => {
      await host(page, []);
      await page.evaluate(
        (src) => {
          const frame = document.createElement('iframe');
          frame.title = 'frame';
          frame.src = `${src}${'9'.repeat(2e6)}`;
          document.body.append(frame);
        },
        address('', '#1/nim-square?n='),
      );
      await expect.poll(() => page.frames().length).toBe(2);
      const frame = frameOf(page);
      await expect(frame.locator(ERROR)).toContainText('too long');
      await expect(frame.locator('.frame-open')).toHaveAttribute('href', './');
      expect(JSON.stringify(await heard(page)).length).toBeLessThan(20_000);
    });

    await test.step('ignores invalid appearance options', async () => {
      await open(page, 'theme=%00&size=huge&controls=%3Cb%3E&lang=%F0%9F%8E%B2&x=y', '#1/nim-square?n=29');
      await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
    });
  });
});

test.describe('in a sandbox', () => {
  // WebKit resolves 'self' to the opaque origin and would fetch nothing, so the policy names the
  // host.
  for (const [sandbox, source] of [
    ['', "'self'"],
    ['sandbox="allow-scripts"', 'http://127.0.0.1:'],
  ] as const) {
    test(`the policy is set before anything else, ${sandbox || 'without one'}`, async ({ page, quiet }) => {
      await host(page, [address('show=answer', '#1/nim-square?n=29')], 'height', sandbox);
      const frame = frameOf(page);
      await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
      const inside = page.frames()[1];
      const policy = await inside?.evaluate(
        () => document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content,
      );
      expect(policy).toContain(`script-src ${source}`);
      expect(policy?.includes("'self'")).toBe(source === "'self'");
      const blocked = await inside?.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
            const style = document.createElement('style');
            style.textContent = 'body { display: none }';
            document.head.append(style);
          }),
      );
      expect(blocked).toBe('style-src-elem');
      quiet.length = 0;
    });
  }

  test('with allow-scripts, frames of an opaque origin answer and tell their heights', async ({ page }) => {
    await host(
      page,
      [address('', KAYLES), address('', '#1/nim-square?n=1000'), address('show=heat', '#1/nimbers?e=6*7')],
      'height',
      'sandbox="allow-scripts"',
    );
    for (const at of [0, 1, 2]) {
      await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
      await live(frameOf(page, at));
    }
    expect(await frameOf(page).evaluate(() => origin)).toBe('null');
    await expect(frameOf(page, 1).locator('.answer-digits')).toHaveAttribute('data-answer', '12430812');
    expect((await heard(page)).length).toBeGreaterThan(8);
  });

  test('each combination of flags shows the answer or, without scripts, the reason; input and copying work', {
    tag: '@full',
  }, async ({ page, quiet }) => {
    const flags = ['scripts', 'same-origin', 'forms', 'popups', 'popups-to-escape-sandbox'];
    const sets = Array.from({ length: 2 ** flags.length }, (_, set) =>
      flags.filter((_flag, at) => set & (1 << at)).map((flag) => `allow-${flag}`),
    );
    const frames = sets.map(
      (set) =>
        `<iframe title="frame" src="${address('show=answer', '#1/nim-square?n=29')}" width="300" height="300" sandbox="${set.join(' ')}"></iframe>`,
    );
    await page.setViewportSize({ width: 1300, height: 3000 });
    await page.route('**/sandboxes.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">${frames.join('')}`,
      }),
    );
    await page.goto('./sandboxes.html');
    for (const [at, set] of sets.entries()) {
      const frame = page.frameLocator('iframe').nth(at);
      if (set.includes('allow-scripts'))
        await expect(frame.locator('.answer-digits'), set.join(' ')).toHaveAttribute('data-answer', '1160');
      else await expect(frame.locator('noscript'), set.join(' ')).toBeInViewport({ ratio: 1 });
    }
    // Chromium warns about frames without scripts and about frames that could leave their sandbox.
    const others = /Blocked script execution|can escape its sandboxing/;
    expect(quiet.filter((line) => !others.test(line))).toEqual([]);
    quiet.length = 0;

    await test.step('input and copying work', async () => {
      const sandbox = 'sandbox="allow-scripts"';
      const frames = [
        address('show=table', KAYLES),
        address('show=play', '#1/zeckendorf?n=100'),
        address('show=answer', '#1/nimbers?e=6*7'),
      ];
      await host(page, frames, 'height', sandbox);
      await page.evaluate(() => document.body.append(document.createElement('textarea')));
      for (const at of [0, 1, 2]) {
        await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
        await live(frameOf(page, at));
      }
      // The fields are not in forms, which a sandbox may forbid.
      const [table, play, answer] = [0, 1, 2].map((at) => frameOf(page, at));
      if (!table || !play || !answer) throw new Error('no frames');
      const first = table.locator('.values tbody th').first();
      await table.getByLabel('Go to n').fill('500');
      await table.getByRole('button', { name: 'Go', exact: true }).click();
      await expect(first).toHaveText('500');
      await table.getByLabel('Go to n').fill('710');
      await table.getByLabel('Go to n').press('Enter');
      await expect(first).toHaveText('700');
      await play.getByLabel('Take', { exact: true }).fill('3');
      await play.getByLabel('Take', { exact: true }).press('Enter');
      await expect(play.locator('.nim-status')).toContainText('96 stones are left');
      await answer.getByRole('button', { name: 'Copy' }).click();
      await expect(answer.getByRole('button', { name: 'Copied' })).toBeVisible();
      await page.locator('textarea').focus();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(page.locator('textarea')).toHaveValue('3');
      // Chromium warns that the Clipboard API is blocked here.
      expect(quiet.filter((line) => !line.includes('Clipboard API'))).toEqual([]);
      quiet.length = 0;
    });
  });

  test('on a host without CORS, a sentence and a link to the page', async ({ page, quiet }) => {
    const server = await startHost({
      '/host.html': `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
        <iframe title="frame" sandbox="allow-scripts" src="./embed.html?theme=dark${KAYLES}"></iframe>`,
    });
    try {
      await page.goto(`${server.origin}host.html`);
      const frame = frameOf(page);
      await expect(frame.locator('.frame-lost')).toContainText('lets no sandboxed frame read its files');
      await expect(frame.locator('.frame-picture')).toBeHidden();
      await expect(frame.locator('.frame-open')).toHaveAttribute('href', `./${KAYLES}`);
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(quiet.some((line) => line.includes('CORS'))).toBe(true);
      quiet.length = 0;
    } finally {
      server.close();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence and a link to the page', async ({ page }) => {
    await page.goto(address('', KAYLES));
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('.frame-picture')).toBeHidden();
    await expect(page.locator('.frame-open')).toHaveAttribute('href', './');
  });
});
