// The Zeckendorf room: a number and its steps, a sum, Fibonacci nim by every kind of input, the
// table and the word.
import type { Page } from '@playwright/test';
import { expect, inOrder, test } from '../page';

inOrder();
test.use({ sharePage: true });

const sum = (page: Page) => page.locator('.zeck-sum');
const status = (page: Page) => page.locator('.nim-status');
const take = (page: Page) => page.getByLabel('Take', { exact: true });

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(sum(page)).toBeVisible();
}

test('a number has its representation, its steps and its sum with another', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=100');
  await expect(sum(page)).toHaveText('89 + 8 + 3');
  await expect(page.locator('.digits td')).toHaveText('1000010100'.split(''));
  await expect(page).toHaveTitle('100 in Fibonacci numbers · Grundyscope');

  await test.step('steps back, forwards and played', async () => {
    await expect(page.locator('.ruler-why')).toHaveCount(3);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.locator('.rulers-end')).toHaveText('One more step.');
    await expect.poll(() => playground.hash()).toBe('#1/zeckendorf?n=100;step=2');
    await page.getByRole('slider', { name: 'Step' }).focus();
    await page.keyboard.press('Home');
    await expect(page.locator('.ruler')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page.locator('.ruler')).toHaveCount(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });
  await test.step('an addition has its carries in columns', async () => {
    await open(page, '#1/zeckendorf?n=100&plus=54');
    const line = page.locator('.zeck-sum-line');
    await expect(page.locator('.carries .carried th')).toHaveCount(4);
    await page.locator('#field-plus').fill('x');
    await expect(page.locator('#field-plus-note')).toContainText('cannot be read');
    await expect(line).toHaveAttribute('data-stale', 'true');
  });
  await test.step('a link to an invalid number shows no empty parts and no other number', async () => {
    await page.goto('about:blank');
    await page.goto('./#1/zeckendorf?n=0');
    await expect(page.locator('#field-n-note')).toContainText('this is smaller');
    await expect(page.locator('grundy-heat')).toHaveCount(0);
    await page.locator('#field-n').fill('12');
    await expect(page.locator('grundy-heat')).toBeVisible();
  });
});

test('Fibonacci nim: hints, a won game, a lost one that is undone, and the engine that begins', async ({
  playground,
  page,
}) => {
  await open(page, '#1/zeckendorf?n=17;hints=on');
  const why = page.locator('.nim-why');
  await expect(status(page)).toHaveText('17 stones. Your move: take 1 to 16.');
  await expect(why).toContainText('An N-position: you can win.');
  await expect(page.locator('.nim-winning button')).toHaveText(['Take 1', 'Take 4']);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(why).not.toContainText('N-position');

  await test.step('winning moves win', async () => {
    await open(page, '#1/zeckendorf?n=4;hints=on');
    await page.locator('.nim-winning button[aria-disabled="false"]').last().click();
    await expect.poll(() => playground.hash()).toMatch(/n=4;.*moves=1\.1$/);
    await page.locator('.nim-winning button[aria-disabled="false"]').last().click();
    await expect(status(page)).toHaveText('You took the last stone: you win!');
    await expect(why).toContainText('You win.');
  });
  await test.step('a mistake is named at the end, and Undo and Back return', async () => {
    await open(page, '#1/zeckendorf?n=6');
    await take(page).fill('2');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('The engine took the last stone: it wins.');
    await expect(why).toContainText('until you took 2 from 6: taking 1 would have won.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status(page)).toHaveText('6 stones. Your move: take 1 to 5.');
    await page.goBack();
    await expect(status(page)).toHaveText('The engine took the last stone: it wins.');
  });
  await test.step('the engine may begin, where no move of one’s own would have won', async () => {
    await open(page, '#1/zeckendorf?n=2');
    await page.locator('.pile-stone[data-count="1"]').click();
    await expect(why).toContainText('You made no mistake.');
    await page.getByRole('button', { name: 'Let the engine begin' }).click();
    await expect(status(page)).toHaveText('The engine took 1. One stone is left; take 1.');
    expect(playground.hash()).toBe('#1/zeckendorf?n=2;first=engine&moves=1');
  });
  await test.step('impossible moves are reported, and dropped from links; the first move may be limited', async () => {
    await open(page, '#1/zeckendorf?n=17');
    await take(page).fill('17');
    await page.keyboard.press('Enter');
    await expect(page.locator('#nim-count-note')).toHaveText('A whole number from 1 to 16, please.');
    await expect(take(page)).toHaveValue('17');
    await page.getByLabel('Largest first move').fill('3');
    await expect(status(page)).toHaveText('17 stones. Your move: take 1 to 3.');
    await page.goto('./#1/zeckendorf?n=17;moves=4.1.5');
    await expect(page.locator('.banner')).toContainText('moves=…5');
    await expect(status(page)).toHaveText('The engine took 1. 12 stones are left; take 1 to 2.');
    expect(playground.hash()).toBe('#1/zeckendorf?n=17;moves=4.1');
  });
});

test('stones, table and word by keyboard; a cell can be played', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=17;hints=on');
  const heap = page.locator('#nim-heap');
  await heap.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.nim-pick')).toContainText('Take 2: 15 left');
  await expect(page.locator('.pile-stone.picked')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('.pile-stone.picked')).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toMatch(/moves=1\.1$/);
  await expect(heap).toBeFocused();

  await open(page, '#1/zeckendorf?n=17;moves=4.1');
  const table = page.getByRole('slider', { name: /^Table of Fibonacci nim/ });
  await expect(page.locator('.cell-words')).toContainText('(12, 2): an N-position');
  await table.focus();
  await page.keyboard.press('ArrowDown');
  await expect(table).toHaveAttribute('aria-valuetext', '(13, 2): value 0, a P-position');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toContain('at=13,2');
  await page.getByRole('link', { name: 'Play from this cell' }).click();
  await expect(status(page)).toHaveText('13 stones. Your move: take 1 to 2.');

  await open(page, '#1/zeckendorf?n=17');
  const word = page.getByRole('slider', { name: /^The Fibonacci word/ });
  await word.focus();
  await page.keyboard.press('ArrowRight');
  await expect(word).toHaveAttribute('aria-valuetext', /^n = 18: 0/);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => playground.hash()).toMatch(/;from=\d+$/);
});
