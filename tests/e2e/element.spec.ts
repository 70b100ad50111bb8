// The element <grundy-scope> in host pages: dist/grundyscope.js, by one script tag.
import type { Page } from '@playwright/test';
import { count, host, SCRIPT, type Scope, sentEvents, startAll } from './element-host';
import { expect, test } from './page';

test('a tag is enough; properties reflect attributes, also early, and of any type', async ({ page }) => {
  await test.step('a tag is enough; its content is shown until the view is drawn', async () => {
    await host(page, {
      body: '<grundy-scope game="octal:0.77" n="200" view="strip"><b>Kayles to 200</b></grundy-scope>',
    });
    await expect(page.getByRole('slider', { name: /^Cells of Kayles/ })).toBeVisible();
    await expect(page.getByText('Kayles to 200')).toBeHidden();
    await expect(page.getByText('n = 0 to 200', { exact: false }).first()).toBeVisible();
    const link = page.getByRole('link', { name: 'Open in Grundyscope' });
    await expect(link).toHaveAttribute('href', /\/some\/sub\/path\/#1\/game\?game=octal:0\.77&n=200$/);
    expect(await sentEvents(page, 'answer')).toMatchObject([
      { view: 'strip', question: '#1/game?game=octal:0.77&n=200' },
    ]);
  });

  await test.step('properties reflect attributes, also those set before the element is defined', async () => {
    await host(page, { body: '<p>Nothing yet</p>' });
    await page.evaluate(() => {
      const made = document.createElement('div');
      made.innerHTML = '<grundy-scope id="early"></grundy-scope>';
      const early = made.firstElementChild as HTMLElement;
      Object.assign(early, { problem: 'stones', n: 8 });
      document.querySelector('main')?.append(early);
    });
    const digits = page.locator('#early .answer-digits');
    await expect(digits).toHaveAttribute('data-answer', '7');
    await expect(page.locator('#early')).toHaveAttribute('n', '8');
    await page.locator('#early').evaluate((element) => Object.assign(element, { n: 123456n }));
    await expect(digits).toHaveAttribute('data-answer', '32768');
    await page.locator('#early').evaluate((element) => element.setAttribute('n', '3'));
    await expect(digits).toHaveAttribute('data-answer', '1');
    // Another view in the same place.
    await page
      .locator('#early')
      .evaluate((element) =>
        Object.assign(element, { problem: null, game: 'kayles', n: '20', view: 'table' }),
      );
    await expect(page.getByRole('table', { name: /Kayles/ })).toBeVisible();
    // The question of a link, whatever the attributes ask.
    const link = '#1/nim-square?n=29&heaps=3';
    await page
      .locator('#early')
      .evaluate((element, question) => Object.assign(element, { question, view: 'answer' }), link);
    await expect(digits).toHaveAttribute('data-answer', '1160');
    expect((await sentEvents(page, 'answer')).at(-1)).toMatchObject({ question: link });
  });

  await test.step('properties of wrong types send error events', async () => {
    await host(page, { body: '<grundy-scope></grundy-scope>' });
    await page.locator('grundy-scope').evaluate((element) => {
      const scope = element as unknown as Record<string, unknown>;
      scope.game = Object.create(null);
      scope.n = Symbol('n');
      scope.view = { toString: () => 'chart' };
    });
    await expect(page.locator('grundy-scope').getByRole('status')).toBeVisible();
  });
});

test('works in other shadow roots, when it is moved, and from another origin', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  test.slow();

  await test.step('works inside another shadow root, and when it is moved', async () => {
    await host(page, { body: '<div id="outer"></div>' });
    await page.evaluate(() => {
      const root = document.querySelector('#outer')?.attachShadow({ mode: 'open' });
      if (root) root.innerHTML = '<p><slot></slot></p><grundy-scope problem="stones" n="8"></grundy-scope>';
    });
    await expect(page.locator('grundy-scope .answer-digits')).toHaveAttribute('data-answer', '7');
    // Events leave both roots.
    expect(await sentEvents(page, 'answer')).toMatchObject([{ id: 'outer', answer: '7' }]);
    await page.evaluate(() => {
      const scope = document.querySelector('#outer')?.shadowRoot?.querySelector('grundy-scope');
      if (scope) document.querySelector('main')?.append(scope);
    });
    await page.locator('grundy-scope').evaluate((element) => element.setAttribute('n', '3'));
    await expect(page.locator('grundy-scope .answer-digits')).toHaveAttribute('data-answer', '1');
  });

  await test.step('works in a page of another origin', async () => {
    const frame = await framed(page, new URL(SCRIPT, baseURL), 'localhost', '');
    await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '7');
    const link = frame.getByRole('link', { name: 'Open in Grundyscope' });
    await expect(link).toHaveAttribute('href', new URL('#1/stones?n=8', baseURL).href);
  });
});

test('works in a sandboxed frame that may only run scripts', async ({ page, baseURL }) => {
  const script = new URL(SCRIPT, baseURL);
  const frame = await framed(page, script, script.hostname, 'sandbox="allow-scripts"');
  await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '7');
});

/**
 * Returns a frame with one element, in a page of this origin that the server delivers: Chromium
 * lets no other page fetch from the local machine.
 */
