// Somebody types rubbish into every field of every room: each says what is allowed or makes the best of it, nothing typed is lost,
// and the page stays as wide as the screen.
import type { Page } from '@playwright/test';
import { expect, test } from './page';

const ROOMS: [room: string, hash: string][] = [
  ['a problem', '#1/nim-square?n=1000;at=29'],
  ['coins', '#1/flipping-game?n=100'],
  ['games', '#1/game?game=kayles&n=200;with=nim'],
  ['nimbers', '#1/nimbers'],
  ['Zeckendorf', '#1/zeckendorf?n=100'],
  ['two heaps', '#1/two-heaps?game=wythoff'],
];
const RUBBISH = ['9'.repeat(3000), '<img src=x onerror=alert(1)>', '-1', '½💥', '(((('];

/** Text fields that can be seen, by their ids. */
function fields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLInputElement>('input[type=text], input[type=search], textarea'))
      .filter((field) => field.checkVisibility() && !field.readOnly)
      .map(({ id }) => id),
  );
}

for (const [room, hash] of ROOMS) {
  test(`rubbish in every field of ${room}`, async ({ page, playground: _ }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog: ${dialog.message()}`);
    });
    await page.goto(`./${hash}`);
    await expect(page.locator('main h2').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const id of await fields(page)) {
      await page.goto('about:blank');
      await page.goto(`./${hash}`);
      const field = page.locator(`[id="${id}"]`);
      await expect(field).toBeVisible();
      for (const rubbish of RUBBISH) {
        await field.fill(rubbish);
        await field.press('Enter');
        await page.waitForTimeout(120);
        // A search that found something has gone there, and is empty.
        if (!(await field.isVisible()) || (await field.inputValue()) === '') break;
        await expect(field, id).toHaveValue(rubbish);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${id}: ${rubbish.slice(0, 20)}`).toBeLessThanOrEqual(0);
        expect(await page.locator('body').innerText(), id).not.toMatch(/\[[a-z]+(-[a-z]+)+\]/);
      }
    }
  });
}
