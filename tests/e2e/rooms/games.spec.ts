// The games room: any game by link, name, notation or rule; its period, gallery and tools; two
// games side by side.
import type { Page } from '@playwright/test';
import { expect, inOrder, test } from '../page';

inOrder();
test.use({ sharePage: true });

const game = (page: Page) => page.locator('#field-game');
const note = (page: Page) => page.locator('#field-game-note');
const heading = (page: Page) => page.locator('#game-heading');
const headline = (page: Page) => page.locator('.answering .period-head, .period-card .period-head').first();
const name = (page: Page) => page.locator('.sequence .game-name');

/** Opens a link to a game and waits for the statement about its period. */
async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.period-head[data-status]').first()).toBeVisible();
}

/** Shows all games of the gallery, which remembers that they were asked for. */
async function allGames(page: Page): Promise<void> {
  await expect(page.locator('.exhibit').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'All of them (33)' });
  if (await button.isVisible()) await button.click();
  await expect(page.locator('.exhibit')).toHaveCount(33);
}

test('a link opens a game: rule, period with its proof, sequence, cells, histogram, mex', async ({
  playground,
  page,
}) => {
  await open(page, '#1/game?game=octal:0.77&n=200');
  await expect(heading(page)).toHaveText('Kayles');
  await expect(page.locator('.ask .lead')).toContainText('Whoever cannot move loses.');
  await expect(page.getByRole('img', { name: /^One move/ })).toBeVisible();
  await expect(headline(page)).toHaveText('Period 12 from 71 on');
  await expect(page.getByRole('link', { name: 'A002186' })).toBeVisible();
  for (const view of ['Chart', 'Cells', 'Histogram'])
    await expect(page.getByLabel(`${view} of Kayles`)).toBeVisible();
  await expect(page).toHaveTitle('Kayles, n = 200 · Grundyscope');
  expect(playground.hash()).toBe('#1/game?game=octal:0.77&n=200');

  await test.step('a chosen index is explained beside the table, and is part of the link', async () => {
    await open(page, '#1/game?game=octal:0.77&n=200;at=200');
    await page.locator('.values [data-n="205"]').click();
    await expect(page.locator('.all-values .why-beside .mex-head')).toContainText('(205)');
    await expect(page.locator('.mex-head')).toHaveCount(1);
    // Only the value of a single heap is a link.
    await expect(page.locator('grundy-mex .tile-why span').filter({ hasText: '⊕' })).not.toHaveCount(0);
    await expect.poll(() => playground.hash()).toBe('#1/game?game=octal:0.77&n=200;at=205');
    const announced = page.locator('[aria-live="polite"]');
    await expect(announced.filter({ hasText: 'Explained now: g(205) =' })).toHaveCount(1);
    await expect(announced.filter({ hasText: 'Kayles: Period 12 from 71 on, proved' })).toHaveCount(1);
  });
  await test.step('a period that is not proved is called observed, and what a proof needs is a click away', async () => {
    await open(page, '#1/game?game=kayles&n=155');
    await expect(headline(page)).toHaveText('Looks like period 12 from 71 on');
    await page.getByRole('button', { name: 'Check up to n = 167' }).click();
    await expect(headline(page)).toHaveText('Period 12 from 71 on');
    await expect(playground.n).toHaveValue('167');
  });
  await test.step('the rooms keep their questions', async () => {
    const nav = page.getByRole('navigation', { name: 'Parts of the site' });
    await nav.getByRole('link', { name: 'Problems' }).click();
    await expect(playground.answer).toBeVisible();
    await nav.getByRole('link', { name: 'Explore' }).click();
    await expect(nav.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'true');
    const rooms = page.getByRole('navigation', { name: 'Rooms' });
    await rooms.getByRole('link', { name: 'Games' }).click();
    await expect(playground.n).toHaveValue('167');
  });
});

test('a rule of one’s own has a sequence, the game that it is, and its mistakes at their places', async ({
  page,
}) => {
  await page.goto('./#1/game?game=n to a and b for a%2Bb = n if a != b&n=50');
  await expect(heading(page)).toHaveText('A rule of your own');
  await expect(page.locator('.game-same')).toContainText('This is Grundy’s game.');
  await page.getByRole('link', { name: 'grundys-game', exact: true }).click();
  await expect(heading(page)).toHaveText('Grundy’s game');
  await page.getByText('Write a rule of your own').click();
  await page.locator('.own-rules-list').getByRole('link', { name: 'Mark', exact: true }).click();
  await expect(game(page)).toHaveValue('rule:(n to n-1 or floor(n/2))');
  await game(page).fill('octal:0.78');
  await page.getByRole('link', { name: 'hex:0.78' }).click();
  await expect(game(page)).toHaveValue('hex:0.78');
  await game(page).fill('(a,b) to (a-1,b), (a,b-1), (a-1,b-1) without (3,4)');
  await expect(note(page)).toContainText('it has a table, not a sequence');
  await page.getByRole('link', { name: 'Show its table' }).click();
  await expect(page.locator('.cell-words')).toContainText('(3, 5): an N-');
  await page.locator('#field-rule').fill('(a,b) to (a-1,c)');
  await expect(page.locator('#field-rule-note mark')).toHaveText('c');
});

