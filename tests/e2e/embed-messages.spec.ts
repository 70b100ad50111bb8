// What a host page hears from its frame and tells it: by plain messages, and by the script for host
// pages.
import type { Page } from '@playwright/test';
import { address, ERROR, frameOf, heard, host, KAYLES, live, say } from './frame-page';
import { expect, test } from './page';
import { frames } from './settled';

const NIM_SQUARE = '#1/nim-square?n=29';
const FIELD = 'Stones in a heap, at most (N)';

interface Connected {
  request(name: string, argument?: unknown): Promise<{ result?: unknown; error?: { code: string } }>;
  events: Array<{ type: string }>;
}

/** A host page with a connection to its frame, which records the events. */
async function connected(page: Page, src: string, attributes = '') {
  await host(page, [src], attributes);
  await page.evaluate(async () => {
    const script = new URL('./grundyscope-frame.js', document.baseURI).href;
    const { FrameConnection } = await import(script);
    const frame = new FrameConnection(document.querySelector('iframe'), { resize: true });
    const events: unknown[] = [];
    for (const name of ['answer', 'change', 'error'])
      frame.addEventListener(name, ({ detail }: CustomEvent) => events.push(detail));
    const request = (name: string, argument: unknown) =>
      frame[name](argument).then(
        (result: unknown) => ({ result }),
        ({ code, field, message }: { [name: string]: string }) => ({ error: { code, field, message } }),
      );
    Object.assign(globalThis, { events, request });
  });
  return frameOf(page);
}

const request = (page: Page, name: string, argument?: unknown) =>
  page.evaluate(
    ([name, argument]) => (globalThis as unknown as Connected).request(name as string, argument),
    [name, argument] as const,
  );
const ask = (page: Page, question: string) => request(page, 'ask', question);
const events = (page: Page) => page.evaluate(() => (globalThis as unknown as Connected).events);

