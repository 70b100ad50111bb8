// The share dialog: snippets, preview, keyboard and layout.
import type { Locator, Page } from '@playwright/test';
import { COLUMN } from '../../www/src/share/sizes';
import { violations } from './axe';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const KAYLES = '#1/game?game=octal:0.77&n=200';
const opener = (page: Page) => page.getByRole('button', { name: 'Share…' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });
const written = (page: Page) => dialog(page).getByRole('textbox').first();
const frame = (page: Page) => dialog(page).locator('.share-stage iframe');

async function open(page: Page, hash = KAYLES, query = ''): Promise<Locator> {
  await page.goto(`./${query}${hash}`);
  await page.locator('.share-open').click();
  await expect(page.locator('dialog.share')).toBeVisible();
  return dialog(page);
}

/** Chooses a target and returns its snippet. */
async function into(page: Page, name: string): Promise<string> {
  await dialog(page).getByRole('radio', { name, exact: true }).check();
  return written(page).inputValue();
}

test('the link is shown, copied and opens; its QR code is saved; by keyboard; going back closes it', async ({
  playground,
  page,
  context,
}) => {
  await test.step('the link is shown at once, can be copied, and opens the same question', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${KAYLES};at=71`, '?lang=en');
    const link = await written(page).inputValue();
    expect(link).toMatch(/\/some\/sub\/path\/#1\/game\?game=octal:0\.77&n=200;at=71$/);
    await dialog(page).getByRole('button', { name: 'Copy' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.locator('.period-head')).toContainText('Period 12 from 71 on');
    expect(playground.hash()).toBe(`${KAYLES};at=71`);
  });

  await test.step('the QR code of the link is saved as SVG and PNG', async () => {
    await open(playground.page);
    await expect(dialog(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    for (const [name, begins] of [
      ['svg', '<svg xmlns='],
      ['png', '\u0089PNG'],
    ] as const) {
      const saving = page.waitForEvent('download');
      await dialog(page)
        .getByRole('button', { name: `Save as ${name.toUpperCase()}` })
        .click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(`grundyscope-qr.${name}`);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString('latin1').slice(0, begins.length)).toBe(begins);
    }
  });

  await test.step('works by keyboard: open, choose, close; the focus returns', async () => {
    await page.goto(`./${KAYLES}`);
    await opener(playground.page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('radio', { name: 'Link' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog(page).getByRole('radio', { name: 'Frame' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(written(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Copy' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('going back to another question closes it', async () => {
    await page.goto('./#1/stones?n=8');
    await open(playground.page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'A Stones Game' })).toBeVisible();
    await expect(page.locator('dialog.share')).toHaveCount(0);
  });
});

test('the snippet follows the options, and its preview shows the frame or the element', {
  tag: '@full',
}, async ({ playground, page }) => {
  await test.step('the snippet follows the options, and the preview shows its frame', async () => {
    await page.goto('about:blank');
    await open(playground.page);
    await into(page, 'Frame');
    await dialog(page).getByLabel('What is shown').selectOption('Strip');
    await dialog(page).getByLabel('Colours').selectOption('Dark');
    await dialog(page).getByLabel('Controls').selectOption('None, a picture');
    await dialog(page).getByLabel('Size of type').selectOption('150%');
    const address = `embed.html?show=strip&theme=dark&controls=none&size=150${KAYLES}`;
    await expect(written(page)).toHaveValue(
      new RegExp(`<iframe src="[^"]*/${address.replace(/[.?]/g, '\\$&')}"`),
    );
    await expect(frame(page)).toHaveAttribute('src', new RegExp(`/${address.replace(/[.?]/g, '\\$&')}$`));
    await frame(page).scrollIntoViewIfNeeded();
    const inside = frame(page).contentFrame();
    await expect(inside.locator('.frame-stage[data-is="live"]')).toBeAttached();
    await expect(inside.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The snippet has at least the frame's own height in a column of the default width, and holds
    // in narrower ones: tests/e2e/heights.spec.ts.
    await expect(dialog(page).locator('.share-preview')).toHaveAttribute('data-measured', '');
    const own = await inside.locator('.frame-whole').evaluate((whole) => whole.getBoundingClientRect());
    expect(own.width).toBe(COLUMN);
    const height = Number(/ height="(\d+)"/.exec(await written(page).inputValue())?.[1]);
    expect(height).toBeGreaterThanOrEqual(Math.ceil(own.height));
    // Previews add no history entries.
    await page.keyboard.press('Escape');
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  await test.step('the preview of the element is the element, in the chosen font size', async () => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await open(playground.page);
    const scope = frame(page).contentFrame().locator('grundy-scope');
    const type = () =>
      scope.locator('.scope-foot').evaluate((foot) => Number.parseFloat(getComputedStyle(foot).fontSize));
    await into(page, 'Element');
    await expect(scope.locator('grundy-chart canvas').first()).toBeVisible();
    const usual = await type();
    await dialog(page).getByLabel('Size of type').selectOption('200%');
    await dialog(page).getByLabel('What is shown').selectOption('Strip');
    await expect(scope.locator('grundy-strip canvas').first()).toBeVisible();
    expect((await type()) / usual).toBeCloseTo(2, 1);
    await expect
      .poll(async () => {
        const high = await scope.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
        return (await frame(page).evaluate((element) => (element as HTMLElement).offsetHeight)) - high;
      })
      .toBe(0);
    // Another target uses the frame again.
    await into(page, 'Frame');
    await expect(frame(page)).toHaveAttribute('src', /embed\.html\?show=strip&size=200/);
  });
});

test('axe finds nothing, and nothing overflows at 320 px in any language', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  await test.step('axe finds nothing, light and dark', async () => {
    await page.goto('about:blank');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(playground.page);
    await expect.poll(() => violations(page)).toEqual([]);
    await into(page, 'Frame');
    await dialog(page).getByLabel('Width').fill('x');
    await expect(frame(page)).toBeVisible();
    await expect.poll(() => violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => violations(page, 'color-contrast')).toEqual([]);
  });

  await page.setViewportSize({ width: 320, height: 800 });
  for (const lang of ['en', 'en-XA', 'ar-XB'])
    for (const hash of [KAYLES, '#1/zeckendorf?n=100'])
      await test.step(`320 px, ${lang}, ${hash}: no overflow of the page, the dialog or its preview`, async () => {
        await open(playground.page, hash, `?lang=${lang}`);
        for (const target of ['link', 'frame', 'latex']) {
          await page.locator(`dialog.share [value="${target}"]`).check();
          const sizes = await page.evaluate(() =>
            [...document.querySelectorAll(':root, dialog.share')].map(
              (of) => of.scrollWidth - of.clientWidth,
            ),
          );
          // A negative value is the width of a scroll bar.
          expect(Math.max(...sizes), target).toBeLessThanOrEqual(0);
          // The preview is scaled, not cut.
          if (target === 'frame')
            expect((await page.locator('.share-stage iframe').boundingBox())?.width).toBeLessThan(320);
        }
      });
});