test('the gallery: groups, a filter, statements, and a game that opens at the top', async ({
  playground,
  page,
}) => {
  await open(page, '#1/game?game=kayles&n=200');
  await page.getByRole('button', { name: '33 games' }).click();
  await allGames(page);
  await expect(page.locator('.gallery h3')).toHaveCount(5);
  await expect(page.locator('[data-exhibit="squares"] .thumbnail i:not(.zero)').first()).toBeVisible();
  const words = page.getByRole('searchbox', { name: 'Filter the games' });
  await words.fill('no period known');
  await expect(page.locator('#gallery-count')).toHaveText('4 games');
  await words.fill('<checkers>');
  await expect(page.locator('.exhibit')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all games' }).click();
  await page.getByRole('link', { name: /^Treblecross/ }).click();
  await expect(name(page)).toContainText('Treblecross');
  await expect(game(page)).toBeInViewport();
  await expect(page.locator('[data-exhibit="treblecross"]')).toHaveAttribute('aria-current', 'true');
  await page.locator('[data-exhibit="flipping-game"]').click();
  expect(playground.hash()).toBe('#1/flipping-game?n=100');
  await page.goBack();
  await page.locator('.gallery').getByRole('link', { name: 'Wythoff’s nim' }).click();
  await expect(page.locator('.cell-words')).toContainText('(4, 7)');
});

test('by keyboard alone: skip link, game, n, gallery; terms explain themselves', async ({
  page,
  playground,
}) => {
  // The first Tab of a loaded page starts where the last test has clicked.
  await page.goto('about:blank');
  await open(page, '#1/game?game=kayles&n=200');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('octal:0.07');
  await page.keyboard.press('Tab');
  await expect(playground.n).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveText('Period 34 from 53 on');
  await page.getByRole('button', { name: '33 games' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('chess');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-exhibit="dawsons-chess"]')).toBeFocused();

  await page.getByText('The period in numbers').click();
  const word = page.getByRole('button', { name: 'Saltus' });
  const meaning = page.locator('.term-meaning:popover-open');
  await word.focus();
  await expect(word).toHaveAccessibleDescription(/By how much the values rise/);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(meaning).toBeVisible();
  await game(page).focus();
  await expect(meaning).toHaveCount(0);
});

test('tools: positions of several heaps are counted, and the rule is code, in the link', async ({
  page,
  playground,
}) => {
  await page.goto('./#1/game?game=take:squares&n=29');
  await page.getByText('Count P-positions', { exact: true }).click();
  await expect(page.locator('.count-number')).toHaveText('1,160');
  await page.getByText('Heaps in order, none empty').click();
  await page.getByLabel('Number of heaps').fill('17');
  await expect(page.locator('#field-heaps-note')).toHaveText('1 to 16');
  await page.getByText('As code', { exact: true }).click();
  await page.getByRole('radio', { name: 'C++' }).check({ force: true });
  await expect(page.locator('.code-program')).toContainText('#include <bits/stdc++.h>');
  await expect
    .poll(() => playground.hash())
    .toBe('#1/game?game=take:squares&n=29;heaps=17&ordered=nonempty&code=cpp');
});

test('two games side by side: by link, by button, by keyboard, and closed again', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  const section = page.locator('#compare');
  const verdict = section.locator('.period-head');
  const score = section.getByRole('slider', { name: /side by side/ });
  const other = page.locator('#field-with');
  await page.goto('./#1/game?game=octal:0.77&n=200;with=octal:0.771');
  await expect(verdict).toHaveText('The same, for ever');
  await expect(score).toBeVisible();
  await test.step('opened by a button; a wrong notation is marked, a suggestion is followed', async () => {
    await page.goto('./#1/game?game=octal:0.77&n=200');
    await page.getByRole('button', { name: 'Compare with another game' }).click();
    await other.fill('octal:0.78');
    await expect(section.locator('#field-with-note mark')).toHaveText('8');
    await other.fill("Dawson's Chess");
    await section.getByRole('button', { name: /0\.771/ }).click();
    await expect(verdict).toHaveText('The same, for ever');
    // The other game stays when the first one changes.
    await game(page).fill('kayles');
    await expect.poll(() => playground.hash()).toBe('#1/game?game=kayles&n=200;with=octal:0.771');
    await section.getByRole('button', { name: 'Stop comparing' }).click();
    await expect.poll(() => playground.hash()).toBe('#1/game?game=kayles&n=200');
    await page.goBack();
    await expect(verdict).toHaveText('The same, for ever');
  });
  await test.step('arrow keys announce value by value; Enter explains', async () => {
    await page.goto('./#1/game?game=octal:0.77&n=100;with=octal:0.137');
    await expect(score).toHaveAttribute('aria-label', /^Kayles and Dawson’s Chess /);
    await score.focus();
    await page.keyboard.press('Home');
    await expect(score).toHaveAttribute('aria-valuetext', 'n = 0: both 0');
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
    await expect(score).toHaveAttribute('aria-valuetext', 'n = 2: 2 and 1');
    await page.keyboard.press('Enter');
    await expect(page.locator('.mex-head')).toContainText('(2)');
    await expect.poll(() => playground.hash()).toContain('with=octal:0.137&at=2');
  });
  await test.step('a long one has an overview, a table, and opens at an index', async () => {
    await page.goto('./#1/game?game=take:squares&n=20000;with=take:1,4');
    const overview = section.getByRole('slider', { name: /How many values differ/ });
    await overview.focus();
    await page.keyboard.press('End');
    await expect(score).toHaveAttribute('aria-valuemax', '20000');
    // A part of a page back: some of what was shown still is.
    const first = Number(await score.getAttribute('aria-valuemin'));
    await page.keyboard.press('ArrowLeft');
    await expect(score).not.toHaveAttribute('aria-valuemax', '20000');
    expect(Number(await score.getAttribute('aria-valuemax'))).toBeGreaterThan(first);
    await page.keyboard.press('Home');
    await expect(score).toHaveAttribute('aria-valuemin', '0');
    // The same comparison, which is not loaded again.
    await page.goto('./#1/game?game=take:squares&n=20000;at=15000&with=take:1,4');
    await expect(score).toHaveAttribute('aria-valuemin', '14980');
  });
});
