// The views of the element: under a strict policy, its styles, sizes, colours and widths.
import type { Page } from '@playwright/test';
import { tableBeside } from '../wasm/rows.mjs';
import { violations } from './axe';
import { count, host, startAll, VIEWS } from './element-host';
import { expect, test } from './page';

const rows = tableBeside(import.meta.url);

const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; img-src data:";

test('under a strict policy, every view shows its question and sends the answer event once', async ({
  page,
}) => {
  const body = VIEWS.map(([, attributes]) => `<grundy-scope ${attributes}></grundy-scope>`);
  await host(page, { body: body.join(''), policy: STRICT });
  await startAll(page);
  for (const [at, [name, , words]] of VIEWS.entries()) {
    const shown = page.locator('grundy-scope').nth(at).locator('[part=view]');
    await expect.soft(shown, name).toContainText(words);
  }
  await expect.poll(() => count(page, 'answer')).toBe(VIEWS.length);
  expect(await count(page, 'error')).toBe(0);
});

test('without controls, every view is drawn with all texts; pictures have no fields', {
  tag: '@full',
}, async ({ page }) => {
  const body = VIEWS.map(([, attributes]) => `<grundy-scope ${attributes} controls="none"></grundy-scope>`);
  await host(page, { body: body.join('') });
  await startAll(page);
  await expect.poll(() => count(page, 'answer')).toBe(VIEWS.length);
  for (const [at, [name]] of VIEWS.entries()) {
    const view = page.locator('grundy-scope').nth(at).locator('[part=view]');
    // Nothing surrounds this view.
    await expect
      .soft(view, name)
      .not.toHaveText(/\[[a-z]+-[a-z-]+\]|(sequences?|table|examples|as) (above|below)/);
    const fields = view.locator('input, textarea, select').filter({ visible: true });
    if (!/calculator|play/.test(name)) await expect.soft(fields, name).toHaveCount(0);
  }
});

