// The heights that "Share…" gives, in hosts that do not listen to messages: from 320 to 1,150 px a
// frame has no scroll bar of its own.
import type { Frame, Page } from '@playwright/test';
import { heightOf, type RoomName, viewsIn } from '../../www/src/views/registry';
import { expect, test } from './page';

const WIDTHS = [320, 360, 400, 480, 520, 640, 700, 760, 900, 1000, 1150];

const QUESTIONS: Record<RoomName, string> = {
  problems: '#1/nim-square?n=200&heaps=3',
  games: '#1/game?game=octal:0.77&n=200;with=octal:0.137',
  positions: '#1/position?heaps=kayles 3 5 7 and nim 4',
  play: '#1/play?heaps=3 5 7',
  exercises: '#1/exercise?game=kayles&seed=1',
  lessons: '#1/lesson?name=nim&step=2',
  nimbers: '#1/nimbers?e=6*7',
  zeckendorf: '#1/zeckendorf?n=100&plus=54',
  lab: '#1/lab',
  'two-heaps': '#1/two-heaps?game=wythoff',
};

/** The snippet for a view of a question. It is final when the second frame has been measured. */
async function snippetOf(page: Page, hash: string, show: string): Promise<string> {
  await page.goto('about:blank');
  await page.goto(`./${hash}`);
  await page.locator('.share-open').click();
  await page.getByRole('radio', { name: 'Frame' }).check();
  await page.locator('[name=share-show]').selectOption({ value: show });
  const preview = page.locator('.share-preview');
  await expect(preview).toHaveAttribute('data-measured', '', { timeout: 40_000 });
  return page.getByRole('dialog').getByRole('textbox').last().inputValue();
}

