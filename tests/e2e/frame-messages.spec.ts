// Requests of a host page to its frame: by the script for host pages, and by plain messages.
import { expect, type Frame, type Page, test } from '@playwright/test';
import { frames } from './settled';

const KAYLES = '#1/game?game=octal:0.77&n=200';
const address = (query: string, hash: string) => `./embed.html?${query}${hash}`;

interface Answer {
  view: string;
  question: string;
  answer?: string;
}

/** A host page with a frame and a connection to it, `frame`, which records its events. */
async function host(page: Page, src: string, attributes = ''): Promise<Frame> {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><body>
        <iframe title="frame" src="${src}" width="600" height="400" ${attributes}></iframe>
        <script type="module">
          import { FrameConnection } from './grundyscope-frame.js';
          window.messages = [];
          addEventListener('message', ({ data }) => messages.push(data));
          window.frame = new FrameConnection(document.querySelector('iframe'), { resize: true });
          window.events = [];
          for (const name of ['answer', 'change', 'error'])
            frame.addEventListener(name, ({ detail }) => events.push(detail));
          window.request = (name, argument) =>
            frame[name](argument).then(
              (result) => ({ result }),
              ({ code, field, message }) => ({ error: { code, field, message } }),
            );
        </script>`,
    }),
  );
  await page.goto('./host.html');
  const inside = page.frames()[1];
  if (!inside) throw new Error('no frame');
  return inside;
}

interface Host {
  request(name: string, argument?: unknown): Promise<{ result?: unknown; error?: { code: string } }>;
  events: Array<{ type: string }>;
  messages: Array<{ type?: string }>;
}

const request = (page: Page, name: string, argument?: unknown) =>
  page.evaluate(([name, argument]) => (globalThis as unknown as Host).request(name as string, argument), [
    name,
    argument,
  ] as const);
const events = (page: Page) => page.evaluate(() => (globalThis as unknown as Host).events);

test('asks questions and gets their answers, the last one of several, also after changes by the reader', async ({
  page,
}) => {
  await test.step('asks questions and gets their answers', async () => {
    const frame = await host(page, address('show=answer', '#1/nim-square?n=29'));
    const ask = async (question: string) => (await request(page, 'ask', question)).result as Answer;
    expect(await ask('#1/nim-square?n=100')).toMatchObject({ view: 'answer', answer: '25582' });
    await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '25582');
    // The question that is shown already has the same answer.
    expect(await ask('#1/nim-square?n=100')).toMatchObject({ answer: '25582' });
    // A question of another room, with another subject and another part of the engine.
    expect(await ask('#1/nimbers?e=6*7')).toEqual({
      type: undefined,
      view: 'answer',
      question: '#1/nimbers?e=6*7',
      answer: '3',
    });
    expect((await request(page, 'ask', '#1/chess?n=8')).error?.code).toBe('unknown-problem');
    expect(await ask('#1/nim-square?n=29')).toMatchObject({ answer: '1160' });
    await expect(frame.locator('h1')).toHaveText('Nim Square');
  });

  await test.step('a later question cancels an earlier one', async () => {
    await host(page, address('show=answer', '#1/nim-square?n=29'));
    const both = await page.evaluate(() => {
      const { request } = globalThis as unknown as Host;
      const first = request('ask', '#1/flipping-game?n=3000000');
      return Promise.all([first, request('ask', '#1/nimbers?e=6*7')]);
    });
    expect(both[0]).toMatchObject({ error: { code: 'cancelled' } });
    expect(both[1]).toMatchObject({ result: { answer: '3' } });
  });

  await test.step('a question after changes by the reader has its own answer', async () => {
    const frame = await host(page, address('show=answer&controls=all', '#1/nim-square?n=29'));
    await request(page, 'ask', '#1/nim-square?n=100');
    await frame.getByLabel('Stones in a heap, at most (N)').fill('29');
    await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
    expect((await request(page, 'ask', '#1/nim-square?n=100')).result).toMatchObject({ answer: '25582' });
  });
});

test('starts a frame that is not visible, in a sandbox, or loaded again', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();

  await test.step('starts a frame that is not visible', async () => {
    await host(page, address('show=chart', KAYLES), 'loading="lazy" style="position: absolute; top: 9000px"');
    expect((await request(page, 'ask', '#1/nimbers?e=6*7')).error).toMatchObject({ code: 'unknown-view' });
    expect((await request(page, 'ask', '#1/game?game=nim&n=30')).result).toMatchObject({ view: 'chart' });
  });

  await test.step('works with a frame in a sandbox, and with one that is loaded again', async () => {
    const frame = await host(page, address('show=answer', '#1/nim-square?n=29'), 'sandbox="allow-scripts"');
    expect((await request(page, 'ask', '#1/nimbers?e=6*7')).result).toMatchObject({ answer: '3' });
    expect(await frame.evaluate(() => origin)).toBe('null');
    await page.locator('iframe').evaluate((element) => {
      (element as HTMLIFrameElement).src = './embed.html?show=answer&theme=dark#1/nimbers?e=2*3';
    });
    expect((await request(page, 'ask', '#1/nimbers?e=16*16')).result).toMatchObject({ answer: '24' });
  });
});

test('reads the state, sets options, hears answers, changes and errors after its first request', async ({
  page,
}) => {
  await test.step('reads the state and sets the options', async () => {
    const frame = await host(page, address('show=chart&theme=light', KAYLES));
    await request(page, 'ask', KAYLES);
    const state = (await request(page, 'get')).result as Record<string, unknown>;
    expect(state).toMatchObject({
      ...{ question: KAYLES, view: 'chart', show: 'chart', theme: 'light', lang: 'en', controls: 'some' },
      ...{ size: 100, complete: true },
    });
    // In whole pixels; once the answer is drawn, a line may still grow by a pixel.
    const difference = async () => {
      const { height } = (await request(page, 'get')).result as { height: number };
      return Math.abs(height - ((await frame.locator('.frame-whole').boundingBox())?.height ?? 0));
    };
    await expect.poll(difference).toBeLessThan(1);
    const set = async (options: object) => (await request(page, 'set', options)).result;
    expect(await set({ theme: 'dark', size: 150 })).toEqual({
      ...{ show: 'chart', theme: 'dark', lang: 'en', controls: 'some', size: 150 },
    });
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    const size = (name: string) =>
      frame
        .locator(name)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const large = [await size('h1'), await size('.summary')];
    await set({ size: 100 });
    await expect.poll(async () => (large[0] ?? 0) / (await size('h1'))).toBeCloseTo(1.5, 1);
    expect((large[1] ?? 0) / (await size('.summary'))).toBeCloseTo(1.5, 1);
    // Other views of the question that the reader has by now.
    await frame.getByLabel('Colour by').selectOption('0');
    await set({ show: 'strip' });
    await expect(frame.locator('.frame-open')).toHaveAttribute('href', `./${KAYLES};bit=0`);
    await expect(frame.locator('grundy-strip canvas').first()).toBeVisible();
    await set({ controls: 'none' });
    await expect(frame.getByRole('button')).toHaveCount(0);
    await set({ lang: 'en-XA' });
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect(frame.locator('.frame-open')).toHaveText(/[\u00c0-\u024f\u1e00-\u1eff]/);
    await expect(frame.locator('.summary')).toHaveText(/[\u00c0-\u024f\u1e00-\u1eff]/);
    await set({ lang: 'en' });
    await expect(frame.locator('.frame-open')).toHaveText('Open in full');
    expect((await request(page, 'set', { theme: 'sepia' })).error).toMatchObject({
      ...{ code: 'bad-request', field: 'theme' },
    });
  });

  await test.step('hears answers, changes and errors after its first request, and sets the height', async () => {
    const frame = await host(page, address('show=answer&controls=all', '#1/nim-square?n=29'));
    await request(page, 'get');
    const field = frame.getByLabel('Stones in a heap, at most (N)');
    await field.fill('100');
    await expect
      .poll(() => events(page))
      .toContainEqual(expect.objectContaining({ type: 'grundyscope:answer', answer: '25582' }));
    expect(await events(page)).toContainEqual({
      type: 'grundyscope:change',
      version: 1,
      name: 'n',
      value: '100',
      question: '#1/nim-square?n=100&heaps=3',
    });
    await field.fill('ten');
    await expect
      .poll(() => events(page))
      .toContainEqual(expect.objectContaining({ type: 'grundyscope:error', field: 'n' }));
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0);
  });
});

test('without a request a page hears heights only; invalid requests change nothing', async ({ page }) => {
  await test.step('a page without requests hears heights only; other windows hear and ask nothing', async () => {
    await page.route('**/outer.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Outer</title><link rel="icon" href="data:,">
        <iframe title="frame" src="${address('show=answer&controls=all&theme=light', '#1/nim-square?n=29')}" width="600" height="400"></iframe>
        <iframe title="other" src="./other.html"></iframe>
        <script>window.messages = []; addEventListener('message', ({ data }) => messages.push(data));</script>`,
      }),
    );
    await page.route('**/other.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Other</title><link rel="icon" href="data:,"><script>
        window.messages = [];
        addEventListener('message', ({ data }) => messages.push(data));
        window.ask = () => {
          for (const message of [
            { type: 'grundyscope:get', id: 'x' },
            { type: 'grundyscope:set', id: 'y', options: { theme: 'dark' } },
            { type: 'grundyscope:ask', id: 'z', question: '#1/nimbers?e=6*7' },
          ]) parent.frames[0].postMessage(message, '*');
        };
      </script>`,
      }),
    );
    await page.goto('./outer.html');
    const [, frame, other] = page.frames();
    if (!frame || !other) throw new Error('no frames');
    await expect(frame.locator('.frame-stage')).toHaveAttribute('data-is', 'live');
    await other.evaluate(() => (globalThis as unknown as { ask(): void }).ask());
    await frame.getByLabel('Stones in a heap, at most (N)').fill('100');
    await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '25582');
    await frames(page, 10);
    const heard = (of: Page | Frame) => of.evaluate(() => (globalThis as unknown as Host).messages);
    const types = (await heard(page)).map(({ type }) => type).filter(Boolean);
    expect(types.length).toBeGreaterThan(0);
    expect(new Set(types)).toEqual(new Set(['grundyscope:height']));
    expect(await heard(other)).toEqual([]);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('invalid requests have a reply or none, and change nothing', async () => {
    const frame = await host(page, address('show=answer&theme=light', '#1/nim-square?n=29'));
    await request(page, 'ask', '#1/nim-square?n=29');
    const shown = await frame.locator('body').innerText();
    await page.locator('iframe').evaluate((element) => {
      const { contentWindow: window } = element as HTMLIFrameElement;
      for (const message of [
        { type: 'grundyscope:ask', question: '#1/nim-square?n=8' },
        { type: 'grundyscope:ask', id: {}, question: '#1/nim-square?n=8' },
        { type: 'grundyscope:ask', id: 'x'.repeat(1e6), question: '#1/nim-square?n=8' },
        { type: 'grundyscope:set', options: { theme: 'dark' } },
        { type: 'grundyscope:set', id: 'wrong-1', options: { theme: 'dark', __proto__x: 1 } },
        { type: 'grundyscope:set', id: 'wrong-2', options: 'dark' },
        { type: 'grundyscope:ask', id: 'wrong-3', question: `#${'1/'.repeat(1e6)}` },
        { type: 'grundyscope:ask', id: 'wrong-4', question: 'javascript:alert(1)' },
        { type: ['grundyscope:get'], id: 'x' },
        { type: 'grundyscope:reply', id: 'x', result: {} },
      ])
        window?.postMessage(message, '*');
    });
    const replies = () =>
      page.evaluate(() =>
        (globalThis as unknown as { messages: Array<{ id?: string; error?: { code: string } }> }).messages
          .filter(({ id }) => id?.startsWith('wrong'))
          .map(({ id, error }) => `${id} ${error?.code}`),
      );
    await expect.poll(replies).toEqual([1, 2, 3, 4].map((number) => `wrong-${number} bad-request`));
    expect(await frame.locator('body').innerText()).toBe(shown);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
