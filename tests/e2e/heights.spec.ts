// The heights that "Share…" gives, in hosts that do not listen to messages: from 320 to 1,150 px a
// frame has no scroll bar of its own.
import { existsSync } from 'node:fs';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { COLUMN } from '../../www/src/share/sizes';
import { heightOf, type RoomName, viewsIn } from '../../www/src/views/registry';
import { tableBeside } from '../wasm/rows.mjs';
import { expect, test } from './page';

/** Among them some at which "Share…" does not measure: www/src/share/heights.ts. */
const WIDTHS = [320, 350, 420, 520, 620, 760, 1000, 1150];

const QUESTIONS = Object.fromEntries(tableBeside(import.meta.url)<[RoomName, string]>('questions'));

/** Rooms whose question here is not the one of the table of heights. */
const OTHERS = new Set<RoomName>(['positions', 'lessons']);

/** The views of a room without those that another room draws in the same way. */
const ownViews = (room: RoomName): string[] =>
  viewsIn(room).filter(
    (show) => room !== 'problems' || existsSync(`www/src/rooms/problems/views/${show}.ts`),
  );

/** A view of a room, with the height in its snippet. */
interface Snippet {
  room: RoomName;
  show: string;
  html: string;
}
const heightIn = ({ html }: Snippet) => Number(/ height="(\d+)"/.exec(html)?.[1]);

/** The snippets of some views of a room: each is final when a second frame has been measured. */
async function snippetsOf(context: BrowserContext, room: RoomName, views: string[]): Promise<Snippet[]> {
  const page = await context.newPage();
  // So low that the preview is outside.
  await page.setViewportSize({ width: 600, height: 420 });
  await page.goto(`./${QUESTIONS[room]}`);
  await page.locator('.share-open').click();
  await page.getByRole('radio', { name: 'Frame' }).check();
  const choice = page.locator('[name=share-show]');
  const offered = await choice
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(offered).toEqual(viewsIn(room));
  const found: Snippet[] = [];
  for (const show of views) {
    await choice.selectOption({ value: show });
    const written = page.getByRole('dialog').getByRole('textbox').first();
    await expect(written).toHaveValue(new RegExp(`show=${show}[&#]`));
    await expect(page.locator('.share-preview')).toHaveAttribute('data-measured', '', { timeout: 40_000 });
    found.push({ room, show, html: await written.inputValue() });
  }
  await page.close();
  return found;
}