test.describe('by messages, the host page', () => {
  test('may change the colours and the question, and ask for the height again', async ({ page }) => {
    await host(page, [address('show=chart&theme=light', KAYLES)]);
    const frame = frameOf(page);
    await live(frame);
    const url = frame.url();
    const show = (question: string) => say(page, { type: 'grundyscope:question', question });
    const [name, open] = [frame.locator('h1'), frame.locator('.frame-open')];
    await say(page, { type: 'grundyscope:theme', theme: 'dark' });
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    await say(page, { type: 'grundyscope:theme', theme: 'contrast' });
    await expect(frame.locator('html')).toHaveAttribute('data-contrast', 'more');
    await show('#1/game?game=nim&n=30');
    await expect(name).toHaveText('Nim');
    await expect(frame.locator('.summary')).toContainText('n = 0 to 30');
    await expect(open).toHaveAttribute('href', './#1/game?game=nim&n=30');
    expect(frame.url()).toBe(url);
    await show(NIM_SQUARE);
    await expect(name).toHaveText('Nim Square');
    await expect(frame.locator('.summary')).toContainText('n = 0 to 29');
    await expect(frame.locator(ERROR)).toHaveCount(0);
    await show('#1/chess?n=8');
    await expect(frame.locator(ERROR)).toContainText('no problem called “chess”');
    await expect(name).toHaveText('Grundyscope');
    await show(NIM_SQUARE);
    await expect(name).toHaveText('Nim Square');
    await expect(frame.locator('.frame-detail')).toHaveText('N = 29, 3 heaps');
    await expect(frame.locator('.summary')).toContainText('n = 0 to 29');
    const before = (await heard(page)).length;
    await say(page, { type: 'grundyscope:hello' });
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThanOrEqual(before + 4);
  });

  test('hears heights alone before its first request; other windows hear and change nothing', async ({
    page,
  }) => {
    await host(page, [address('show=answer&controls=all&theme=light', NIM_SQUARE), 'about:blank']);
    const [frame, other] = [frameOf(page), frameOf(page, 1)];
    await live(frame);
    await other.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      addEventListener('message', ({ data }) => heard.push(data));
      for (const message of [
        { type: 'grundyscope:theme', theme: 'dark' },
        { type: 'grundyscope:get', id: 'x' },
        { type: 'grundyscope:set', id: 'y', options: { theme: 'dark' } },
        { type: 'grundyscope:ask', id: 'z', question: '#1/nimbers?e=6*7' },
      ])
        parent.frames[0]?.postMessage(message, '*');
    });
    await frame.getByLabel(FIELD).fill('100');
    await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '25582');
    await frames(page, 10);
    const types = (await heard(page)).map(({ type }) => type).filter(Boolean);
    expect(new Set(types)).toEqual(new Set(['grundyscope:height']));
    expect(await heard(other)).toEqual([]);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('by the script, the host page', () => {
  test('asks questions and gets their answers, the last one of several, also after changes by the reader', {
    tag: '@full',
  }, async ({ page }) => {
    const answerTo = async (question: string) => (await ask(page, question)).result;
    const frame = await connected(page, address('show=answer&controls=all', NIM_SQUARE));
    expect(await answerTo('#1/nim-square?n=100')).toMatchObject({ view: 'answer', answer: '25582' });
    await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '25582');
    // The question that is shown has the same answer again, also after changes by the reader.
    expect(await answerTo('#1/nim-square?n=100')).toMatchObject({ answer: '25582' });
    await frame.getByLabel(FIELD).fill('29');
    await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
    expect(await answerTo('#1/nim-square?n=100')).toMatchObject({ answer: '25582' });
    // A question of another room, with another subject and another part of the engine.
    const nimber = { view: 'answer', question: '#1/nimbers?e=6*7', answer: '3' };
    expect(await answerTo('#1/nimbers?e=6*7')).toEqual(nimber);
    expect((await ask(page, '#1/chess?n=8')).error?.code).toBe('unknown-problem');
    expect(await answerTo(NIM_SQUARE)).toMatchObject({ answer: '1160' });
    await expect(frame.locator('h1')).toHaveText('Nim Square');
    const both = await page.evaluate(() => {
      const { request } = globalThis as unknown as Connected;
      const first = request('ask', '#1/flipping-game?n=3000000');
      return Promise.all([first, request('ask', '#1/nimbers?e=6*7')]);
    });
    expect(both[0]).toMatchObject({ error: { code: 'cancelled' } });
    expect(both[1]).toMatchObject({ result: { answer: '3' } });
  });

  test('starts a frame that is not visible, in a sandbox, or loaded again', { tag: '@full' }, async ({
    page,
  }) => {
    test.slow();
    const far = 'loading="lazy" style="position: absolute; top: 9000px"';
    await connected(page, address('show=chart', KAYLES), far);
    expect((await ask(page, '#1/nimbers?e=6*7')).error).toMatchObject({ code: 'unknown-view' });
    expect((await ask(page, '#1/game?game=nim&n=30')).result).toMatchObject({ view: 'chart' });
    const frame = await connected(page, address('show=answer', NIM_SQUARE), 'sandbox="allow-scripts"');
    expect((await ask(page, '#1/nimbers?e=6*7')).result).toMatchObject({ answer: '3' });
    expect(await frame.evaluate(() => origin)).toBe('null');
    const src = address('show=answer&theme=dark', '#1/nimbers?e=2*3');
    await page.locator('iframe').evaluate((element, src) => element.setAttribute('src', src), src);
    expect((await ask(page, '#1/nimbers?e=16*16')).result).toMatchObject({ answer: '24' });
  });

  test('reads the state and sets the options', async ({ page }) => {
    const frame = await connected(page, address('show=chart&theme=light', KAYLES));
    await ask(page, KAYLES);
    expect((await request(page, 'get')).result).toMatchObject({
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
    for (const name of ['.frame-open', '.summary'])
      await expect(frame.locator(name)).toHaveText(/[\u00c0-\u024f\u1e00-\u1eff]/);
    await set({ lang: 'en' });
    await expect(frame.locator('.frame-open')).toHaveText('Open in full');
    const bad = { code: 'bad-request', field: 'theme' };
    expect((await request(page, 'set', { theme: 'sepia' })).error).toMatchObject(bad);
  });

  test('hears answers, changes and errors after its first request, and sets the height', async ({ page }) => {
    const frame = await connected(page, address('show=answer&controls=all', NIM_SQUARE));
    await request(page, 'get');
    const field = frame.getByLabel(FIELD);
    const heardOf = (event: Record<string, unknown>) =>
      expect.poll(() => events(page)).toContainEqual(expect.objectContaining(event));
    await field.fill('100');
    await heardOf({ type: 'grundyscope:answer', answer: '25582' });
    expect(await events(page)).toContainEqual({
      ...{ type: 'grundyscope:change', version: 1, name: 'n', value: '100' },
      question: '#1/nim-square?n=100&heaps=3',
    });
    await field.fill('ten');
    await heardOf({ type: 'grundyscope:error', field: 'n' });
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0);
  });
});