/** A host page with a frame and no script. */
async function host(page: Page, snippet: string): Promise<Frame> {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
        <body style="margin: 0"><div id="column">${snippet}</div>`,
    }),
  );
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('./host.html');
  const frame = page.frames()[1];
  if (!frame) throw new Error('no frame');
  await expect(frame.locator('.frame-stage')).toHaveAttribute('data-is', 'live');
  return frame;
}

const excess = (frame: Frame) =>
  frame.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth);
  });

async function holds(page: Page, frame: Frame, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.locator('#column').evaluate((column, width) => {
      column.style.width = `${width}px`;
    }, width);
    await expect.poll(() => excess(frame), { message: `${what} at ${width} px` }).toBe(0);
  }
}

test('the snippets of a chart and of a calculator hold at every width', { tag: '@full' }, async ({
  page,
  playground: _,
}) => {
  for (const [hash, show] of [
    ['#1/game?game=octal:0.77&n=200', 'chart'],
    ['#1/nimbers?e=6*7', 'calculator'],
  ] as const) {
    const frame = await host(page, await snippetOf(page, hash, show));
    await holds(page, frame, show);
  }
});

test('frames that are too low: drawings and text fit, and what does not scrolls', async ({
  page,
  playground: _,
}) => {
  await test.step('charts and heat maps fit into lower frames, and tell their own height', async () => {
    for (const [show, hash, canvas, height, width] of [
      ['chart', '#1/game?game=octal:0.77&n=200', '.plot canvas', 420, 900],
      ['histogram', '#1/game?game=octal:0.77&n=200', '.bars canvas', 380, 900],
      // reveal.js gives 560 px on a slide of 960.
      ['heat', '#1/two-heaps?game=wythoff', '.heat canvas', 560, 960],
      ['heat', '#1/nimbers?e=6*7', '.plane canvas', 700, 960],
    ] as const) {
      const frame = await host(
        page,
        `<iframe title="frame" src="./embed.html?show=${show}${hash}" style="border: 0" width="${width}" height="${height}"></iframe>
       <script>addEventListener('message', ({ data }) => { if (data.type === 'grundyscope:height') window.own = data.height; });</script>`,
      );
      await expect.poll(() => excess(frame), { message: `${show} of ${hash}` }).toBe(0);
      const drawn = () =>
        frame
          .locator(canvas)
          .first()
          .evaluate((element) => element.clientHeight);
      const fitted = await drawn();
      expect(fitted, show).toBeGreaterThan(120);
      const own = () => page.evaluate(() => (globalThis as unknown as { own: number }).own);
      // The height changes until all has been drawn.
      let natural = 0;
      const same = async () => {
        const before = natural;
        natural = await own();
        return natural > height && natural === before;
      };
      await expect.poll(same, { message: show, intervals: [600] }).toBe(true);
      await page.locator('iframe').evaluate((element, height) => {
        (element as HTMLIFrameElement).height = String(height);
      }, natural);
      await expect.poll(drawn, { message: show }).toBeGreaterThan(fitted);
      await expect.poll(() => excess(frame)).toBe(0);
      expect(await own()).toBe(natural);
    }
  });

  await test.step('text fits into lower frames: in two columns, and smaller down to four fifths', async () => {
    for (const [show, hash, width, height, smaller, columns] of [
      // On a slide of reveal.js.
      ['explanation', '#1/nim-square?n=200&heaps=3', 960, 560, true, true],
      ['explanation', '#1/zeckendorf?n=100', 960, 560, false, true],
      ['sum', '#1/zeckendorf?n=100&plus=54', 960, 560, false, true],
      ['play', '#1/zeckendorf?n=100', 960, 560, true, true],
      ['calculator', '#1/nimbers?e=6*7', 320, 560, true, false],
    ] as const) {
      const frame = await host(
        page,
        `<iframe title="frame" src="./embed.html?show=${show}${hash}" style="border: 0" width="${width}" height="${height}"></iframe>`,
      );
      const size = () =>
        frame.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      await expect.poll(() => excess(frame), { message: `${show} of ${hash}` }).toBe(0);
      const view = frame.locator('.frame-view');
      expect(await view.getAttribute('data-columns'), show).toBe(columns ? '' : null);
      const fitted = await size();
      await page.locator('iframe').evaluate((element) => {
        (element as HTMLIFrameElement).height = '2000';
      });
      await expect(view).not.toHaveAttribute('data-columns');
      if (smaller) await expect.poll(size).toBeGreaterThan(fitted);
      expect(fitted / (await size())).toBeGreaterThan(0.79);
      expect(fitted < (await size())).toBe(smaller);
    }
  });

  await test.step('what does not fit scrolls, and fades at the lower edge', async () => {
    const frame = await host(
      page,
      '<iframe title="frame" src="./embed.html?show=play#1/zeckendorf?n=100" width="720" height="432"></iframe>',
    );
    const whole = frame.locator('.frame-whole');
    await expect(whole).toHaveAttribute('data-more');
    await frame.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(whole).not.toHaveAttribute('data-more');
  });
});

test('the snippet of a text has the height of a usual column, and holds at every width', {
  tag: '@full',
}, async ({ page, playground: _ }) => {
  test.slow();
  const hash = QUESTIONS.problems;
  const snippet = await snippetOf(page, hash, 'explanation');
  const height = Number(/ height="(\d+)"/.exec(snippet)?.[1]);
  // With 16 px of text it needs 1,455 in the narrowest column.
  expect(height).toBeLessThan(1050);
  await holds(page, await host(page, snippet), 'explanation');
});

for (const room of Object.keys(QUESTIONS) as RoomName[])
  for (const show of viewsIn(room))
    test(`the snippet of ${show} of ${room} holds at every width`, { tag: '@full' }, async ({
      page,
      playground,
    }) => {
      test.slow();
      // The page is left while its worker still fetches what later questions need.
      playground.expected.push(/^Fetch API cannot load .*\.wasm/);
      const snippet = await snippetOf(page, QUESTIONS[room], show);
      const height = Number(/ height="(\d+)"/.exec(snippet)?.[1]);
      expect(height).toBeGreaterThan(0.8 * heightOf(room, show));
      await holds(page, await host(page, snippet), `${room} ${show}`);
    });
