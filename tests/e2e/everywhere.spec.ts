// Every room, in every theme and at every width: axe, horizontal overflow, controls that overlap or
// are cut, the length of the page, rubbish in its fields. Zoom is a narrower window: 720 px are
// 1440 at 200%, 320 are 1280 at 400%.
import type { Page } from '@playwright/test';
import { misplaced, violations } from './axe';
import { expect, inOrder, test } from './page';
import { ROOMS } from './rooms';
import { frames, settled } from './settled';

inOrder();
test.use({ sharePage: true });

const WIDTHS = [320, 390, 720, 1440, 3840];

/** The horizontal overflow of the page in pixels. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { name, hash, quick } of ROOMS) {
  test(`no overflow, nothing overlaps or is cut: ${name}, from 320 to 3840 px, also mirrored`, {
    tag: quick ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(`./${hash}`);
    await settled(page);
    for (const [direction, widths] of [
      ['ltr', WIDTHS],
      ['rtl', [320, 720, 1440]],
    ] as const) {
      await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
      for (const width of widths) {
        const message = `${direction}, ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => excess(page), { message }).toBeLessThanOrEqual(0);
        await expect.poll(() => misplaced(page), { message }).toEqual([]);
        // Some six screens of a phone.
        if (width === 390) expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(5300);
      }
    }
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  });

  test(`axe finds nothing, rubbish does no harm: ${name}, light, dark, high contrast; forced colours`, {
    tag: name === 'a problem' ? [] : '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`./${hash}`);
    await settled(page);
    expect.soft(await violations(page), 'light').toEqual([]);
    for (const theme of ['dark', 'contrast']) {
      await page.locator('grundy-theme select').selectOption(theme);
      // Of axe's rules, only contrast depends on colours; these have transitions.
      await expect.poll(() => violations(page, 'color-contrast'), { message: theme }).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => invisible(page)).toEqual([]);
    await takesRubbish(page, hash);
  });
}

const RUBBISH = ['9'.repeat(3000), '<img src=x onerror=alert(1)>', '-½💥(('];

/** In each field: it is reported or accepted, what was typed stays, and nothing is wide. */
async function takesRubbish(page: Page, hash: string): Promise<void> {
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const ids = await page
    .locator(':is(input[type=text], textarea):not([readonly])')
    .filter({ visible: true })
    .evaluateAll((fields) => fields.map(({ id }) => id));
  for (const id of ids) {
    // What opened another question is left behind.
    await page.goto(`./${hash}`);
    await settled(page);
    for (const rubbish of RUBBISH) {
      const message = `${id}: ${rubbish.slice(0, 20)}`;
      const field = page.locator(`[id="${id}"]`);
      await field.fill(rubbish);
      await field.press('Enter');
      await frames(page, 2);
      await expect(field, message).toHaveValue(rubbish);
      await expect.poll(() => excess(page), { message }).toBeLessThanOrEqual(0);
      expect(await page.locator('body').innerText(), message).not.toMatch(/\[[a-z]+(-[a-z]+)+\]/);
    }
  }
}

type Prepare = (page: Page) => Promise<unknown>;
const click =
  (name: string): Prepare =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** Other states of the rooms: other problems and games, long values, mistakes, work, matches. */
const STATES: [hash: string, prepare?: Prepare][] = [
  ['#1/stones?n=10^1000'],
  ['#1/flipping-game?n=20000'],
  ['#1/fibonacci-nim?n=10^300', click('Show all digits')],
  ['#1/fibonacci-nim?n=10^18&modulus=10^8'],
  ['#1/nim-square?n=1.000'],
  ['#1/chess?n=5'],
  ['#1/stones?n=8;mode=many'],
  ['', click('What is a Grundy value?')],
  ['#1/game?game=take:factorials&n=5049'],
  ['#1/game?game=coins:ruler&n=50;at=32'],
  ['#1/game?game=octal:0.78&n=200'],
  [`#1/game?game=take:${'123456789,'.repeat(30)}x&n=50`],
  ['#1/game?game=take:squares&n=2000;at=100&with=take:1,4'],
  ['#1/game?game=take:squares&n=500;range=100-200&bit=1&list=records'],
  ['#1/game?game=take:squares&n=500;columns=400&list=gaps&counts=log-sum'],
  ['#1/nimbers?e=6*7', click('Next')],
  ['#1/nimbers?e=[2^300]*[2^300];table=quotient&side=65536'],
  ['#1/nimbers?e=4x4;table=sum&bit=3'],
  ['#1/zeckendorf?n=10^100&plus=10^80'],
  ['#1/zeckendorf?n=6;moves=2.4'],
  ['#1/zeckendorf?n=x'],
  ['#1/two-heaps?game=euclid;at=99999,61803'],
  ['#1/two-heaps?game=fibonacci-nim;size=128', (page) => page.getByText('As a table').click()],
  ['#1/position?heaps=staircase 3 0 2 and hackenbush (()) and graph a>b>c and northcott 1-5'],
  ['#1/lesson?name=nim-square&step=5', click('About a hundred times')],
];

for (const [hash, prepare] of STATES) {
  test(`axe finds nothing and nothing overflows: ${hash.slice(0, 60) || 'the primer'}`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`./${hash}`);
    await settled(page);
    await prepare?.(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details'))
        if (details.checkVisibility()) details.open = true;
    });
    await settled(page);
    // In other colours: every room above, and tests/unit/contrast.test.ts.
    expect.soft(await violations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => excess(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
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
