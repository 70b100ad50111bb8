// The two pseudo-languages (www/src/i18n/pseudo.ts): every text comes from a Fluent file, layouts
// hold texts that are 40% longer, and the page works mirrored with mathematics from left to right.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { VIEWS as HOSTED } from './element-host';
import { expect, inOrder, test } from './page';
import { comparable, hideTime, OTHER_FONTS, SMALL, TAKEN } from './pictures';
import { ROOMS } from './rooms';
import { settled } from './settled';

/** The rooms with snapshots. */
const PICTURED = new Set(['a problem', 'games', 'nimbers', 'Zeckendorf', 'two heaps']);

/** Frames by view: posters of text, of cells and of a table. */
const POSTERS: [string, string][] = [
  ['answer', '#1/nim-square?n=1000&heaps=3'],
  ['strip', '#1/game?game=octal:0.77&n=200'],
  ['heat', '#1/two-heaps?game=wythoff'],
];

/** Texts that are the same in all languages, and names in their original language. */
const UNTRANSLATED = /^(mex|sqrt\(5\)|order\(65536\)|take:[\d,]+|Grundyscope|Grundy values of Kayles)$/;

inOrder();
test.use({ ...SMALL, sharePage: true });

async function enter(page: Page, lang: string, hash: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./?lang=${lang}${hash}`);
  await settled(page);
}

async function fits(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wide, { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
}

/** Text without accented letters, on the page and in the elements. */
async function plain(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const found = new Set<string>();
    const roots = Array.from(document.querySelectorAll('grundy-scope'), ({ shadowRoot }) => shadowRoot);
    for (const root of [document.body, ...roots]) {
      const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? '').trim();
        const other = node.parentElement?.closest('math, code, .mono, svg, noscript, [hidden]');
        // A character beyond ASCII is an accent, or typography that notation does not use.
        if (!other && /[a-z]{3}/i.test(text) && /^[ -~]*$/.test(text)) found.add(text);
      }
    }
    return [...found];
  });
  return found.filter((text) => !UNTRANSLATED.test(text));
}

/**
 * Equations, sums, functions and signed numbers; and those that are not drawn from left to right.
 */
function terms(page: Page): Promise<{ seen: string[]; scrambled: string[] }> {
  return page.evaluate(() => {
    const SIDE = String.raw`[+−]?(?:[a-zA-Z]\([^()]+\)|\d+(?:[.,]\d+)*|[a-zA-Z]|…)(?![\w(])`;
    const TERM = new RegExp(
      String.raw`(?<!\w)${SIDE}(?: [=+−×⊕⊗] ${SIDE})+|(?<!\w)[gMF]\([^()]+\)|(?<![\w)])[+−]\d+(?:,\d+)*`,
      'g',
    );
    const roots = Array.from(document.querySelectorAll('grundy-scope'), ({ shadowRoot }) => shadowRoot);
    // Adjacent text nodes, separated only by template markers, count as one.
    const runs = [document.body, ...roots].flatMap((root) => {
      const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT);
      const found: Text[][] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        let before = node.previousSibling;
        while (before instanceof Comment) before = before.previousSibling;
        if (before instanceof Text) found.at(-1)?.push(node);
        else found.push([node]);
      }
      return found;
    });
    type Place = { node: Text; at: number };
    const boxOf = ({ node, at }: Place) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects()[0];
    };
    // Each character is to the right of the previous one, except at a line break.
    const stands = (boxes: (DOMRect | undefined)[]) =>
      boxes.every((box, at) => {
        const before = boxes[at - 1];
        return !box || !before || before.top !== box.top || before.left < box.left;
      });
    const found = runs.flatMap((run) => {
      const all = run.flatMap((node) => Array.from({ length: node.length }, (_, at) => ({ node, at })));
      const letter = ({ node, at }: Place) => node.data[at] ?? '';
      // Without isolation marks.
      const places = all.filter((place) => !/[\u2066-\u2069]/.test(letter(place)));
      const plain = places.map(letter).join('').replaceAll('\u00a0', ' ');
      return [...plain.matchAll(TERM)].map(({ 0: term, index }) => {
        const boxes = places.slice(index, index + term.length).map(boxOf);
        return { term, plain, visible: boxes[0] !== undefined, stands: stands(boxes) };
      });
    });
    const visible = found.filter((one) => one.visible);
    const wrong = visible.filter((one) => !one.stands);
    return {
      seen: visible.map(({ term }) => term),
      scrambled: wrong.map(({ term, plain }) => `${term} in: ${plain}`),
    };
  });
}

for (const { name, hash, quick } of ROOMS)
  test(`${name}: every text has accents, and fits although it is 40% longer`, {
    // A unit test finds sentences in the code of all rooms.
    tag: quick ? [] : '@full',
  }, async ({ page }) => {
    await enter(page, 'en-XA', hash);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect(await plain(page)).toEqual([]);
    await fits(page);
  });

for (const { name, hash } of ROOMS)
  test(`${name}, mirrored: it fits, and terms stand from left to right`, { tag: '@full' }, async ({
    page,
  }) => {
    await enter(page, 'ar-XB', hash);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await fits(page);
    // Binary digits, each in a cell of its own.
    for (const bit of await page.locator('.bit').all()) await expect(bit).toHaveCSS('direction', 'ltr');
    await expect.poll(async () => (await terms(page)).scrambled).toEqual([]);
    await pictured(page, name);
  });

async function pictured(page: Page, name: string): Promise<void> {
  if (!PICTURED.has(name)) return;
  test.skip(!(await comparable(page)), OTHER_FONTS);
  // The gallery requests its thumbnails when it scrolls near.
  if (name === 'games') {
    await page.locator('.gallery').scrollIntoViewIfNeeded();
    await expect(page.locator('.gallery .thumbnail .unknown')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await hideTime(page);
  await expect(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}-mirrored.png`, {
    fullPage: true,
    ...TAKEN,
  });
}

