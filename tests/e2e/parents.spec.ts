// The element <grundy-scope> in the places that pages of others have for it.
import type { Locator, Page } from '@playwright/test';
import { host } from './element-host';
import { expect, test } from './page';

const STRIP = '<grundy-scope game="kayles" n="200" view="strip"></grundy-scope>';

/** Opens a page with elements, which start at once. */
async function open(page: Page, body: string, head = ''): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await host(page, { body, head });
  for (const scope of await page.locator('grundy-scope').all())
    await expect(scope.locator('[part=view]')).toBeVisible();
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
const PLACES = [0.063, 0.317, 0.523, 0.727, 0.911];

/** What a view says of five points of its picture. */
async function said(page: Page, scope: Locator, picture: string): Promise<string[]> {
  const shown = scope.locator(picture).first();
  const slider = shown.locator('xpath=ancestor-or-self::*[@role="slider"]');
  const words: string[] = [];
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

for (const [attributes, picture] of POINTED) {
  test(`scaled or zoomed, the pointer chooses what it points at: ${attributes}`, async ({
    page,
    playground: _,
  }) => {
    const scope = `<grundy-scope ${attributes}></grundy-scope>`;
    const styles = ['', 'zoom: 1.48', 'transform: scale(1.48); transform-origin: 0 0', 'zoom: 0.7'];
    const wanted: string[][] = [];
    for (const style of styles) {
      await open(page, `<div style="inline-size: 600px; ${style}">${scope}</div>`);
      wanted.push(await said(page, page.locator('grundy-scope'), picture));
    }
    const [plain, ...scaled] = wanted;
    expect(new Set(plain).size).toBeGreaterThan(2);
    for (const [at, words] of scaled.entries()) expect.soft(words, styles[at + 1]).toEqual(plain);
  });
}

/** Parents that are as wide as their content. */
const SHRINKING = {
  'a table cell': ['<table><tr><td>', '</td></tr></table>'],
  'an inline block': ['<div style="display: inline-block">', '</div>'],
  'a float': ['<div style="float: left">', '</div>'],
  'fit-content': ['<div style="inline-size: fit-content">', '</div>'],
  'an absolute box': ['<div style="position: absolute">', '</div>'],
  'a centred flex item': ['<div style="display: flex; justify-content: center"><div>', '</div></div>'],
  'a centred grid item': ['<div style="display: grid; justify-items: center"><div>', '</div></div>'],
  'a popover': ['<div popover id="over">', '</div>'],
  'a dialog': ['<dialog id="over">', '</dialog>'],
  'a figure that is a table': ['<figure style="display: table">', '</figure>'],
} as const;

test('in a parent that is as wide as its content, it has a width', async ({ page, playground: _ }) => {
  for (const [name, [before, after]] of Object.entries(SHRINKING)) {
    await host(page, { body: `${before}${STRIP}${after}` });
    await page.evaluate(() => {
      const over = document.querySelector('#over');
      if (over instanceof HTMLDialogElement) over.showModal();
      else if (over instanceof HTMLElement) over.showPopover();
    });
    const scope = page.locator('grundy-scope');
    await expect(scope.getByRole('slider')).toBeVisible();
    const box = await scope.boundingBox();
    expect.soft(box?.width, name).toBe(320);
    expect.soft(box?.height, name).toBeLessThan(1000);
  }
});

test('in a parent with a width, it fills it and does not stretch it', async ({ page, playground: _ }) => {
  const columns = (count: number) =>
    `<div style="display: grid; inline-size: 1000px; grid-template-columns: repeat(${count}, 1fr)">${STRIP.repeat(count)}</div>`;
  await open(page, `<div style="inline-size: 200px">${STRIP}</div>${columns(2)}${columns(5)}`);
  const widths = await page
    .locator('grundy-scope')
    .evaluateAll((all) => all.map((scope) => scope.getBoundingClientRect().width));
  expect(widths).toEqual([200, 500, 500, 200, 200, 200, 200, 200]);
});

test('within a heading of coloured letters, its text has its own colour', async ({ page, playground: _ }) => {
  const style = '-webkit-text-fill-color: transparent; -webkit-text-stroke: 3px red';
  await open(page, `<div style="${style}">${STRIP}</div>`);
  const drawn = await page.locator('grundy-scope .scope-head').evaluate((head) => {
    const { color, webkitTextFillColor, webkitTextStrokeWidth } = getComputedStyle(head);
    return [webkitTextFillColor === color, webkitTextStrokeWidth];
  });
  expect(drawn).toEqual([true, '0px']);
});
