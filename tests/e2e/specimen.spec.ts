// Every part of the page in every state, and every drawing, on the page for those who build the
// site (www/specimen). For new snapshots run `npm run snapshots`,
// and look at each before you commit it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { startAll } from './element-host';
import { expect, test } from './page';
import { comparable, hideTime, OTHER_FONTS, SMALL, TAKEN } from './pictures';

test.use(SMALL);

const SOURCES = join(import.meta.dirname, '..', '..', 'www', 'src');
/** The elements that rooms share. */
const TAGS = ['ui', 'boards', 'sequence', 'grid'].flatMap((folder) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(SOURCES, folder, name), 'utf8').matchAll(/^define\('(.+?)'/gm)])
    .map(([, tag]) => tag),
);

interface Look {
  media?: Parameters<Page['emulateMedia']>[0];
  /** The direction of lines. */
  dir?: 'rtl';
  width?: number;
}

async function open(page: Page, { media, dir, width = 1440 }: Look = {}): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', ...media });
  await page.goto('/@specimen/specimen.html');
  await expect(page.locator('main')).toBeVisible();
  if (dir) await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), dir);
  await startAll(page);
  const drawings = await page.locator('grundy-scope').count();
  await expect(page.locator('grundy-scope [part=view][aria-busy=false]')).toHaveCount(drawings);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('the specimen shows every element that rooms share; axe finds nothing', { tag: '@full' }, async ({
  page,
}) => {
  await open(page);
  const drawn = await page.evaluate(() => {
    const tags = (root: ParentNode): string[] =>
      [...root.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) => [
        localName,
        ...(shadowRoot ? tags(shadowRoot) : []),
      ]);
    return tags(document);
  });
  expect(TAGS.filter((tag = '') => !drawn.includes(tag))).toEqual([]);
  // Several states of one part have the same names.
  expect((await violations(page)).filter((fault) => !fault.startsWith('landmark-unique'))).toEqual([]);
});

/** Each picture, with the part of the page that is in it. */
const LOOKS: [name: string, part: string, look: Look][] = [
  ['light', '.specimen-parts', {}],
  ['dark', '.specimen-parts', { media: { colorScheme: 'dark' } }],
  ['contrast', '.specimen-values', { media: { contrast: 'more' } }],
  ['forced', '.specimen-parts', { media: { forcedColors: 'active' } }],
  ['mirrored', '.specimen-parts', { dir: 'rtl' }],
  ['phone', '.specimen-parts', { width: 390 }],
];

for (const [name, part, look] of LOOKS)
  test(`the specimen’s picture: ${name}`, { tag: '@full' }, async ({ page }) => {
    await open(page, look);
    test.skip(!(await comparable(page)), OTHER_FONTS);
    await hideTime(page);
    // Chromium makes a window small for a moment, and what is drawn follows, unless all is in view.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: look.width ?? 1440, height });
    // The page is long: a part of it that changed is few of its pixels.
    const most = { maxDiffPixelRatio: 1, maxDiffPixels: 100 };
    await expect(page.locator(part)).toHaveScreenshot(`specimen-${name}.png`, { ...TAKEN, ...most });
  });
