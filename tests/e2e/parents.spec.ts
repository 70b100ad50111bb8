// The element <grundy-scope> in the places that pages of others have for it.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { count, host, linesOf, type Scope, startAll } from './element-host';
import { expect, test } from './page';
import { frames } from './settled';

const STRIP = '<grundy-scope game="kayles" n="200" view="strip"></grundy-scope>';

/** Opens a page with elements, which start at once. */
async function open(page: Page, body: string, head = ''): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await host(page, { body, head });
  await startAll(page);
  for (const scope of await page.locator('grundy-scope').all())
    await expect(scope.locator('[part=view]').first()).toBeVisible();
}

/** The views whose pictures tell what is at the pointer, each with its picture. */
const POINTED: [attributes: string, picture: string][] = [
  ['game="kayles" n="200" view="strip"', '.cells canvas'],
  ['game="kayles" n="200" view="chart"', '.plot'],
  ['game="take:squares" n="10^5" view="histogram"', '.bars'],
  ['game="octal:0.77" with="octal:0.771" view="compare"', '.cells canvas'],
  ['game="euclid" view="heat"', 'canvas'],
  ['problem="zeckendorf" n="100" view="word"', '[role=slider]'],
];
/** Not on the edge of a cell. */
const PLACES = [0.063, 0.523, 0.911];

/** What a view says of some points of its picture. */
async function said(page: Page, scope: Locator, picture: string): Promise<string[]> {
  const shown = scope.locator(picture).first();
  const slider = shown.locator('xpath=ancestor-or-self::*[@role="slider"]');
  const words: string[] = [];
  await shown.evaluate((element) => element.scrollIntoView());
  for (const place of PLACES) {
    await page.mouse.move(0, 0);
    const box = await shown.boundingBox();
    if (!box) throw new Error('no picture');
    await page.mouse.move(box.x + place * box.width, box.y + place * box.height);
    await scope.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    words.push(
      `${await slider.getAttribute('aria-valuetext')} ${await slider.getAttribute('aria-valuenow')}`,
    );
  }
  return words;
}

test('scaled or zoomed, the pointer chooses what it points at', { tag: '@full' }, async ({ page }) => {
  // What is transformed overlaps what follows it.
  const styles = ['', 'zoom: 1.48', 'transform: scale(1.48); transform-origin: 0 0'];
  for (const [attributes, picture] of POINTED)
    await test.step(attributes, async () => {
      const scope = `<grundy-scope ${attributes}></grundy-scope>`;
      const boxes = styles.map((style) => `<div style="inline-size: 600px; ${style}">${scope}</div>`);
      boxes.push('<div style="block-size: 3000px"></div>');
      await open(page, boxes.join(''));
      const all = await page.locator('grundy-scope').all();
      const words: string[][] = [];
      for (const one of all) words.push(await said(page, one, picture));
      expect(new Set(words[0]).size).toBeGreaterThan(2);
      for (const [at, style] of styles.entries()) expect.soft(words[at], style).toEqual(words[0]);
    });
});

/** Parents that are as wide as their content. */
const SHRINKING = {
  'a table cell': ['<table><tr><td>', '</td></tr></table>'],
  'a float': ['<div style="float: left">', '</div>'],
  'fit-content': ['<div style="inline-size: fit-content">', '</div>'],
  'an absolute box': ['<div style="position: absolute">', '</div>'],
  'a centred flex item': ['<div style="display: flex; justify-content: center"><div>', '</div></div>'],
  'a centred grid item': ['<div style="display: grid; justify-items: center"><div>', '</div></div>'],
  'a dialog': ['<dialog id="dialog">', '</dialog>'],
  'a popover': ['<div popover id="over">', '</div>'],
} as const;

test('in a parent that is as wide as its content, it has a width', { tag: '@full' }, async ({ page }) => {
  const around = Object.values(SHRINKING).map(
    ([before, after]) => `<section>${before}${STRIP}${after}</section>`,
  );
  await host(page, { body: around.join('') });
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('#dialog')?.showModal();
    document.querySelector<HTMLElement>('#over')?.showPopover();
  });
  await startAll(page);
  for (const [at, name] of Object.keys(SHRINKING).entries()) {
    const scope = page.locator('grundy-scope').nth(at);
    await expect(scope.getByRole('slider'), name).toBeVisible();
    const box = await scope.boundingBox();
    expect.soft(box?.width, name).toBe(320);
    expect.soft(box?.height, name).toBeLessThan(1000);
  }
});

