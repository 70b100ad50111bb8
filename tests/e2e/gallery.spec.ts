// Every element in all its states, in the gallery: snapshots in light, dark and high contrast, axe,
// horizontal overflow on a narrow screen, mirrored or not; and the events of elements. For new
// snapshots run `npm run snapshots`, and look at each before you commit it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';
import { comparable, OTHER_FONTS, SMALL, TAKEN } from './pictures';
import { still } from './settled';

inOrder();
test.use({ ...SMALL, sharePage: true });

const GALLERY = '/@gallery/gallery.html';
const SOURCES = join(import.meta.dirname, '..', '..', 'www', 'src');

/** The tags that the source registers: an element without specimens in the gallery fails here. */
const TAGS = ['ui', 'boards', 'sequence', 'grid', 'rooms', 'shell']
  .flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true }).map((name) =>
      join(SOURCES, folder, String(name)),
    ),
  )
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^define\('(.+?)'/gm)].map(([, tag]) => tag ?? ''),
  );

const LOOKS = [
  { name: 'light', colorScheme: 'light' },
  { name: 'dark', colorScheme: 'dark' },
  { name: 'contrast', colorScheme: 'light', contrast: 'more' },
] as const;

/** What is drawn, in whose dark pictures every colour of values is seen. */
const DRAWN = ['chart', 'strip', 'histogram', 'heat', 'nimber-table', 'compare', 'heaps', 'disks', 'coins']
  .concat(['word', 'graph', 'tree'])
  .map((name) => `grundy-${name}`);
/** The elements with a picture in each look. */
const PICTURED: Record<string, (tag: string) => boolean> = {
  light: () => true,
  dark: (tag) => DRAWN.includes(tag),
  contrast: (tag) => DRAWN.slice(0, 4).includes(tag),
};

/** Opens an element, and waits until all its states are drawn. */
async function open(page: Page, tag: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${GALLERY}#${tag}`);
  await expect(page.locator('grundy-specimen').last()).toBeVisible();
  await still(page);
}

/** One state of the open element. */
const state = (page: Page, name: string): Locator =>
  page.locator('.specimen figure').filter({ has: page.getByText(name, { exact: true }) });

