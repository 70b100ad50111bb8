// The play room: a match by mouse, keys and touch, hints, refutations, and the match in the link.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const headline = (page: Page) => page.locator('.play-headline');
const heap = (page: Page, name: string | RegExp) => page.getByRole('slider', { name });
const act = (page: Page) => page.getByRole('button', { name: 'Play this move' });

test('a match of heaps by mouse: hints, the end, and a refuted move', async ({ page }) => {
  await test.step('a click takes, the engine answers, hints go step by step, and a match ends with a lesson', async () => {
    await page.goto('./#1/play?heaps=3 4 5');
    await expect(headline(page)).toHaveText('Your turn');
    await expect(page).toHaveTitle('Play Nim: heaps of 3, 4 and 5 · Grundyscope');
    await expect(page.locator('.lead')).toHaveText(/at least one\. Whoever takes the last stone wins\.$/);
    // Hints: who wins, where, by which move, why.
    const hint = page.getByRole('button', { name: /hint/i });
    const hints = page.getByRole('region', { name: 'Hints' });
    for (let step = 1; step <= 4; step += 1) await hint.click();
    await expect(hints.getByRole('button', { name: 'take 2 from heap 1, leaving 1' })).toBeVisible();
    await expect(hints.getByRole('table').locator('tfoot')).toContainText('Nim-sum');
    expect(page.url()).toContain(';hint=4');
    await expect.poll(() => violations(page)).toEqual([]);
    // The third stone of five, and all behind it.
    await heap(page, 'Heap 3').locator('.stone').nth(2).click();
    await expect(headline(page)).toHaveText('Your turn');
    await act(page).click();
    await expect(heap(page, 'Heap 3, 2 stones')).toBeVisible();
    await expect(headline(page)).toHaveText('Your turn');
    await expect(page).toHaveURL(/moves=3-3\.\d-\d/);
    // The whole match is in the link; this one is lost.
    await page.goto('./#1/play?heaps=1 2;moves=1-1.2-2');
    await expect(headline(page)).toHaveText('The engine wins');
    await expect(page.locator('.play-end')).toContainText('It was decided by move 1');
    await expect(page.getByRole('link', { name: 'Learn how to win' })).toHaveAttribute('href', /name=nim&/);
  });
  await test.step('why not: a losing move is refuted on the board and taken back', async () => {
    await page.goto('./#1/play?heaps=3 4;moves=1-1.2-2');
    await page.getByRole('button', { name: 'Why not this move?' }).click();
    const why = page.getByRole('region', { name: /^Why not take 1 from heap 1/ });
    await expect(why).toContainText('You played: take 1 from heap 1, leaving 2. Before it you could win.');
    await expect(heap(page, 'Heap 1').locator('[data-is=going]')).toHaveCount(1);
    await why.getByRole('button', { name: 'Step forward' }).click();
    await expect(heap(page, 'Heap 2').locator('[data-is=going]')).toHaveCount(2);
    // Its end is shown, and nothing can be moved there.
    await why.getByRole('button', { name: 'Step forward' }).click();
    await expect(heap(page, 'Heap 2').and(page.locator('[aria-disabled=true]'))).toBeVisible();
    await why.getByRole('button', { name: 'Take it back' }).click();
    await expect(heap(page, 'Heap 1, 3 stones')).toBeVisible();
    await expect(headline(page)).toHaveText('Your turn');
  });
});