test('in a parent with a width, it fills it and does not stretch it', async ({ page }) => {
  const columns = (count: number) =>
    `<div style="display: grid; inline-size: 1000px; grid-template-columns: repeat(${count}, 1fr)">${STRIP.repeat(count)}</div>`;
  await open(page, `<div style="inline-size: 200px">${STRIP}</div>${columns(2)}${columns(5)}`);
  const widths = await page
    .locator('grundy-scope')
    .evaluateAll((all) => all.map((scope) => scope.getBoundingClientRect().width));
  expect(widths).toEqual([200, 500, 500, 200, 200, 200, 200, 200]);
});

test('within a heading of coloured letters, its text has its own colour', { tag: '@full' }, async ({
  page,
}) => {
  const style = '-webkit-text-fill-color: transparent; -webkit-text-stroke: 3px red';
  await open(page, `<div style="${style}">${STRIP}</div>`);
  const drawn = await page.locator('grundy-scope .scope-head').evaluate((head) => {
    const { color, webkitTextFillColor, webkitTextStrokeWidth } = getComputedStyle(head);
    return [webkitTextFillColor === color, webkitTextStrokeWidth];
  });
  expect(drawn).toEqual([true, '0px']);
});

/** What readers may have done in an element: its attributes, and the deed. */
const BEGUN: Record<string, [attributes: string, deed: (scope: Locator, page: Page) => Promise<unknown>]> = {
  'a match': [
    'problem="zeckendorf" n="12" view="play"',
    async (scope, page) => {
      await scope.getByRole('slider').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(scope.getByText(/^The engine: take \d/).first()).toBeVisible();
    },
  ],
  'an answered question': [
    'game="kayles" view="predict" kinds="value" count="3"',
    async (scope, page) => {
      await scope.getByRole('textbox').fill('1000');
      await page.keyboard.press('Enter');
      await expect(scope.getByRole('button', { name: 'Next' })).toBeVisible();
    },
  ],
  'a chosen cell': [
    'game="kayles" view="strip"',
    async (scope, page) => {
      await scope.getByRole('slider').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await scope.getByRole('slider').blur();
    },
  ],
  'a step of a lesson': [
    'lesson="nim" step="1"',
    async (scope) => {
      await scope.getByRole('link', { name: /Next|Skip/ }).click();
      await expect(scope.getByText('Step 2 of 7').first()).toBeVisible();
    },
  ],
  'a position in a lesson': [
    'lesson="nim" step="1"',
    async (scope, page) => {
      await scope.locator('grundy-live-view .input').first().fill('nim 1 6');
      await page.keyboard.press('Enter');
      await expect(scope.locator('grundy-live-view')).toContainText('6');
    },
  ],
};

test('taken out and put back, it keeps what the reader has done', { tag: '@full' }, async ({ page }) => {
  const elements = Object.values(BEGUN).map(
    ([attributes]) => `<div class="tab"><grundy-scope ${attributes}></grundy-scope></div>`,
  );
  await open(page, elements.join(''));
  const all = await page.locator('grundy-scope').all();
  for (const [at, [name, [, deed]]] of Object.entries(BEGUN).entries())
    await test.step(name, () => deed(all[at] as Locator, page));
  await frames(page, 5);
  const state = () =>
    Promise.all(
      all.map(async (scope) => [
        await scope.evaluate((element) => (element as Scope).question),
        await linesOf(scope),
      ]),
    );
  const [before, sent] = [await state(), await count(page, 'change')];
  for (const [question] of before) expect(question).not.toBe('');
  await page.evaluate(async () => {
    const scopes = [...document.querySelectorAll('grundy-scope')];
    for (const scope of scopes) scope.remove();
    for (let at = 0; at < 5; at++) await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const [at, tab] of document.querySelectorAll('.tab').entries()) tab.append(scopes[at] as Element);
  });
  await frames(page, 5);
  await expect.poll(state).toEqual(before);
  expect(await count(page, 'change')).toBe(sent);
  // They still answer to their page.
  for (const scope of all) {
    await scope.evaluate((element) => {
      for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
      Object.assign(element, { problem: 'stones', n: 8 });
    });
    await expect(scope.locator('.answer-digits')).toHaveAttribute('data-answer', '7');
  }
});