/** A host page with frames and no script. */
async function host(page: Page, snippets: string): Promise<Frame[]> {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
        <body style="margin: 0"><div id="column">${snippets}</div>`,
    }),
  );
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('./host.html');
  const [, ...frames] = page.frames();
  for (const frame of frames) await expect(frame.locator('.frame-whole')).toHaveAttribute('data-ready', '');
  // Those below the window, too.
  await page.evaluate(() => {
    for (const { contentWindow } of document.querySelectorAll('iframe'))
      contentWindow?.postMessage({ type: 'grundyscope:start' }, '*');
  });
  for (const frame of frames) await expect(frame.locator('.frame-stage')).toHaveAttribute('data-is', 'live');
  return frames;
}

/** By how much the content of each frame is larger than the frame. */
const excesses = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('iframe'), ({ contentDocument }) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = (contentDocument as Document)
        .documentElement;
      return Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth);
    }),
  );
const excess = async (page: Page) => Math.max(...(await excesses(page)));

async function columnOf(page: Page, width: number): Promise<void> {
  await page.locator('#column').evaluate(async (column, width) => {
    column.style.width = `${width}px`;
    for (let at = 0; at < 2; at++) await new Promise(requestAnimationFrame);
  }, width);
}

/** The rooms of a test: it waits for their measurements, in pages side by side. */
const GROUPS: RoomName[][] = [
  ['problems', 'games'],
  ['nimbers', 'zeckendorf', 'lessons'],
  ['positions', 'play', 'exercises', 'lab', 'two-heaps'],
];

for (const rooms of GROUPS)
  test(`"Share…" offers the views of ${rooms.join(', ')}, in snippets whose frames hold at every width`, {
    tag: '@full',
  }, async ({ page, context }) => {
    test.slow();
    const measured = rooms.map((room) => snippetsOf(context, room, ownViews(room)));
    const snippets = (await Promise.all(measured)).flat();
    await host(page, snippets.map(({ html }) => html.replace(' loading="lazy"', '')).join(''));
    const named = (values: number[]) =>
      Object.fromEntries(snippets.map(({ room, show }, at) => [`${room} ${show}`, values[at] ?? NaN]));

    await columnOf(page, COLUMN);
    const own = () =>
      page.evaluate(() =>
        Array.from(
          document.querySelectorAll('iframe'),
          ({ contentDocument }) =>
            contentDocument?.querySelector('.frame-whole')?.getBoundingClientRect().height ?? 0,
        ),
      );
    // The views whose own height is off by more than an eighth, once they are drawn.
    const off = async () =>
      (await own()).flatMap((height, at) => {
        const { room = 'games', show = '' } = snippets[at] ?? {};
        const known = heightOf(room, show);
        return OTHERS.has(room) || Math.abs(height / known - 1) < 1 / 8 ? [] : [[room, show, height, known]];
      });
    await expect.poll(off).toEqual([]);
    for (const snippet of snippets) {
      const { room, show, html } = snippet;
      const known = heightOf(room, show);
      expect.soft(heightIn(snippet), `${room} ${show}`).toBeGreaterThan(0.8 * known);
      expect.soft(html.length).toBeLessThan(340);
      // With 16 px of text it needs 1,455 in the narrowest column.
      if (room === 'problems' && show === 'explanation') expect.soft(heightIn(snippet)).toBeLessThan(1050);
    }

    const none = named(snippets.map(() => 0));
    for (const width of WIDTHS) {
      await columnOf(page, width);
      await expect.poll(async () => named(await excesses(page)), { message: `${width} px` }).toEqual(none);
    }
  });

/** A frame of a view with a size of its own. */
const sized = (show: string, hash: string, width: number, height: number) =>
  `<iframe title="frame" src="./embed.html?show=${show}${hash}" style="border: 0" width="${width}" height="${height}"></iframe>`;

const resize = (page: Page, at: number, height: number) =>
  page
    .locator('iframe')
    .nth(at)
    .evaluate((element, height) => {
      (element as HTMLIFrameElement).height = `${height}`;
    }, height);

test('frames that are too low: drawings and text fit, and what does not scrolls', { tag: '@full' }, async ({
  page,
}) => {
  await test.step('charts and heat maps fit into lower frames, and tell their own height', async () => {
    const rows = [
      ['chart', '#1/game?game=octal:0.77&n=200', 900, 420, '.plot canvas'],
      ['histogram', '#1/game?game=octal:0.77&n=200', 900, 380, '.bars canvas'],
      // reveal.js gives 560 px on a slide of 960.
      ['heat', '#1/two-heaps?game=wythoff', 960, 560, '.heat canvas'],
      ['heat', '#1/nimbers?e=6*7', 960, 700, '.plane canvas'],
    ] as const;
    const all = await host(
      page,
      `${rows.map(([show, hash, width, height]) => sized(show, hash, width, height)).join('')}
       <script>window.own = []; addEventListener('message', ({ data, source }) => {
         const at = [...document.querySelectorAll('iframe')].findIndex((frame) => frame.contentWindow === source);
         if (data.type === 'grundyscope:height') window.own[at] = data.height; });</script>`,
    );
    await expect.poll(() => excess(page)).toBe(0);
    for (const [at, [show, , , height, canvas]] of rows.entries()) {
      const drawn = () =>
        all[at]
          ?.locator(canvas)
          .first()
          .evaluate((element) => element.clientHeight) ?? 0;
      const fitted = await drawn();
      expect(fitted, show).toBeGreaterThan(120);
      const own = () => page.evaluate((at) => (globalThis as unknown as { own: number[] }).own[at] ?? 0, at);
      // The height changes until all has been drawn.
      let natural = 0;
      const same = async () => {
        const before = natural;
        natural = await own();
        return natural > height && natural === before;
      };
      await expect.poll(same, { message: show, intervals: [300] }).toBe(true);
      await resize(page, at, natural);
      await expect.poll(drawn, { message: show }).toBeGreaterThan(fitted);
      await expect.poll(() => excess(page)).toBe(0);
      expect(await own()).toBe(natural);
    }
  });

  await test.step('text fits into lower frames: in two columns, and smaller down to four fifths', async () => {
    const rows = [
      // On a slide of reveal.js.
      ['explanation', '#1/nim-square?n=200&heaps=3', 960, 440, true, true],
      ['explanation', '#1/zeckendorf?n=100', 960, 560, false, true],
      ['sum', '#1/zeckendorf?n=100&plus=54', 960, 560, false, true],
      ['play', '#1/zeckendorf?n=100', 960, 450, true, true],
      ['calculator', '#1/nimbers?e=6*7', 320, 480, true, false],
    ] as const;
    const frames = rows.map(([show, hash, width, height]) => sized(show, hash, width, height));
    const all = await host(page, frames.join(''));
    await expect.poll(() => excess(page)).toBe(0);
    for (const [at, [show, , , , smaller, columns]] of rows.entries()) {
      const frame = all[at] as Frame;
      const size = () =>
        frame.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      const view = frame.locator('.frame-view');
      expect(await view.getAttribute('data-columns'), show).toBe(columns ? '' : null);
      const fitted = await size();
      await resize(page, at, 2000);
      await expect(view).not.toHaveAttribute('data-columns');

      if (smaller) await expect.poll(size).toBeGreaterThan(fitted);
      expect(fitted / (await size())).toBeGreaterThan(0.79);
      expect(fitted < (await size())).toBe(smaller);
    }
  });

  await test.step('what does not fit scrolls, and fades at the lower edge', async () => {
    const [frame] = await host(page, sized('play', '#1/zeckendorf?n=100', 720, 340));
    const whole = frame?.locator('.frame-whole');
    if (!whole) throw new Error('no frame');
    await expect(whole).toHaveAttribute('data-more');
    await frame?.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(whole).not.toHaveAttribute('data-more');
  });
});
