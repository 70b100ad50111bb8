// Rules of the reader's own in the games room.
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

test('a typed rule has a sequence, an explanation, and the named game that it is', async ({ page }) => {
  await page.goto('./#1/game?game=n to a and b for a%2Bb = n if a != b&n=50');
  await expect(page.locator('#game-heading')).toHaveText('A rule of your own');
  await expect(page.locator('.game-same')).toContainText('This is Grundy’s game.');
  await expect(page.locator('.period-card, .answering').first()).toContainText('A002188');
  await page.getByRole('link', { name: 'grundys-game', exact: true }).click();
  await expect(page.locator('#game-heading')).toHaveText('Grundy’s game');
});

test('a mistake in a rule is shown at its place, and stays typed', async ({ page }) => {
  await page.goto('./#1/game?game=kayles&n=50');
  const field = page.locator('#field-game');
  await field.fill('n to n-k for k of {1,3}');
  await expect(page.locator('#field-game-note mark')).toHaveText('o');
  await expect(field).toHaveValue('n to n-k for k of {1,3}');
  await field.fill('n to n+1');
  await expect(page.locator('.period-card, .answering').first()).toContainText(
    'This rule goes round: 1 → 2.',
  );
});

test('the gallery has rules to start from, and each opens', async ({ page }) => {
  await page.goto('./#1/game?game=kayles&n=50');
  await page.getByText('Write a rule of your own').click();
  const rules = page.locator('.own-rules-list');
  await expect(rules.getByRole('listitem')).toHaveCount(20);
  await rules.getByRole('link', { name: 'Mark', exact: true }).click();
  await expect(page.locator('#game-heading')).toHaveText('A rule of your own');
  await expect(page.locator('#field-game')).toHaveValue('rule:(n to n-1 or floor(n/2))');
});

test('a typed rule of two numbers leads to its table', async ({ page, playground }) => {
  await page.goto('./#1/game?game=kayles&n=50');
  const field = page.locator('#field-game');
  await field.fill('(a,b) to (a-1,b), (a,b-1), (a-1,b-1) without (3,4)');
  await expect(page.locator('#field-game-note')).toContainText('it has a table, not a sequence');
  await page.getByRole('link', { name: 'Show its table' }).click();
  await expect(page.locator('.cell-words')).toContainText('(3, 5): an N-position, value 2');
  await expect(page.locator('.cell-words')).toContainText('To (2, 4)');
  // A mistake is shown at its place, stays typed, and is in the link.
  await page.locator('#field-rule').fill('(a,b) to (a-1,c)');
  await expect(page.locator('#field-rule-note mark')).toHaveText('c');
  await expect.poll(() => decodeURIComponent(playground.hash())).toContain('(a,b) to (a-1,c)');
  await page.locator('#field-rule').fill('(a,b) to (b,a)');
  await expect(page.locator('.two-heaps')).toContainText('This rule goes round: (0,0) → (0,0).');
});

test('tools of a game: positions of several heaps, and the rule as code, in the link', async ({
  page,
  playground,
}) => {
  await page.goto('./#1/game?game=take:squares&n=29');
  await page.getByText('Count P-positions', { exact: true }).click();
  await expect(page.locator('.count-number')).toHaveText('1,160');
  await page.getByText('Heaps in order').click();
  await expect(page.locator('.game-tools')).toContainText('of 27,000 positions of 3 heaps');
  await page.getByLabel('Number of heaps').fill('17');
  await expect(page.locator('#field-heaps-note')).toHaveText('1 to 16');
  await page.getByText('As code', { exact: true }).click();
  const program = page.getByRole('region', { name: 'The program in Python' });
  await expect(program).toContainText('for k in squares(n):');
  await expect(program).toContainText('COUNT = 30');
  await page.getByRole('radio', { name: 'C++' }).check({ force: true });
  await expect(page.locator('.code-program')).toContainText('#include <iostream>');
  await expect
    .poll(() => playground.hash())
    .toBe('#1/game?game=take:squares&n=29;heaps=17&ordered=yes&code=cpp');
});
