// Accessibility: axe in every state, no horizontal scrolling, everything by keyboard.

import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true });

const STATES: Array<[string, string, (page: Page) => Promise<void>]> = [
  ['Nim Square', '#1/nim-square?n=1000', async () => {}],
  ['the stones game', '#1/stones?n=10', async () => {}],
  ['the Flipping Game', '#1/flipping-game?n=20000', async () => {}],
  ['Fibonacci nim', '#1/fibonacci-nim?n=10^18&modulus=10^8', async () => {}],
  [
    'a long answer, shown whole',
    '#1/fibonacci-nim?n=10^300',
    (page) => page.getByRole('button', { name: 'Show all digits' }).click(),
  ],
  ['a wrong N', '#1/nim-square?n=1.000', async () => {}],
  ['a broken link', '#1/chess?n=5', async () => {}],
  ['many questions', '#1/stones?n=8;mode=many', async () => {}],
  [
    'work in progress',
    '#1/nim-square?n=29',
    async (page) => {
      await page.locator('#field-n').fill('20000000');
      await expect(page.getByRole('progressbar').first()).toBeVisible();
    },
  ],
];

for (const [name, hash, prepare] of STATES) {
  test(`axe finds nothing: ${name}, light and dark`, {
    tag: '@full',
  }, async ({ page, playground }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`./${hash}`);
    if (name !== 'many questions') await expect(playground.answer).toBeVisible();
    await prepare(page);
    if (name !== 'work in progress') await settled(page);
    for (const details of await page.locator('details').all()) {
      if (await details.isVisible()) await details.evaluate((element) => element.setAttribute('open', ''));
    }
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Of axe's rules, only contrast depends on colours; these have transitions.
    await expect.poll(() => violations(page, 'color-contrast'), { message: 'dark' }).toEqual([]);
  });
}

for (const hash of [
  '#1/nim-square?n=20000',
  '#1/stones?n=10^1000',
  '#1/flipping-game?n=100',
  '#1/fibonacci-nim?n=10^1000',
  '#1/stones?n=5;mode=many',
]) {
  test(`no horizontal overflow: ${hash}`, {
    tag: '@full',
  }, async ({ page, playground }) => {
    await page.goto(`./${hash}`);
    if (!hash.includes('many')) await expect(playground.answer).toBeVisible();
    await settled(page);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(excess, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
  });
}

test('the problem room works by keyboard: skip link, picker, field, preset, chart', async ({
  page,
  playground,
}) => {
  await playground.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(playground.n).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('29');
  await page.keyboard.press('Enter');
  await playground.answers('1160');
  await page.locator('.preset[data-n="100000"]').focus();
  await page.keyboard.press('Space');
  await playground.answers('2586528661783');
  await page.locator('a.pick[data-problem="stones"]').focus();
  await page.keyboard.press('Enter');
  await playground.answers('7');
});

test('arrow keys move a cursor that is announced, and Enter explains its value', async ({
  page,
  playground,
}) => {
  await playground.open('#1/nim-square?n=100');
  const chart = page.getByLabel(/^Chart of/);
  await chart.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('g(4) = 2').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toContain('at=4');
  await expect(page.getByText(/Among the values of the 2 options/)).toBeVisible();
});

test('every control has a visible focus', async ({ page, playground }) => {
  await playground.open('#1/stones?n=10');
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return true;
      const marked = [focused, ...Array.from(focused.parentElement ? [focused.parentElement] : [])];
      return marked.some((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    });
    expect(
      seen,
      `stop ${stop}: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`,
    ).toBe(true);
  }
});
