// The Zeckendorf room: a number and its steps, a sum, Fibonacci nim by every kind of input, the
// table and the word.
import type { Page } from '@playwright/test';
import { expect, inOrder, test } from '../page';

inOrder();
test.use({ sharePage: true });

const sum = (page: Page) => page.locator('.zeck-sum');

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
    // It ends with the last step.
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await play.click();
    await expect(page.locator('.ruler')).toHaveCount(3);
    await expect(play).toBeVisible();
    await page.getByRole('slider', { name: 'Step' }).focus();
    await page.keyboard.press('Home');
    await expect(page.locator('.ruler')).toHaveCount(0);
    await play.click();
    await expect(page.locator('.ruler')).toHaveCount(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(play).toBeVisible();
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
    await page.goto('./#1/zeckendorf?n=-1');
    await expect(page.locator('#field-n-note')).toContainText('never below zero');
    await expect(page.locator('grundy-heat')).toHaveCount(0);
    await page.locator('#field-n').fill('0');
    await expect(page.locator('#answer')).toContainText('the empty sum');
    await expect(page.locator('grundy-heat')).toBeVisible();
  });
});

test('Fibonacci nim is the match of the play room', { tag: '@full' }, async ({ playground, page }) => {
  const nim = page.getByRole('region', { name: 'Fibonacci nim' });
  const headline = nim.locator('.play-headline');
  const heap = nim.getByRole('slider', { name: /^The heap|^Heap/ });
  await open(page, '#1/zeckendorf?n=4');
  await expect(headline).toHaveCount(0);
  await nim.getByRole('button', { name: 'Play with 4 stones' }).click();
  await expect(headline).toHaveText('Your turn');

  await test.step('moves are history entries of the room', async () => {
    await heap.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => playground.hash()).toMatch(/^#1\/zeckendorf\?n=4;moves=1\.[12]$/);
    await expect(headline).toHaveText('Your turn');
    await page.goBack();
    await expect.poll(() => playground.hash()).toBe('#1/zeckendorf?n=4');
    await expect(heap).toHaveAttribute('aria-label', /4 stones/);
  });
  await test.step('an old link shows its game: the limit, the moves, the engine that begins, and hints', async () => {
    await open(page, '#1/zeckendorf?n=2;moves=1.1');
    await expect(headline).toHaveText('The engine wins');
    await open(page, '#1/zeckendorf?n=17;limit=3&hints=on');
    await expect(nim).toContainText('The limit is 3 stones now.');
    await expect(nim.getByRole('button', { name: 'take 1 from 17, leaving 16' })).toBeVisible();
    await expect(nim.locator('.play-bars b')).toHaveText(['13', '3', '1', '3']);
    await open(page, '#1/zeckendorf?n=2;first=engine');
    await expect.poll(() => playground.hash()).toBe('#1/zeckendorf?n=2;first=engine&moves=1');
    await open(page, '#1/zeckendorf?n=17;moves=4.1.5');
    await expect(nim).toContainText('from “5” on');
    await expect(nim.getByRole('link', { name: 'Play it with other opponents' })).toHaveAttribute(
      'href',
      /^#1\/play\?heaps=fibonacci%20nim%2017;moves=4\.1/,
    );
  });
  await test.step('a heap of a hundred digits is played by typing', async () => {
    await open(page, '#1/zeckendorf?n=10^100;limit=5');
    await nim.getByLabel('Take', { exact: true }).fill('6');
    await expect(nim.getByRole('button', { name: 'Play this move' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await nim.getByLabel('Take', { exact: true }).fill('5');
    await page.keyboard.press('Enter');
    await expect.poll(() => playground.hash()).toMatch(/limit=5&moves=5\.\d+$/);
    await expect(headline).toHaveText('Your turn');
  });
});

test('table and word by keyboard; a cell can be played', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=17;moves=4.1');
  const table = page.getByRole('slider', { name: /^Table of Fibonacci nim/ });
  await expect(page.locator('.cell-words')).toContainText('(12, 2): an N-');
  await table.focus();
  await page.keyboard.press('ArrowDown');
  await expect(table).toHaveAttribute('aria-valuetext', '(13, 2): value 0, a P-position');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toContain('at=13,2');
  await page.getByRole('link', { name: 'Play from this cell' }).click();
  await expect(page.locator('.play-subline')).toContainText('The limit is 2 stones now.');

  await open(page, '#1/zeckendorf?n=17');
  const word = page.getByRole('slider', { name: /^The Fibonacci word/ });
  await word.focus();
  await page.keyboard.press('ArrowRight');
  await expect(word).toHaveAttribute('aria-valuetext', /^n = 18: 0/);
  await word.hover({ position: { x: 3, y: 3 } });
  await expect(word).toHaveAttribute('aria-valuetext', /^n = 0: 0/);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => playground.hash()).toMatch(/;from=\d+$/);
});
