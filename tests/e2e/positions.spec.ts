// The positions room: heaps of one or several games, who wins, and every move.
import type { Page } from '@playwright/test';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const field = (page: Page) => page.getByLabel('Position', { exact: true });
const outcome = (page: Page) => page.locator('.position-outcome');

test('a position has values, a nim-sum and its moves; a move leads on, Back returns, and all is copied', async ({
  page,
  context,
}) => {
  await test.step('a mixed position has values, a nim-sum in binary, its winning moves, and answers to the others', async () => {
    await page.goto('./#1/position?heaps=kayles 3 5 7 and nim 4');
    await expect(outcome(page)).toHaveText('The player to move wins');
    const table = page.getByRole('region', { name: 'The values and their nim-sum' });
    await expect(table.locator('tbody tr')).toHaveCount(4);
    await expect(table.locator('tfoot tr')).toHaveText(/Nim-sum\s*1\s*0\s*0\s*1/);
    const winning = page.getByRole('heading', { name: '3 winning moves' }).locator('..');
    await expect(winning.getByRole('link')).toHaveCount(3);
    const losing = page.getByRole('heading', { name: '16 losing moves' }).locator('..');
    await expect(losing.getByRole('listitem').first()).toContainText('answered by: Kayles');
  });
  await test.step('a move leads to what it leaves, and Back returns', async () => {
    await page.goto('./#1/position?heaps=3 5 7');
    await page.getByRole('link', { name: 'take 1 from 3, leaving 2' }).click();
    await expect(outcome(page)).toHaveText('The player to move loses');
    await expect(field(page)).toHaveValue('nim:{2,5,7}');
    await expect(page.getByRole('heading', { name: 'No winning move' })).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveValue('3 5 7');
    await expect(outcome(page)).toHaveText('The player to move wins');
  });
  await test.step('the result is copied as text', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('./#1/position?heaps=1 2 3');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy as text' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('1 2 3\nThe player to move loses\n');
  });
});

test('misère play, selective and Moore’s sums stand in the link', async ({ page }) => {
  await test.step('in misère play the last move loses, and the link says so', async () => {
    await page.goto('./#1/position?heaps=1 1 1');
    await expect(outcome(page)).toHaveText('The player to move wins');
    await page.getByRole('radio', { name: /misère/ }).check();
    await expect(outcome(page)).toHaveText('The player to move loses');
    await expect(page.locator('.position-why')).toContainText('Bouton');
    expect(page.url()).toMatch(/heaps=1%201%201&play=misere$/);
    // The field may ask for it in words, and a move keeps it.
    await field(page).fill('misère daisies 9 100');
    await expect(page.locator('.position-why')).toContainText('This position is one of them');
    await page.getByRole('link', { name: 'take 1 from 9, leaving 8' }).click();
    await expect(page).toHaveURL(/heaps=octal:4\.7:%7B8,100%7D&play=misere$/);
    await expect(page.locator('.position-reply').first()).toContainText('answered by: ');
    await page.getByRole('radio', { name: 'The last move wins' }).check();
    await expect(page.locator('.position-why')).toContainText('sum of all values is 0');
  });
  await test.step('a sentence is read, and its parts are selected; what is no position leads on', async () => {
    await page.goto('./#1/position?heaps=take 1, 3 or 4: heaps 10 and 13, last one loses');
    await expect(outcome(page)).toHaveText('The player to move wins');
    await expect(page.getByRole('radio', { name: 'The last move loses' })).toBeChecked();
    await page.getByRole('button', { name: /^heaps of 10 and 13/ }).click();
    expect(await page.evaluate(() => String(getSelection()))).toBe('10 and 13');
    await page.getByRole('button', { name: 'Heap of 13: one more' }).dblclick();
    // Before it is read, the choice takes the ending away.
    await expect(page.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('radio', { name: 'The last move wins' }).check();
    await expect(field(page)).toHaveValue('take 1, 3 or 4: heaps 10 and 15, last one wins');
    await field(page).fill('which game has values 0 1 2 3 1 4 3 2 1 4');
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('link')).toHaveText('Kayles');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/game\?game=octal:0\.77/);
    await page.goto('./#1/position?heaps=kayles 3 5 and nim 4');
    await page.getByRole('button', { name: 'Heap of 5: one more' }).dblclick();
    await expect(field(page)).toHaveValue('kayles 3 7 and nim 4');
    await field(page).fill('3 piles of 10^18, 4 and 5. Bash, a quux, takes any number of zorg stones, frob!');
    await page.locator('summary', { hasText: '4 words were not understood: “Bash … quux … zorg …”' }).click();
    await expect(page.locator('mark')).toHaveText(['Bash', 'quux', 'zorg', 'frob']);
    await expect(page).toHaveTitle(/10¹⁸, 4 and 5/);
    // All of it is seen.
    const hidden = () => field(page).evaluate((area) => area.scrollHeight - area.clientHeight);
    await expect.poll(hidden).toBe(0);
    await expect(page.getByRole('link', { name: 'leave 1 of 1,000,000,000,000,000,000' })).toBeVisible();
    await field(page).fill('Wer gewinnt bei 3, 5 und 7 Steinen?');
    await page.getByRole('button', { name: 'Nim: heaps of 3, 5 and 7' }).click();
    await expect(field(page)).toHaveValue('3 5 7');
  });
  await test.step('what is not certain is answered, and it says so', async () => {
    const read = page.locator('.position-words');
    await field(page).fill(
      'A frog sits on pad 27. By turns, hop it 2, 4 or 5 pads unless it is asleep. Who wins?',
    );
    await expect(read.getByText('This may not be what you mean')).toBeVisible();
    await expect(page.getByText('If this is the game: Take 2, 4 or 5 stones')).toBeVisible();
    await expect(outcome(page)).toHaveAttribute('data-outcome', 'unknown');
    await expect(page.getByRole('link', { name: 'take 5 from 27, leaving 22' })).toBeVisible();
    await field(page).fill('Heaps of 7, 7 and 2, take any number from one; who gets the last gets a beer.');
    await expect(read.getByText('how the game ends: “who gets the last gets a beer”')).toBeVisible();
    await page.getByLabel('The last move loses').check();
    await expect(read.getByText('It is not clear how')).toBeHidden();
  });
  await test.step('how a move is made is chosen, and stands in the link', async () => {
    await page.goto('./#1/position?heaps=3 5 7');
    await page.getByLabel('A move is made').selectOption('selective');
    await expect(page).toHaveURL(/heaps=3%205%207&sum=selective$/);
    await page.getByRole('link', { name: /heap of 3; .*heap of 5; .*heap of 7$/ }).click();
    await expect(page.getByLabel('A move is made')).toHaveValue('selective');
    await page.goto('./#1/position?heaps=moore 2: 3 5 7');
    await expect(page.getByLabel('A move is made')).toHaveValue('moore:2');
    await page.getByLabel('A move is made').selectOption('disjunctive');
    await expect(field(page)).toHaveValue('3 5 7');
    // Moore's game is offered with more heaps of nim than a move changes; a sentence is kept.
    const sums = page.getByLabel('A move is made').locator('option');
    await expect(sums).toHaveText([/^in one/, /^in up to 2 heaps/, /^in one or more/, /^in all/]);
    await field(page).fill('three heaps of 3, 5 and 7 stones, last one loses');
    await page.getByLabel('A move is made').selectOption('moore:2');
    await expect(page.getByText('One move may take from up to 2 heaps at once.')).toBeVisible();
    await expect(field(page)).toHaveValue('three heaps of 3, 5 and 7 stones, last one loses');
    await expect(page).toHaveURL(/last%20one%20loses&sum=moore:2$/);
    await field(page).fill('kayles 3 5 7');
    await expect(page.locator('#field-heaps-note')).toContainText('in such a sum. Allowed: heaps of nim');
    await page.getByLabel('A move is made').selectOption('selective');
    await expect(sums).toHaveText([/^in one/, /^in one or more/, /^in all/]);
    await expect(page.getByLabel('A move is made')).toHaveValue('selective');
  });
});