test('without controls it is a picture; its styles are its own', async ({ page }) => {
  await test.step('without controls, an element is a picture only', async () => {
    const one = (given: string) => `<grundy-scope ${given} controls="none"></grundy-scope>`;
    await host(page, {
      body: `${one('game="kayles"')}${one('expression="6*7" view="heat"')}${one('expression="6*7" view="answer"')}`,
    });
    await expect(page.getByRole('slider')).toBeVisible();
    await startAll(page);
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '3');
    for (const role of ['button', 'radio', 'combobox', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  });

  await test.step('styles are independent of the page, except for its settings', async () => {
    const styles = `<style>
    html { font-size: 40px; --ink: 7px; --unit: 3; --paper: 3deg; color-scheme: light }
    p, button, figure { border: 9px solid red; text-transform: uppercase }
    main { letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; text-indent: 2em; text-shadow: 1px 1px red;
      white-space: pre; word-break: break-all; hyphens: auto; cursor: help; text-align: right; font: italic 700 30px/3 serif }
    #styled { --grundyscope-paper: rgb(1, 2, 3) } #styled::part(frame) { border: 5px solid rgb(4, 5, 6) }
    #dark { color-scheme: dark }</style>`;
    const one = (id: string, more = '') =>
      `<grundy-scope id="${id}" problem="stones" n="8" ${more}></grundy-scope>`;
    await host(page, {
      head: styles,
      body: one('plain') + one('styled') + one('dark') + one('light', 'theme="light"'),
    });
    await startAll(page);
    const frame = (id: string) => page.locator(`#${id} .scope`);
    await expect(frame('light').locator('.answer-digits')).toBeVisible();
    await expect(frame('plain')).toHaveCSS('background-color', 'rgb(250, 247, 240)');
    await expect(frame('plain').locator('.answer-label')).toHaveCSS('border-width', '0px');
    for (const [property, value] of rows<[string, string]>('styles of its own'))
      await expect(frame('plain'), property).toHaveCSS(property, value);
    await expect(frame('plain').locator('.answer-meta .number')).toHaveCSS('font-size', /^13\.8/);
    await expect(frame('styled')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(frame('styled')).toHaveCSS('border-top-color', 'rgb(4, 5, 6)');
    await expect(frame('dark')).toHaveCSS('background-color', 'rgb(20, 21, 26)');
    await page.locator('#light').evaluate((element) => element.setAttribute('theme', 'dark'));
    await expect(frame('light')).toHaveCSS('background-color', 'rgb(20, 21, 26)');
  });
});

/** Each kind of picture, and its drawing area. */
const DRAWN = rows<[given: string, canvas: string]>('drawn');

test('drawings scale with the font size and the width, and colours follow the page’s', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  const more = [
    'expression="6*7" view="explanation"',
    'problem="zeckendorf" n="20" view="play"',
    'game="kayles" view="table"',
  ];
  const all = [...DRAWN.map(([given]) => given), ...more];
  await host(page, {
    body: `<div id="column">${all.map((given) => `<grundy-scope ${given}></grundy-scope>`).join('')}</div>`,
  });
  await startAll(page);
  await expect.poll(() => count(page, 'answer')).toBe(all.length);
  for (const [width, size] of [
    [360, 32],
    [720, 24],
    [720, 16],
  ] as const)
    await test.step(`drawings scale with the font size of ${size} px without overflow at ${width} px`, async () => {
      await page.evaluate(
        ([width, size]) => {
          document.documentElement.style.setProperty('--grundyscope-size', `${size}px`);
          (document.querySelector('#column') as HTMLElement).style.width = `${width}px`;
        },
        [width, size] as const,
      );
      // The unit of a picture in pixels.
      const units = () =>
        page.evaluate(
          (names) =>
            names.map((name, at) => {
              const root = document.querySelectorAll('grundy-scope')[at]?.shadowRoot;
              const canvas = root?.querySelector<HTMLCanvasElement>(name);
              return Math.round(100 * (canvas?.getContext('2d')?.getTransform().a ?? 0)) / 100;
            }),
          DRAWN.map(([, name]) => name),
        );
      await expect.poll(units).toEqual(DRAWN.map(() => size / 16));
      await expect.poll(() => overflowing(page)).toEqual([]);
    });

  await test.step('with a large font, a wide element uses the narrow layout; the pointer hits the right cell', async () => {
    await host(page, {
      head: '<style>:root { --grundyscope-size: 32px }</style>',
      body: `<div style="width: 900px"><grundy-scope id="steps" expression="6*7" view="explanation"></grundy-scope>
      <grundy-scope id="cells" game="octal:0.77" n="60" view="strip"></grundy-scope></div>`,
    });
    await startAll(page);
    const table = page.locator('#steps .expansion-table');
    await expect(table).toBeVisible();
    // The whole table, and the text below it.
    const [inner, outer] = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(inner).toBeLessThanOrEqual(outer ?? 0);
    expect((await page.locator('#steps .expansion-side').boundingBox())?.x).toBeLessThan(100);
    await page
      .locator('#cells .cells canvas')
      .first()
      .hover({ position: { x: 75, y: 25 } });
    await expect(page.locator('#cells .reading')).toHaveText('g(1) = 1');
  });

  await test.step('with a custom paper colour, fields, wells and rules follow', async () => {
    await host(page, {
      head: `<style>body { background: #10231c; color: #e8f0e4; color-scheme: dark }
      .own { --grundyscope-paper: rgb(0, 40, 0); --grundyscope-ink: rgb(255, 255, 255) }
      .with-sheet { --grundyscope-sheet: rgb(1, 2, 3) }</style>`,
      body: ['own', 'own with-sheet', 'usual']
        .map((name) => `<grundy-scope class="${name}" game="kayles" controls="all"></grundy-scope>`)
        .join(''),
    });
    await startAll(page);
    await expect(page.getByRole('slider', { name: /^Chart/ })).toHaveCount(3);
    const field = (at: number) => page.locator('grundy-scope').nth(at).getByLabel('Up to n');
    const colour = (at: number) => field(at).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colour(0)).toMatch(/^oklab/);
    expect(await colour(1)).toBe('rgb(1, 2, 3)');
    expect(await colour(2)).toBe('rgb(28, 30, 37)');
    await expect.poll(() => violations(page)).toEqual([]);
    // The page may change it later.
    await page
      .locator('.own')
      .first()
      .evaluate((element) => element.classList.remove('own'));
    await expect.poll(() => colour(0)).toBe('rgb(28, 30, 37)');
  });
});

test('axe finds nothing in any view, light and dark, and none overflows a narrow column', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const body = VIEWS.map(([, attributes]) => `<grundy-scope ${attributes} controls="all"></grundy-scope>`);
  await host(page, {
    body: `<div id="column">${body.join('')}<grundy-scope game="kayles" view="pie">Words</grundy-scope></div>`,
  });
  await startAll(page);
  await expect.poll(() => count(page, 'answer')).toBe(VIEWS.length);
  await expect.poll(() => violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => violations(page, 'color-contrast')).toEqual([]);
  for (const [window, column] of [
    [768, 280],
    [320, 280],
    [320, 304],
  ] as const) {
    await page.setViewportSize({ width: window, height: 900 });
    await page.locator('#column').evaluate((element, column) => {
      element.style.width = `${column}px`;
    }, column);
    await expect.poll(() => overflowing(page), { message: `${column} of ${window} px` }).toEqual([]);
  }
});

/** The elements that are wider than their places, and the page if it is wider than the window. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('grundy-scope')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