test('by keyboard alone: announced, the focus stays in the game, on heaps, trees, stairs, graphs and strips', async ({
  page,
}) => {
  await test.step('by keyboard alone, with the moves announced', async () => {
    await page.goto('./#1/play?heaps=2 1;level=two');
    await page.getByRole('button', { name: 'New game' }).focus();
    while (!(await heap(page, 'Heap 1').evaluate((slider) => slider.matches(':focus'))))
      await page.keyboard.press('Shift+Tab');
    const board = page.getByRole('group', { name: 'The position' });
    await expect(board).toHaveAccessibleDescription('Left and right choose, Enter plays.');
    await page.keyboard.press('ArrowRight');
    await expect(heap(page, 'Heap 1')).toHaveAttribute('aria-valuetext', 'take 1 from heap 1, leaving 1');
    await page.keyboard.press('Enter');
    await expect(headline(page)).toHaveText('Player 2’s turn');
    await expect(heap(page, 'Heap 1, one stone')).toBeFocused();
    await expect(
      page.locator('[aria-live]', { hasText: 'Player 1: take 1 from heap 1' }).first(),
    ).toBeAttached();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(heap(page, 'Heap 1, 2 stones')).toBeVisible();
  });
  await test.step('the focus stays in the game when what had it goes, and hints are announced', async () => {
    await page.goto('./#1/play?heaps=hackenbush (())');
    const board = page.getByRole('group', { name: 'The position' });
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    await hint.press('Enter');
    const said = page.locator('[aria-live]', { hasText: 'You can win from here' });
    await expect(said).toHaveText('You can win from here: it is an N-position.');
    const edge = page.getByRole('button', { name: 'Cut edge 1', exact: true });
    await edge.press('Enter');
    await expect(page.locator('.tree-edge[data-is=going]')).toHaveCount(2);
    await edge.press('Enter');
    await expect(headline(page)).toHaveText('You win!');
    await expect(board).toBeFocused();
    await page.getByRole('button', { name: 'Play again' }).press('Enter');
    await expect(edge).toBeVisible();
    await expect(page.getByRole('region', { name: 'The game', exact: true })).toBeFocused();
  });
  await test.step('on a graph and a strip, Enter selects, Enter again moves, Escape clears', async () => {
    await page.goto('./#1/play?heaps=graph a>b b>c a>c d>c from a d;level=two');
    const chosen = page.locator('.play-chosen');
    // Both tokens can go to c: one is selected first.
    await expect(page.getByRole('button', { name: 'Move to c' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Token on d' }).press('Enter');
    const target = page.getByRole('button', { name: 'Move to c' });
    await target.press('Enter');
    await expect(chosen).toHaveText('move the token from d to c');
    await expect(
      page.locator('[aria-live]', { hasText: 'move the token from d to c' }).first(),
    ).toBeAttached();
    await target.press('Escape');
    await expect(chosen).toHaveCount(0);
    await page.getByRole('button', { name: 'Token on d' }).press('Enter');
    await target.press('Enter');
    await target.press('Enter');
    await expect(headline(page)).toHaveText('Player 2’s turn');
    await page.goto('./#1/play?heaps=northcott 8: 1-5;level=two');
    const piece = page.getByRole('button', { name: 'Your piece on square 1' });
    const square = page.getByRole('button', { name: 'to square 3' });
    await piece.press('Enter');
    await square.press('Enter');
    await expect(chosen).toHaveText('move your piece in row 1 from square 1 to 3');
    // The piece again: nothing is chosen.
    await piece.press('Enter');
    await expect(chosen).toHaveCount(0);
    await piece.press('Enter');
    await square.press('Enter');
    await square.press('Enter');
    await expect(headline(page)).toHaveText('Player 2’s turn');
  });
});

test('coins, boards, pins, and moves in several heaps; less motion where it is wished', async ({ page }) => {
  await test.step('coins, a board and pins', async () => {
    await page.goto('./#1/play?heaps=ruler 2 3;level=two');
    await page.getByRole('button', { name: 'Coin 3, heads' }).click();
    await page.getByRole('button', { name: 'Coin 2, heads' }).click();
    await act(page).click();
    await expect(page.getByRole('button', { name: 'Coin 3, tails' })).toBeVisible();
    await page.goto('./#1/play?heaps=flipping game 3;level=two');
    await page.locator('.disk').nth(2).click();
    await page.locator('.disk').nth(8).click();
    await expect(page.locator('.disk[data-is=going]')).toHaveCount(3);
    await act(page).click();
    await expect(page.locator('.disk[data-side=tails]')).toHaveCount(3);
    expect(page.url()).toContain('moves=1-3x3');
    await page.goto('./#1/play?heaps=kayles 5;level=two');
    // Pins that are left travel to their new rows; the one that is taken leaves an outline.
    const travelled = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const { animate } = Element.prototype;
          Element.prototype.animate = function (frames, options) {
            resolve(this.matches('[data-piece]'));
            return animate.call(this, frames, options);
          };
        }),
    );
    await page.locator('.stone').nth(2).dblclick();
    await expect(page.locator('.heap-row[data-look=pins]')).toHaveCount(2);
    await expect(page.locator('.stone-taken')).toHaveCount(1);
    expect(await travelled).toBe(true);
    // The first pin of a row of two, which leaves the other one.
    await heap(page, 'Row 1, 2 pins').locator('.stone').first().dblclick();
    await expect(heap(page, 'Row 1, one pin')).toBeVisible();
    // A cross on the second square uses up four.
    await page.goto('./#1/play?heaps=treblecross 9;level=two');
    await page.locator('.stone').nth(1).click();
    await expect(page.locator('.stone').nth(1)).toHaveAttribute('data-cross', '');
    await act(page).click();
    await expect(heap(page, 'Strip 1, 5 squares')).toBeVisible();
  });
  await test.step('a move in several heaps is chosen heap by heap, and then made', async () => {
    await page.goto('./#1/play?heaps=moore 2: 3 5 6;level=two');
    const part = (name: string) => page.getByRole('group', { name, exact: true });
    await expect(page.locator('.lead')).toContainText('One move may take from up to 2 heaps at once.');
    await part('Nim 1').locator('.stone').nth(1).click();
    await part('Nim 3').locator('.stone').nth(2).click();
    const chosen = page.locator('.play-chosen');
    await expect(chosen).toHaveText('Nim 1: take 2 from 3, leaving 1 and Nim 3: take 4 from 6, leaving 2');
    await page.mouse.move(0, 0);
    await act(page).click();
    await expect(headline(page)).toHaveText('Player 2’s turn');
    await expect(page).toHaveURL(/moves=1-2__3_1-4/);
  });
  await test.step('stones leave at once for readers who want less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#1/play?heaps=3 5');
    const stone = heap(page, 'Heap 2').locator('.stone').last();
    const seconds = await stone.evaluate((element: HTMLElement) => {
      element.dataset.is = 'gone';
      return Number.parseFloat(getComputedStyle(element).transitionDuration);
    });
    expect(seconds).toBeLessThan(0.001);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, sharePage: false });

  test('the first tap selects and shows, the second one takes', async ({ page }) => {
    await page.goto('./#1/play?heaps=3 5;level=two');
    await heap(page, 'Heap 2').locator('.stone').nth(3).tap();
    await expect(page.locator('.play-chosen')).toHaveText('take 2 from heap 2, leaving 3');
    await expect(headline(page)).toHaveText('Player 1’s turn');
    await heap(page, 'Heap 2').locator('.stone').nth(3).tap();
    await expect(headline(page)).toHaveText('Player 2’s turn');
    // Two pins, by a tap on each; a number of stones that may not be taken says why.
    await page.goto('./#1/play?heaps=kayles 9;level=two');
    const pin = page.locator('.stone').nth(4);
    await page.locator('.stone').nth(3).tap();
    await pin.tap();
    await expect(page.locator('.play-chosen')).toHaveText('take 2 from 9, leaving 3 and 4');
    await pin.tap();
    await expect(headline(page)).toHaveText('Player 2’s turn');
    await page.goto('./#1/play?heaps=take:at-least-half: 6;level=two');
    await page.locator('.stone').nth(5).tap();
    await expect(page.locator('#play-how')).toContainText('From 6 you can take 3, 4, 5 or 6, not 1.');
    // Stairs, the lower of two coins, with what is above it; and an edge of a tree.
    await page.goto('./#1/play?heaps=staircase 0 2;level=two');
    const coin = page.locator('.stair button.piece').nth(1);
    expect((await coin.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await coin.tap();
    await expect(page.locator('.stair [data-is=going]')).toHaveCount(2);
    await expect(page.locator('.play-chosen')).not.toBeEmpty();
    await expect(headline(page)).toHaveText('Player 1’s turn');
    await coin.tap();
    await expect(headline(page)).toHaveText('Player 2’s turn');
    await page.goto('./#1/play?heaps=hackenbush (());level=two');
    const edge = page.locator('.tree-edge').nth(1);
    await edge.tap();
    await expect(edge).toHaveAttribute('aria-pressed', 'true');
    await edge.tap();
    await expect(headline(page)).toHaveText('Player 2’s turn');
    // A coin of a strip and its square.
    await page.goto('./#1/play?heaps=nimble 3;level=two');
    await page.getByRole('button', { name: 'Coin on square 3' }).tap();
    const square = page.getByRole('button', { name: 'to square 1' });
    await square.tap();
    await expect(page.locator('.play-chosen')).toHaveText('move the coin from square 3 to 1');
    await square.tap();
    await expect(headline(page)).toHaveText('Player 2’s turn');
  });
});
