// Every room, in every theme and at every width: axe and horizontal overflow. One visit a room.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true });

const ROOMS = [
  { name: 'a problem', hash: '#1/nim-square?n=1000;at=29' },
  { name: 'games', hash: '#1/game?game=octal:0.77&n=200;at=71' },
  { name: 'nimbers', hash: '#1/nimbers' },
  { name: 'Zeckendorf', hash: '#1/zeckendorf?n=100' },
  { name: 'two heaps', hash: '#1/two-heaps?game=wythoff' },
];

const WIDTHS = [320, 390, 768, 1440, 2560, 3840];

/** The horizontal overflow of the page in pixels. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { name, hash } of ROOMS) {
  test(`axe finds nothing: ${name}, light, dark and high contrast`, {
    tag: name === 'a problem' ? [] : '@full',
  }, async ({ page, playground: _ }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`./${hash}`);
    await settled(page);
    expect.soft(await violations(page), 'light').toEqual([]);
    for (const theme of ['dark', 'contrast']) {
      await page.locator('grundy-theme select').selectOption(theme);
      // Of axe's rules, only contrast depends on colours; these have transitions.
      await expect.poll(() => violations(page, 'color-contrast'), { message: theme }).toEqual([]);
    }
  });

  test(`no horizontal overflow: ${name}, from 320 to 3840 px, also mirrored`, async ({
    page,
    playground: _,
  }) => {
    await page.goto(`./${hash}`);
    await settled(page);
    for (const [direction, widths] of [
      ['ltr', WIDTHS],
      ['rtl', [390, 1440]],
    ] as const) {
      await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => excess(page), { message: `${direction}, ${width} px` })
          .toBeLessThanOrEqual(0);
      }
    }
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  });
}