/** Every view of the element, by the name of its snapshots. */
const VIEWS = [...HOSTED, ['trouble', 'game="octal:0.77" view="pie"'] as const];

/** A host page in a language, with all views. */
async function scopes(page: Page, lang: string): Promise<void> {
  const body = VIEWS.map(
    ([name, given]) => `<grundy-scope id="${name}" ${given} controls="all"></grundy-scope>`,
  );
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Ļîļļåå</title>
    <link rel="icon" href="data:,"><script type="module" src="/some/sub/path/grundyscope.js"></script></head>
    <body><main><h1>Ļîļļåå</h1>${body.join('')}</main></body></html>`;
  await page.route('**/host/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto('/host/');
  await page.evaluate(async () => {
    await customElements.whenDefined('grundy-scope');
    for (const scope of document.querySelectorAll('grundy-scope'))
      (scope as HTMLElement & { start(): void }).start();
  });
  await expect(page.locator('grundy-scope [part=view]')).toHaveCount(VIEWS.length - 1);
  await expect(page.locator('#trouble').getByRole('status')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [lang, how] of [
  ['en-XA', 'long'],
  ['ar-XB', 'mirrored'],
] as const) {
  test(`the element’s views, ${how}: accents, width, axe`, { tag: '@full' }, async ({ page }) => {
    await scopes(page, lang);
    await expect(page.locator('#chart .scope')).toHaveAttribute('dir', how === 'long' ? 'ltr' : 'rtl');
    if (how === 'long') expect(await plain(page)).toEqual([]);
    else {
      await expect.poll(async () => (await terms(page)).scrambled).toEqual([]);
      const { seen } = await terms(page);
      await expect.poll(() => violations(page)).toEqual([]);
      // A formula at the end of a sentence; beside one; a difference; at the end of a line.
      expect(seen).toEqual(expect.arrayContaining(['n = 150', '+20', '−2', '8 − 1 = 7', 'g(200)']));
      // Fields contain notation.
      for (const input of await page.locator('grundy-scope input[type=text]').all())
        await expect(input).toHaveCSS('direction', 'ltr');
    }
    await fits(page);
  });
}

/** The views with layouts that have been wrong when mirrored. */
const MIRRORED = ['chart', 'strip', 'table', 'heat', 'calculator', 'steps', 'sum', 'play'];

test('pictures of views and posters, mirrored', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await scopes(page, 'ar-XB');
  test.skip(!(await comparable(page)), OTHER_FONTS);
  for (const name of MIRRORED) {
    const scope = page.locator(`#${name}`);
    await scope.scrollIntoViewIfNeeded();
    await hideTime(scope);
    await expect.soft(scope).toHaveScreenshot(`scope-${name}-mirrored.png`, {
      ...TAKEN,
    });
  }
  // The view is blocked, so that the poster stays.
  await page.route(/\/assets\/scope-/, () => {});
  await page.setViewportSize({ width: 640, height: 640 });
  for (const [show, hash] of POSTERS) {
    await page.goto(`./embed.html?show=${show}&lang=ar-XB${hash}`);
    await expect(page.locator('[data-ready]')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.soft(page.locator('main')).toHaveScreenshot(`poster-${show}-mirrored.png`, TAKEN);
  }
});

test('the language stays when questions change', async ({ page }) => {
  await enter(page, 'en-XA', '#1/nim-square?n=29');
  await page.locator('#field-n').fill('30');
  await page.locator('#field-n').press('Enter');
  await expect.poll(() => page.url()).toContain('?lang=en-XA#1/nim-square?n=30');
  await page.locator('.brand a').click();
  await expect(page.locator('.problem-tile')).toHaveCount(4);
  expect(page.url()).toContain('?lang=en-XA');
});