async function framed(page: Page, script: URL, host: string, sandbox: string) {
  const inner = `<script type="module" src="${script.href}"></script><grundy-scope problem="stones" n="8"></grundy-scope>`;
  const outside = new URL('robots.txt', script);
  outside.hostname = host;
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(outside.href);
  await page.setContent(
    `<iframe title="A notebook" ${sandbox} srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`,
  );
  return page.frameLocator('iframe');
}

const HOSTILE: [string, Record<string, string>][] = [
  ['nothing', {}],
  ['a view that is none', { game: 'kayles', view: 'pie' }],
  ['a game that is none', { game: 'octal:<img src=x onerror=alert(1)>' }],
  ['a problem called constructor', { problem: 'constructor' }],
  ['n below zero', { game: 'kayles', n: '-5' }],
  ['n of a million characters', { game: 'kayles', n: '9'.repeat(1_000_000) }],
  ['a game of a million characters', { game: 'x'.repeat(1_000_000) }],
  ['an expression that is none', { expression: '6*(7' }],
  ['nonsense to compare with', { game: 'kayles', view: 'compare', with: 'octal:9' }],
  ['an expression that is none, and how it comes about', { expression: '6*(7', view: 'explanation' }],
  ['an expression of a million characters', { expression: '9'.repeat(1_000_000), view: 'explanation' }],
  ['a list of no game', { game: 'octal:9', view: 'list', list: 'records' }],
  ['nothing that can be added', { problem: 'zeckendorf', n: '5', plus: 'five', view: 'sum' }],
];

test('errors are sent as events and not thrown, and each element recovers', async ({ page }) => {
  await host(page, { body: '<grundy-scope>Words for everybody</grundy-scope>'.repeat(HOSTILE.length) });
  await page.evaluate(
    (all) => {
      for (const [at, attributes] of all.entries()) {
        const scope = document.querySelectorAll('grundy-scope')[at];
        for (const [name, value] of Object.entries(attributes)) scope?.setAttribute(name, value);
      }
    },
    HOSTILE.map(([, attributes]) => attributes),
  );
  await startAll(page);
  for (const [at, [what]] of HOSTILE.entries()) {
    const scope = page.locator('grundy-scope').nth(at);
    const status = scope.getByRole('status');
    await expect.soft(status, what).toContainText(/\w{3}/);
    const link = status.getByRole('link', { name: 'See one that works' });
    await expect.soft(link, what).toHaveAttribute('href', /\/some\/sub\/path\/$/);
    await expect.soft(scope.getByText('Words for everybody'), what).toBeVisible();
    expect.soft((await status.innerText()).length, what).toBeLessThan(400);
  }
  await expect.poll(() => count(page, 'error')).toBeGreaterThanOrEqual(HOSTILE.length);
  for (const [name, sentence] of [
    ['a problem called constructor', 'There is no problem called “constructor” here. It can be nim-square,'],
    ['a list of no game', 'There is no game called “octal:9”.'],
  ]) {
    const at = HOSTILE.findIndex(([what]) => what === name);
    await expect(page.locator('grundy-scope').nth(at).getByRole('status')).toContainText(sentence ?? '');
  }
  // Each continues with valid input.
  await page.evaluate(() => {
    for (const scope of document.querySelectorAll('grundy-scope')) {
      for (const { name } of Array.from(scope.attributes)) scope.removeAttribute(name);
      scope.setAttribute('problem', 'stones');
      scope.setAttribute('n', '8');
    }
  });
  for (const [at, [what]] of HOSTILE.entries()) {
    const scope = page.locator('grundy-scope').nth(at);
    await expect.soft(scope.locator('.answer-digits'), what).toHaveAttribute('data-answer', '7');
    await expect.soft(scope.getByRole('status'), what).toHaveCount(0);
  }
});

test('the first print has what stands in an element that was not seen, without a gap; the next, its view', async ({
  page,
}) => {
  const element = '<grundy-scope game="octal:0.77" n="200" view="strip"><b>Kayles repeats</b></grundy-scope>';
  await host(page, { body: `<div style="height: 4000px"></div>${element}` });
  const height = async () => (await page.locator('grundy-scope').boundingBox())?.height;
  await expect.poll(height).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBeLessThan(60);
  await expect(page.getByText('Kayles repeats')).toBeVisible();
  await page.pdf();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('slider', { name: /^Cells of Kayles/ })).toBeVisible();
  await expect(page.getByText('Kayles repeats')).toBeHidden();
});

test('stopped work can be started again', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const views = ['chart', 'list', 'histogram', 'table" at="9999000'];
  const body = views.map(
    (view) => `<grundy-scope game="grundys-game" n="10000000" view="${view}"></grundy-scope>`,
  );
  await host(page, { body: `<div style="margin-top: 3000px"></div>${body.join('')}` });
  for (const [at, view] of views.entries()) {
    const scope = page.locator('grundy-scope').nth(at);
    await scope.evaluate((element) => (element as Scope).start());
    await scope.getByRole('button', { name: 'Stop' }).click();
    await expect(scope.getByRole('status'), view).toContainText('Stopped');
    await scope.getByRole('button', { name: 'Try again' }).click();
    await expect(scope.getByRole('progressbar'), view).toBeVisible();
    await scope.getByRole('button', { name: 'Stop' }).click();
    await expect(scope.getByRole('status'), view).toContainText('Stopped');
  }
});
