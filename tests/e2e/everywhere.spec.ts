// Every room, in every theme and at every width: axe, horizontal overflow, controls that overlap or
// are cut, the length of the page, rubbish in its fields. Zoom is a narrower window: 720 px are
// 1440 at 200%, 320 are 1280 at 400%.
import type { Page } from '@playwright/test';
import { tableBeside } from '../wasm/rows.mjs';
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

/** Other states of the rooms, and what is pressed first: other problems, long values, mistakes. */
const STATES = tableBeside(import.meta.url)<[hash: string, pressed?: string]>('states');

for (const [hash, pressed] of STATES) {
  test(`axe finds nothing and nothing overflows: ${hash.slice(0, 60) || 'the primer'}`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`./${hash}`);
    await settled(page);
    if (pressed) await page.locator('button, summary', { hasText: pressed }).first().click();
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
