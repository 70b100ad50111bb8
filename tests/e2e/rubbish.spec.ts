// Invalid input in every field of every room, and in the search field of one of them: it is reported
// or accepted, the text stays in the field, and nothing overflows horizontally.
import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { ROOMS, type Room } from './rooms';
import { frames, settled } from './settled';

/** Questions with more fields. */
const OTHERS: Room[] = [
  { name: 'a comparison', hash: '#1/game?game=kayles&n=200;with=nim' },
  { name: 'a lesson with a field', hash: '#1/lesson?name=nim&step=4' },
  { name: 'values', hash: '#1/exercise?kinds=value' },
  { name: 'a lab of notations', hash: '#1/lab?first=coins:runs:1,2,4&second=coins:turtles&rows=4&columns=4' },
];
/** The id of the search field, which is the same in all rooms. */
const SEARCH = 'search';
const SEARCHED = 'nimbers';
const RUBBISH = ['9'.repeat(3000), '<img src=x onerror=alert(1)>', '-½💥(('];

/** The ids of the visible text fields. */
function fields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLInputElement>('input[type=text], input[type=search], textarea'))
      .filter((field) => field.checkVisibility() && !field.readOnly)
      .map(({ id }) => id),
  );
}

/** Rooms without a field for text. */
const WITHOUT = new Set(['explore', 'a worksheet', 'the lessons', 'a lesson', 'lab']);

for (const { name, hash } of [...ROOMS, ...OTHERS]) {
  if (WITHOUT.has(name)) continue;
  test(`rubbish in every field of ${name}`, { tag: name === SEARCHED ? [] : ['@full'] }, async ({
    page,
    playground: _,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog: ${dialog.message()}`);
    });
    await page.goto(`./${hash}`);
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
    await settled(page);
    const ids = (await fields(page)).filter((id) => id !== SEARCH || name === SEARCHED);
    expect(ids.length).toBeGreaterThan(0);
    const opened = page.url();
    for (const id of ids) {
      const field = page.locator(`[id="${id}"]`);
      for (const [at, rubbish] of RUBBISH.entries()) {
        // Each field is tried in a fresh document, and what opened another question left.
        if (at === 0 || page.url() !== opened) {
          await page.goto('about:blank');
          await page.goto(`./${hash}`);
          await settled(page);
        }
        const which = `${id}: ${rubbish.slice(0, 20)}`;
        await expect(field, which).toBeVisible();
        await field.fill(rubbish);
        await field.press('Enter');
        await frames(page, 2);
        // A search with a result opens it, and its field is cleared.
        const gone = async () => !(await field.isVisible()) || (await field.inputValue()) === '';
        if (id !== SEARCH) expect(await gone(), which).toBe(false);
        if (!(await gone())) await expect(field, which).toHaveValue(rubbish);
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(wide, { message: which }).toBeLessThanOrEqual(0);
        expect(await page.locator('body').innerText(), which).not.toMatch(/\[[a-z]+(-[a-z]+)+\]/);
      }
    }
  });
}
