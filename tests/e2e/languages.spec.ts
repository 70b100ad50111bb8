// Two languages that nobody speaks (www/src/i18n/pseudo.ts): every text comes from a Fluent file, layouts hold texts that
// are 40% longer, and the page works mirrored, while mathematics stays from left to right.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './page';
import { comparable, OTHER_FONTS, SMALL, TAKEN } from './pictures';

const ROOMS = [
  { name: 'a problem', hash: '#1/nim-square?n=1000;at=29' },
  { name: 'stones', hash: '#1/stones?n=10' },
  { name: 'coins', hash: '#1/flipping-game?n=100' },
  { name: 'Fibonacci nim', hash: '#1/fibonacci-nim?n=100' },
  { name: 'games', hash: '#1/game?game=octal:0.77&n=200;at=71' },
  { name: 'nimbers', hash: '#1/nimbers' },
  { name: 'Zeckendorf', hash: '#1/zeckendorf?n=100' },
  { name: 'two heaps', hash: '#1/two-heaps?game=wythoff' },
];
/** Those of which there are pictures. */
const PICTURED = new Set(['a problem', 'games', 'nimbers', 'Zeckendorf', 'two heaps']);

/** Written alike in all languages, or in the language of those who named it. */
const UNTRANSLATED = /^(mex|sqrt\(5\)|order\(65536\)|Grundy values of Kayles)$/;

test.use(SMALL);

async function enter(page: Page, lang: string, hash: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./?lang=${lang}${hash}`);
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function fits(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wide, { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
}

/** Pieces of text in which no letter has an accent. */
function plain(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const mathematics = node.parentElement?.closest('math, code, .mono, svg');
      // Beyond ASCII: an accent, or at least typography that no notation has.
      if (!mathematics && /[a-z]{3}/i.test(text) && /^[ -~]*$/.test(text)) found.add(text);
    }
    return [...found];
  });
}

for (const { name, hash } of ROOMS) {
  test(`${name}: every text has accents, and 40% longer ones fit`, async ({ page, playground: _ }) => {
    await enter(page, 'en-XA', hash);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect((await plain(page)).filter((text) => !UNTRANSLATED.test(text))).toEqual([]);
    await fits(page);
    await pictured(page, name, 'long');
  });

  test(`${name}, mirrored: it fits, axe finds nothing`, async ({ page, playground: _ }) => {
    await enter(page, 'ar-XB', hash);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await fits(page);
    expect(await violations(page)).toEqual([]);
    await pictured(page, name, 'mirrored');
  });
}

async function pictured(page: Page, name: string, how: string): Promise<void> {
  if (!PICTURED.has(name)) return;
  test.skip(!(await comparable(page)), OTHER_FONTS);
  await expect(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}-${how}.png`, {
    fullPage: true,
    ...TAKEN,
    // How long it took is different each time.
    mask: [page.locator('.answer-meta')],
  });
}

test('the language stays while questions change, and in the link to the beginning', async ({
  page,
  playground: _,
}) => {
  await enter(page, 'en-XA', '#1/nim-square?n=29');
  await page.locator('#field-n').fill('30');
  await page.locator('#field-n').press('Enter');
  await expect.poll(() => page.url()).toContain('?lang=en-XA#1/nim-square?n=30');
  await page.locator('h1 a').click();
  await expect(page.locator('#field-n')).toHaveValue('1000');
  expect(page.url()).toContain('?lang=en-XA');
});

test('a language that is not there is English', async ({ page, playground: _ }) => {
  await enter(page, 'tlh', '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