test('the gallery links to every registered element and to the page', { tag: '@full' }, async ({ page }) => {
  await page.goto(GALLERY);
  const cards = page.locator('.gallery-cards a');
  await expect(cards).toHaveCount(TAGS.length);
  expect((await cards.locator('code').allTextContents()).sort()).toEqual([...TAGS].sort());
  await expect.poll(() => violations(page)).toEqual([]);
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

/** The documented properties and events match the element. */
async function checkDocumentation(page: Page, tag: string): Promise<void> {
  const has = await page.evaluate((tag) => {
    const { elementProperties } = customElements.get(tag) as unknown as {
      elementProperties: Map<string, { state?: boolean }>;
    };
    return [...elementProperties].filter(([, { state }]) => !state).map(([name]) => name);
  }, tag);
  expect(await page.locator('.gallery-properties tbody th').allTextContents()).toEqual(has);
}

type Act = (at: Locator) => Promise<unknown>;
type Role = 'textbox' | 'combobox' | 'slider' | 'application';
const fill =
  (role: Role, text: string): Act =>
  (at) =>
    at.getByRole(role).fill(text);
const press =
  (role: Role, key: string): Act =>
  (at) =>
    at.getByRole(role).press(key);
const click =
  (name: string | RegExp): Act =>
  (at) =>
    at.getByRole('button', { name }).first().click();

/** Actions on a state of an element, and the event that it sends. */
const SENT: [tag: string, state: string, act: Act, heard: string | RegExp][] = [
  ['grundy-field', 'understood', fill('textbox', '29'), 'typed {"name":"n","value":"29"}'],
  ['grundy-field', 'empty', press('textbox', 'Enter'), 'entered {"name":"n"}'],
  ['grundy-game', 'empty', fill('combobox', 'nim'), 'typed {"name":"game","value":"nim"}'],
  ['grundy-search', 'nothing found', fill('combobox', 'nim'), 'search {"text":"nim"}'],
  [
    'grundy-batch',
    'a list, not asked yet',
    click('Answer all'),
    'ask {"text":"1\\n2\\n8","countLine":false}',
  ],
  [
    'grundy-theme',
    'by the system',
    (at) => at.getByRole('combobox').selectOption('dark'),
    'theme {"theme":"dark"}',
  ],
  ['grundy-progress', 'under way', click(/./), 'cancel {}'],
  [
    'grundy-player',
    'all is shown',
    (at) => at.getByRole('button', { name: 'Play' }).press('End'),
    'step {"step":5}',
  ],
  ['grundy-mex', 'a value', click('g(20)'), 'choose {"n":20}'],
  ['grundy-heap', 'three moves, two of which win', click(/^Take 9/), 'heap {"n":5}'],
  ['grundy-chart', 'a single value', press('slider', 'Enter'), 'why {}'],
  ['grundy-chart', 'from near, with numbers', press('slider', 'ArrowRight'), 'cursor {"n":30}'],
  [
    'grundy-chart',
    'ten million values',
    press('slider', '+'),
    'look {"range":{"from":2500000,"to":7500000}}',
  ],
  ['grundy-strip', 'as fits, one of them chosen', press('slider', 'ArrowRight'), 'cursor {"n":30}'],
  ['grundy-strip', 'a page of ten million, twelve in a row', click(/^Later|Next/), /^page \{"from":\d{6}\}$/],
  ['grundy-histogram', 'by logarithm', click('Added up'), 'counts {"scale":"log-sum"}'],
  ['grundy-histogram', 'a single value', press('slider', 'Home'), 'value {"value":0}'],
  ['grundy-table', 'the first hundred', click('Next'), 'window {"from":"100"}'],
  ['grundy-table', 'a wrong place, and rows under way', press('textbox', 'Enter'), 'goto {"text":"10^9"}'],
  ['grundy-finds', 'records', click('g(29) = 5'), 'choose {"n":29}'],
  ['grundy-compare', 'two games, one place pointed at', press('slider', 'Enter'), 'choose {"n":34}'],
  ['grundy-overview', 'the same from some place on', press('slider', 'End'), 'cells {"from":1050}'],
  [
    'grundy-nimber-table',
    'nim-products, a cell pointed at',
    press('application', 'Enter'),
    'choose {"cell":[6,7]}',
  ],
  ['grundy-expansion', 'all of it', click('Next'), 'pair {"index":0}'],
  // After "choose", as for the chart.
  ['grundy-heat', 'from far', press('slider', 'Enter'), 'why {}'],
  ['grundy-heat', 'from far', click(/./), /^cells \{"size":64/],
  ['grundy-bars', 'some of it', click('Next'), 'step {"step":3}'],
  ['grundy-stones', 'some may be taken', press('slider', 'Enter'), 'take {"count":1}'],
  [
    'grundy-word',
    'from the beginning, one letter marked, one pointed at',
    press('slider', 'ArrowLeft'),
    /^cursor \{"at":\d+\}$/,
  ],
];

/** Rules that do not apply when several states share a page, such as unique landmark names. */
async function faults(page: Page, only?: string): Promise<string[]> {
  return (await violations(page, only, '.specimen')).filter((fault) => !fault.startsWith('landmark-unique'));
}

for (const tag of TAGS)
  test(`${tag}: fits a narrow screen, axe finds nothing, pictures match, and it sends its events`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, tag);
    await checkDocumentation(page, tag);
    for (const way of ['rtl', 'ltr']) {
      // By script: a click on the button would close open lists.
      await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), way);
      await still(page);
      const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect.soft(content, way).toBeLessThanOrEqual(inner as number);
    }

    await page.setViewportSize({ width: 760, height: 900 });
    await still(page);
    // Colours in other themes: tests/unit/contrast.test.ts, and every room in everywhere.spec.ts.
    expect.soft(await faults(page)).toEqual([]);
    const same = await comparable(page);
    for (const { name, ...media } of LOOKS.filter(({ name }) => same && PICTURED[name]?.(tag))) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await still(page);
      await expect.soft(page.locator('.specimen')).toHaveScreenshot(`${tag}-${name}.png`, TAKEN);
    }

    await page.emulateMedia({ colorScheme: 'light', contrast: null, reducedMotion: 'reduce' });
    for (const [, name, act, sent] of SENT.filter(([of]) => of === tag))
      await test.step(`${name}: ${sent}`, async () => {
        const at = state(page, name);
        await act(at);
        await expect(at.locator('.heard')).toHaveText(sent);
      });
    test.skip(!same, OTHER_FONTS);
  });