test('boards are drawn beside the nim that they are, and stand in sums', async ({ page }) => {
  await test.step('a board is drawn beside the nim that it is, and a coin is moved on it', async () => {
    await page.goto('./#1/position?heaps=nimble 1 4 4');
    await expect(outcome(page)).toHaveText('The player to move wins');
    const board = page.locator('.position-board');
    await expect(board).toContainText('This is nim with the heaps 1, 4 and 4.');
    await board.getByRole('button', { name: 'Coin on square 1' }).click();
    await board.getByRole('button', { name: 'to square 0' }).click();
    await expect(outcome(page)).toHaveText('The player to move loses');
    await expect(field(page)).toHaveValue('nimble:{0,4,4}');
    await page.goBack();
    await expect(field(page)).toHaveValue('nimble 1 4 4');
  });
  await test.step('stairs, trees, graphs and tables stand in sums; a round is named', async () => {
    await page.goto('./#1/position?heaps=staircase 3 0 2 and hackenbush (()) and wythoff 3 5');
    const board = page.locator('.position-board');
    await expect(board.first()).toContainText('The coins on the odd steps are heaps of nim: 3 and 2.');
    await expect(board.nth(1).getByRole('button', { name: /^Cut edge/ })).toHaveCount(2);
    await board.nth(2).getByRole('button', { name: 'to row 1, column 3' }).click();
    await expect(field(page)).toHaveValue(/ \+ wythoff:\(1,3\)$/);
    await field(page).fill('poker 1,0: 3 5');
    await board.getByRole('button', { name: 'Add one chip to heap 1' }).click();
    await expect(field(page)).toHaveValue('poker:{4,5}');
    await field(page).fill('fibonacci nim: 31 stones left, my friend took 9');
    await page.getByRole('button', { name: 'Heap of 31: one more' }).click();
    await expect(field(page)).toHaveValue('fibonacci nim: 32 stones left, my friend took 9');
    await page.getByRole('button', { name: 'At most 18: one less' }).click();
    await expect(field(page)).toHaveValue('fibonacci-nim:(32,17)');
    await field(page).fill('graph a>b b>c a>c from a');
    await board.getByRole('button', { name: 'Move to c' }).press('Enter');
    await expect(page.locator('.position-why')).toHaveText('No move is left.');
    await field(page).fill('graph a>b b>c c>a');
    await expect(page.locator('#field-heaps-note')).toContainText('a → b → c → a');
    // The last answer is not that of what is wrong.
    for (const part of [outcome(page), page.locator('.position-why'), board.first()])
      await expect(part).toBeHidden();
  });
});
