// Every room, in every theme and at every width: axe, horizontal overflow, controls that overlap or
// are cut. One visit a room. Zoom is a narrower window: 720 px are 1440 at 200%, 320 are 1280 at
// 400%.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { misplaced } from './misplaced';
import { expect, inOrder, test } from './page';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true });

const ROOMS = [
  { name: 'the start page', hash: '' },
  { name: 'a problem', hash: '#1/nim-square?n=1000;at=29' },
  { name: 'games', hash: '#1/game?game=octal:0.77&n=200;at=71' },
  { name: 'play', hash: '#1/play?heaps=kayles 5 7 and nim 4;moves=1-1-2-2' },
  { name: 'positions', hash: '#1/position?heaps=kayles 3 5 7 and nim 4' },
  { name: 'exercises', hash: '#1/exercise' },
  { name: 'a worksheet', hash: '#1/worksheet?versions=3' },
  { name: 'the lessons', hash: '#1/lessons' },
  { name: 'a lesson', hash: '#1/lesson?name=nim&step=7' },
  { name: 'nimbers', hash: '#1/nimbers' },
  { name: 'Zeckendorf', hash: '#1/zeckendorf?n=100' },
  { name: 'lab', hash: '#1/lab' },
  { name: 'two heaps', hash: '#1/two-heaps?game=wythoff' },
];

const WIDTHS = [320, 390, 720, 768, 1440, 2560, 3840];

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

  test(`no overflow, nothing overlaps or is cut: ${name}, from 320 to 3840 px, also mirrored`, async ({
    page,
    playground: _,
  }) => {
    await page.goto(`./${hash}`);
    await settled(page);
    for (const [direction, widths] of [
      ['ltr', WIDTHS],
      ['rtl', [320, 390, 720, 1440]],
    ] as const) {
      await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
      for (const width of widths) {
        const message = `${direction}, ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => excess(page), { message }).toBeLessThanOrEqual(0);
        await expect.poll(() => misplaced(page), { message }).toEqual([]);
      }
    }
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  });

  test(`forced colours: ${name}`, { tag: '@full' }, async ({ page, playground: _ }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`./${hash}`);
    await settled(page);
    expect(await invisible(page)).toEqual([]);
  });
}

/** Controls that forced colours leave without a border, a text or a picture. */
const invisible = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, summary, a[href]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const style = getComputedStyle(control);
        const bordered = style.borderStyle !== 'none' && parseFloat(style.borderWidth) > 0;
        const named = control.innerText.trim() !== '' || control.querySelector('svg, canvas, img');
        return !bordered && !named && !(control instanceof HTMLInputElement);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
