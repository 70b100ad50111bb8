// Every element in all its states, in the gallery: snapshots in light, dark and high contrast, axe,
// horizontal overflow on a narrow screen, mirrored or not. For new snapshots run `npm run
// snapshots`, and look at each before you commit it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
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

/** Rules that do not apply when several states share a page, such as unique landmark names. */
async function faults(page: Page, only?: string): Promise<string[]> {
  return (await violations(page, only, '.specimen')).filter((fault) => !fault.startsWith('landmark-unique'));
}

for (const tag of TAGS)
  test(`${tag}: fits a narrow screen, axe finds nothing, and pictures match`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, tag);
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

    test.skip(!same, OTHER_FONTS);
  });