test('moved into the document of a frame, it keeps its styles', { tag: '@full' }, async ({ page }) => {
  await open(
    page,
    `${STRIP}<grundy-scope lesson="nim" step="1"></grundy-scope><iframe title="Elsewhere"></iframe>`,
  );
  const styles = (within: Page | FrameLocator) =>
    within.locator('grundy-scope').evaluateAll((all) =>
      all.map(({ shadowRoot }) => {
        const live = shadowRoot?.querySelector('grundy-live-view')?.shadowRoot;
        return [shadowRoot, live].map((root) => {
          const scope = root?.querySelector('.scope');
          return scope && [root?.adoptedStyleSheets.length, getComputedStyle(scope).borderRadius];
        });
      }),
    );
  await expect(page.locator('grundy-live-view [part=view]')).toBeVisible();
  const before = await styles(page);
  await page.evaluate(() => {
    const inside = document.querySelector('iframe')?.contentDocument;
    inside?.body.append(...document.querySelectorAll('grundy-scope'));
  });
  const frame = page.frameLocator('iframe');
  await expect.poll(() => styles(frame)).toEqual(before);
  // Also those of a view that it shows there.
  const scope = frame.locator('grundy-scope').first();
  await scope.evaluate((element) => {
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
    Object.assign(element, { problem: 'stones', n: 8 });
  });
  await expect(scope.locator('.answer-digits')).toHaveAttribute('data-answer', '7');
  await expect(scope.locator('.scope')).toHaveCSS('border-radius', String(before[0]?.[0]?.[1]));
});

test('keys that it uses stop at it, all others reach its page', { tag: '@full' }, async ({ page }) => {
  await open(page, '<grundy-scope game="kayles" n="200" view="strip" controls="all"></grundy-scope>');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener('keydown', ({ key }) => heard.push(key));
  });
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0).join(' '));
  const scope = page.locator('grundy-scope');
  const fit = scope.getByRole('button', { name: 'Fit' });
  for (const [place, keys, passed] of [
    [scope.getByLabel('Up to n'), '5 0 ArrowLeft Home Backspace a Enter', ''],
    [scope.getByLabel('Up to n'), 'Escape F2 Control+s', 'Escape F2 Control s'],
    [scope.getByRole('slider'), 'ArrowRight ArrowDown End Home Enter', ''],
    [scope.getByRole('slider'), 'x Escape', 'x Escape'],
    [fit, 'Enter Space', ''],
    [fit, 'ArrowRight x', 'ArrowRight x'],
  ] as const) {
    await place.focus();
    await heard();
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    expect.soft(await heard(), `${place} ${keys}`).toBe(passed);
  }
});

test('its links lead to the site, also in a new tab', { tag: '@full' }, async ({ page, baseURL }) => {
  const lessons = ['view="lesson"', 'lesson="nim" step="2"', 'lesson="nim" step="1"'];
  const others = ['game="euclid" at="5,12"', 'position="nim 3 5 7" controls="all"'];
  const body = [...lessons, ...others].map((attributes) => `<grundy-scope ${attributes}></grundy-scope>`);
  await open(page, body.join(''), '<base href="/another/folder/">');
  const links = page.locator('grundy-scope a[href*="#"]');
  await expect(page.locator('grundy-live-view a').first()).toBeVisible();
  const leading = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(leading.length).toBeGreaterThan(20);
  expect(leading.filter((href) => !href.startsWith(`${baseURL}#1/`))).toEqual([]);
  // A plain click stays in the element.
  await page
    .locator('grundy-scope')
    .nth(1)
    .getByRole('link', { name: /Next|Skip/ })
    .click();
  await expect(page.locator('grundy-scope').nth(1).getByText('Step 3 of 7').first()).toBeVisible();
  await page.locator('grundy-live-view a[href*="#1/position"]').first().click();
  expect(page.context().pages()).toHaveLength(1);
  await expect(links.locator('visible=true').last()).toHaveAttribute('href', new RegExp(`^${baseURL}`));
});
