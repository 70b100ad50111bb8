// Every element in each of its states, as the gallery shows them: pictures in light, dark and high contrast, axe, nothing that
// runs off a narrow screen, mirrored or not; and what elements send. New pictures: npm run snapshots, and look at each before
// it is committed.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './page';
import { comparable, OTHER_FONTS, SMALL, TAKEN } from './pictures';

test.use(SMALL);

const GALLERY = '/@gallery/gallery.html';
const ELEMENTS = join(import.meta.dirname, '..', '..', 'www', 'src', 'elements');

/** Whatever the source registers has to be shown: an element without a place in the gallery fails here. */
const TAGS = readdirSync(ELEMENTS).flatMap((name) =>
  [...readFileSync(join(ELEMENTS, name), 'utf8').matchAll(/^define\('(.+?)'/gm)].map(([, tag]) => tag ?? ''),
);

const LOOKS = [
  { name: 'light', colorScheme: 'light', theme: 'auto' },
  { name: 'dark', colorScheme: 'dark', theme: 'auto' },
  { name: 'contrast', colorScheme: 'light', theme: 'contrast' },
] as const;

/** Shows an element, and waits until all of it is drawn. */
async function open(page: Page, tag: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${GALLERY}#${tag}`);
  await expect(page.locator('grundy-specimen').last()).toBeVisible();
  await settled(page);
}

/** What is asked for, measured and drawn comes within a few frames: when the states stay as they are, it is there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shape = () => {
      const canvases = [...document.querySelectorAll('grundy-specimen')].flatMap((specimen) => [
        ...(specimen.shadowRoot?.querySelectorAll('canvas') ?? []),
      ]);
      return [
        document.documentElement.scrollHeight,
        ...canvases.map(({ width, height }) => `${width}x${height}`),
      ].join();
    };
    let still = 0;
    for (let before = shape(); still < 5; ) {
      await frame();
      const now = shape();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** One state of the element that is shown. */
const state = (page: Page, name: string): Locator =>
  page.locator('.specimen figure').filter({ has: page.getByText(name, { exact: true }) });

// Each test has a page of its own: they need not wait for one another.
test.describe.configure({ mode: 'parallel' });

test('the gallery leads to every element that the source has, and back to the page', async ({ page }) => {
  await page.goto(GALLERY);
  const cards = page.locator('.gallery-cards a');
  await expect(cards).toHaveCount(TAGS.length);
  expect((await cards.locator('code').allTextContents()).sort()).toEqual([...TAGS].sort());
  expect(await violations(page)).toEqual([]);
  await cards.filter({ hasText: 'grundy-chart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('grundy-chart');
  await page.getByRole('navigation', { name: 'Elements' }).getByRole('link', { name: 'grundy-word' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('grundy-word');
  await page.getByRole('link', { name: 'Elements of Grundyscope' }).click();
  await expect(cards).toHaveCount(TAGS.length);
  await expect(page.getByRole('link', { name: 'To the page itself' })).toHaveAttribute('href', './');
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

/** What is told of an element is what it has. */
async function told(page: Page, tag: string): Promise<void> {
  const has = await page.evaluate((tag) => {
    const { elementProperties } = customElements.get(tag) as unknown as {
      elementProperties: Map<string, { state?: boolean }>;
    };
    return [...elementProperties].filter(([, { state }]) => !state).map(([name]) => name);
  }, tag);
  expect(await page.locator('.gallery-properties tbody th').allTextContents()).toEqual(has);
}

/** What somebody does to an element, and what it sends then. */
const SENT: Array<
  [tag: string, state: string, act: (at: Locator, page: Page) => Promise<void>, heard: string | RegExp]
> = [
  [
    'grundy-field',
    'understood',
    (at) => at.getByRole('textbox').fill('29'),
    'typed {"name":"n","value":"29"}',
  ],
  ['grundy-field', 'empty', (at) => at.getByRole('textbox').press('Enter'), 'entered {"name":"n"}'],
  [
    'grundy-game',
    'empty',
    (at) => at.getByRole('combobox').fill('nim'),
    'typed {"name":"game","value":"nim"}',
  ],
  ['grundy-search', 'nothing found', (at) => at.getByRole('combobox').fill('nim'), 'search {"text":"nim"}'],
  [
    'grundy-batch',
    'a list, not asked yet',
    (at) => at.getByRole('button', { name: 'Answer all' }).click(),
    'ask {"text":"1\\n2\\n8","countLine":false}',
  ],
  [
    'grundy-theme',
    'by the system',
    async (at) => void (await at.getByRole('combobox').selectOption('dark')),
    'theme {"theme":"dark"}',
  ],
  ['grundy-progress', 'under way', (at) => at.getByRole('button').click(), 'cancel {}'],
  [
    'grundy-player',
    'all is shown',
    (at) => at.getByRole('button', { name: 'Play' }).press('End'),
    'step {"step":5}',
  ],
  [
    'grundy-mex',
    'a value',
    (at) => at.getByRole('button', { name: 'g(20)' }).first().click(),
    'choose {"n":20}',
  ],
  [
    'grundy-heap',
    'three moves, two of which win',
    (at) => at.getByRole('button', { name: /^Take 9/ }).click(),
    'heap {"n":5}',
  ],
  ['grundy-chart', 'a single value', (at) => at.getByRole('slider').press('Enter'), 'choose {"n":0}'],
  [
    'grundy-chart',
    'from near, with numbers',
    (at) => at.getByRole('slider').press('ArrowRight'),
    'cursor {"n":30}',
  ],
  [
    'grundy-chart',
    'ten million values',
    (at) => at.getByRole('slider').press('+'),
    /^look \{"range":\{"from":2500000,"to":7500000\}\}$/,
  ],
  [
    'grundy-strip',
    'as fits, one of them chosen',
    (at) => at.getByRole('slider').press('ArrowRight'),
    'cursor {"n":30}',
  ],
  [
    'grundy-strip',
    'a page of ten million, twelve in a row',
    (at) => at.getByRole('button', { name: /^Later|Next/ }).click(),
    /^page \{"from":\d{6}\}$/,
  ],
  [
    'grundy-histogram',
    'by logarithm',
    (at) => at.getByRole('button', { name: 'Added up' }).click(),
    'counts {"scale":"log-sum"}',
  ],
  ['grundy-histogram', 'a single value', (at) => at.getByRole('slider').press('Home'), 'value {"value":0}'],
  [
    'grundy-table',
    'the first hundred',
    (at) => at.getByRole('button', { name: 'Next' }).click(),
    'window {"from":"100"}',
  ],
  [
    'grundy-table',
    'a wrong place, and rows under way',
    (at) => at.getByRole('textbox').press('Enter'),
    'goto {"text":"10^9"}',
  ],
  [
    'grundy-finds',
    'records',
    (at) => at.getByRole('button', { name: 'g(29) = 5' }).click(),
    'choose {"n":29}',
  ],
  [
    'grundy-compare',
    'two games, one place pointed at',
    (at) => at.getByRole('slider').press('Enter'),
    'choose {"n":34}',
  ],
  [
    'grundy-overview',
    'the same from some place on',
    (at) => at.getByRole('slider').press('End'),
    'cells {"from":1050}',
  ],
  [
    'grundy-nimber-table',
    'nim-products, a cell pointed at',
    (at) => at.getByRole('application').press('Enter'),
    'choose {"cell":[6,7]}',
  ],
  [
    'grundy-expansion',
    'all of it',
    (at) => at.getByRole('button', { name: 'Next' }).click(),
    'pair {"index":0}',
  ],
  [
    'grundy-heat',
    'from far',
    (at) => at.getByRole('slider').press('Enter'),
    'choose {"cell":{"row":34,"column":55}}',
  ],
  ['grundy-heat', 'from far', (at) => at.getByRole('button').first().click(), /^cells \{"size":64/],
  ['grundy-bars', 'some of it', (at) => at.getByRole('button', { name: 'Next' }).click(), 'step {"step":3}'],
  ['grundy-stones', 'some may be taken', (at) => at.getByRole('slider').press('Enter'), 'take {"count":1}'],
  [
    'grundy-word',
    'from the beginning, one letter marked, one pointed at',
    (at) => at.getByRole('slider').press('ArrowLeft'),
    /^cursor \{"at":\d+\}$/,
  ],
];

for (const [tag, name, act, heard] of SENT) {
  test(`${tag}, ${name}: sends ${heard}`, async ({ page }) => {
    await open(page, tag);
    const at = state(page, name);
    await act(at, page);
    await expect(at.locator('.heard')).toHaveText(heard);
  });
}

/** Each state stands for a page of its own: that two of them have the same name is no one's fault. */
async function faults(page: Page, only?: string): Promise<string[]> {
  return (await violations(page, only)).filter((fault) => !fault.startsWith('landmark-unique'));
}

/** One visit for all of it: most of the time goes into the way there. */
for (const tag of TAGS) {
  test(`${tag}: fits a narrow screen, axe finds nothing, and it looks as it should`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, tag);
    await told(page, tag);
    for (const way of ['ltr', 'rtl']) {
      // Without the button: a click elsewhere closes what is open.
      await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), way);
      await settled(page);
      const [inner, whole] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect.soft(whole, way).toBeLessThanOrEqual(inner as number);
    }
    await page.evaluate(() => Object.assign(document.documentElement, { dir: 'ltr' }));

    await page.setViewportSize({ width: 760, height: 900 });
    const same = await comparable(page);
    for (const { name, colorScheme, theme } of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.locator('.gallery-tools').getByRole('combobox').selectOption(theme);
      await settled(page);
      // Of all that axe looks at, only contrast is a matter of colours.
      expect.soft(await faults(page, name === 'light' ? undefined : 'color-contrast'), name).toEqual([]);
      if (same) await expect.soft(page.locator('.specimen')).toHaveScreenshot(`${tag}-${name}.png`, TAKEN);
    }
    test.skip(!same, OTHER_FONTS);
  });
}
