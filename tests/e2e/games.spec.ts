// The games room: any game by link, name or notation; its period; the gallery.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true });

const game = (page: Page) => page.locator('#field-game');
const headline = (page: Page) => page.locator('.period-head');

/** Opens a link to a game and waits for the statement about its period. */
async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.period-head[data-status]')).toBeVisible();
}

/** Shows all games of the gallery, which remembers that they were asked for. */
async function allGames(page: Page): Promise<void> {
  await expect(page.locator('.exhibit').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'All of them (33)' });
  if (await button.isVisible()) await button.click();
  await expect(page.locator('.exhibit')).toHaveCount(33);
}

test('a link opens a game with its sequence, its period and its name in the OEIS', async ({
  playground,
  page,
}) => {
  await open(page, '#1/game?game=octal:0.77&n=200');
  await expect(headline(page)).toHaveText('Period 12 from 71 on');
  await expect(page.locator('.answering')).toContainText('Proved from the first 168 values (Guy and Smith)');
  await expect(page.locator('.answering')).toContainText('the last is g(70) = 6');
  await expect(page.locator('.facts dd')).toHaveText(['71', '12', '0', '70', '168']);
  await expect(page.getByRole('link', { name: 'A002186' })).toHaveAttribute(
    'href',
    'https://oeis.org/A002186',
  );
  await expect(page.getByLabel('Chart of Kayles')).toBeVisible();
  await expect(page.getByLabel('Cells of Kayles')).toBeVisible();
  await expect(page.getByLabel('Histogram of Kayles')).toBeVisible();
  await expect(page.locator('.mex-head')).toContainText('(7)');
  expect(playground.hash()).toBe('#1/game?game=octal:0.77&n=200');
  await expect(page).toHaveTitle('Kayles, n = 200 · Grundyscope');
});

test('the rooms link to each other and keep their questions', async ({ playground, page }) => {
  await playground.open('#1/stones?n=8');
  const nav = page.getByRole('navigation', { name: 'Rooms' });
  await expect(nav.getByRole('link', { name: 'Problems' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Games' }).click();
  await expect(headline(page)).toHaveText('Period 12 from 71 on');
  await expect(nav.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('grundy-picker')).toHaveCount(0);
  await game(page).fill('nim');
  await expect(headline(page)).toHaveText('Every step up by 1');
  await nav.getByRole('link', { name: 'Problems' }).click();
  await playground.answers('7');
  expect(playground.hash()).toBe('#1/stones?n=8');
  await nav.getByRole('link', { name: 'Games' }).click();
  await expect(game(page)).toHaveValue('nim');
  await expect(headline(page)).toHaveText('Every step up by 1');
});

test('games are found by name, and every suggestion is accepted', async ({ playground, page }) => {
  await open(page, '#1/game');
  await game(page).fill('Dawson’s Chess');
  await expect(headline(page)).toHaveText('Period 34 from 52 on');
  await expect(page.locator('#field-game-note')).toHaveText('= octal:0.137');
  await game(page).press('Enter');
  await expect.poll(() => playground.hash()).toBe('#1/game?game=Dawson’s Chess&n=200');
  await page.reload();
  await expect(headline(page)).toHaveText('Period 34 from 52 on');
  const suggested = await page
    .locator('#field-game-known option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const name of ['kayles', 'coins:mock-turtles', 'take:factorials', 'nim']) {
    expect(suggested).toContain(name);
  }
});

for (const [typed, notation, expected] of [
  ['take:1,2,5', 'take:1,2,5', 'Period 3'],
  ['TAKE: 5, 2, 1', 'take:1,2,5', 'Period 3'],
  ['octal:0.(3)', 'octal:0.(3)', 'Every step up by 1'],
  ['Laskers nim', 'octal:4.(3)', 'Every 4 steps up by 4 from 1 on'],
  ['coins:mock-turtles', 'coins:mock-turtles', 'No period seen'],
  ['take:at-least-half', 'take:at-least-half', 'No period, ever'],
  ['grundys-game', 'grundys-game', 'No period seen'],
] as const) {
  test(`understands ${typed}`, { tag: typed === 'Laskers nim' ? [] : '@full' }, async ({
    playground,
    page,
  }) => {
    await open(page, '#1/game?game=kayles&n=100');
    await game(page).fill(typed);
    await expect(headline(page)).toHaveText(expected);
    await expect(page.locator('.sequence .game-name')).toContainText(notation);
    await expect(page.locator('.sequence .tag.stale')).toHaveCount(0);
    expect(await playground.page.locator('#field-game').inputValue()).toBe(typed);
  });
}

test('a wrong notation is marked, explained and kept', async ({ playground, page }) => {
  await open(page, '#1/game?game=octal:0.77&n=200');
  const note = page.locator('#field-game-note');
  await game(page).fill('octal:0.78');
  await expect(note).toContainText('“8” cannot be read there. Allowed: an octal digit, 0 to 7');
  await expect(note.locator('mark')).toHaveText('8');
  await expect(game(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(game(page)).toHaveValue('octal:0.78');
  // The earlier answer stays, labelled with its question.
  await expect(headline(page)).toHaveAttribute('data-stale', 'true');
  await expect(page.locator('.sequence .tag.stale')).toHaveText('drawn for octal:0.77, n = 200');
  await expect(page.getByRole('button', { name: /^Look up to/ })).toHaveCount(0);
  await game(page).fill('octal:');
  await expect(note).toContainText('Something is missing at the end.');
  await game(page).fill('chess');
  await expect(note).toContainText('No game is called “chess” here.');
  await expect(note.locator('mark')).toHaveCount(0);
  await game(page).fill('');
  await expect(note).toContainText('Which game?');
  await game(page).fill('octal:0.7');
  await expect(note).not.toHaveClass(/wrong/);
  await expect(headline(page)).not.toHaveAttribute('data-stale', 'true');
  await expect.poll(() => playground.hash()).toBe('#1/game?game=octal:0.7&n=200');
});

test('a link to a wrong game keeps the text in the field and offers other games', async ({
  playground,
  page,
}) => {
  await page.goto('./#1/game?game=take:1,x&n=50');
  await expect(page.locator('#field-game-note mark')).toHaveText('x');
  await expect(game(page)).toHaveValue('take:1,x');
  await expect(page.locator('.exhibit')).toHaveCount(6);
  expect(playground.hash()).toBe('#1/game?game=take:1,x&n=50');
});

test('n has the range of the game, in any notation', async ({ playground, page }) => {
  await open(page, '#1/game?game=fibonacci-nim&n=144');
  const note = page.locator('#field-n-note');
  await expect(note).toHaveText('0 to 10,000; a large n takes a while');
  await playground.n.fill('20000');
  await expect(note).toHaveText('n goes from 0 to 10,000 here; this is larger.');
  await playground.n.fill('10^3');
  await expect(note).toHaveText('= 1,000');
  await expect(page.locator('.mex-head')).toContainText('(7)');
  // A wrong n in a link: the game with its default n, marked as such.
  await page.goto('./#1/game?game=nim&n=1.000');
  await expect(page.locator('.sequence .tag.stale')).toHaveText('drawn for nim, n = 200');
  await expect(playground.n).toHaveValue('1.000');
});

test('an observed period is not called proved; one more value refutes it', async ({ playground, page }) => {
  await open(page, '#1/game?game=take:factorials&n=5049');
  await expect(headline(page)).toHaveText('Looks like period 25');
  await expect(page.locator('.answering')).toContainText('observed, not proved');
  await playground.n.fill('5050');
  await expect(headline(page)).toHaveText('No period seen');
  await expect(page.locator('.answering')).toContainText('broke at n = 5,050');
});

test('a chart of many points with few values draws each at its height', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  await open(page, '#1/game?game=take:factorials&n=5049');
  const orange = () =>
    playground.page
      .locator('grundy-chart canvas')
      .first()
      .evaluate((element) => {
        const canvas = element as HTMLCanvasElement;
        // A copy: reading the canvas itself logs a warning.
        const column = new OffscreenCanvas(1, canvas.height).getContext('2d', { willReadFrequently: true });
        column?.drawImage(canvas, -Math.floor(canvas.width / 2), 0);
        const data = column?.getImageData(0, 0, 1, canvas.height).data ?? [];
        // Red well above blue, which is unique to the points.
        return Array.from({ length: canvas.height }, (_, row) => row).filter(
          (row) => (data[4 * row] ?? 0) > (data[4 * row + 2] ?? 0) + 100 && (data[4 * row + 3] ?? 0) > 0,
        ).length;
      });
  await expect.poll(orange).toBeGreaterThan(3);
  expect(await orange()).toBeLessThan(12);
});

test('the number of values that a proof needs is shown and one click away', async ({ playground, page }) => {
  await open(page, '#1/game?game=kayles&n=155');
  await expect(headline(page)).toHaveText('Looks like period 12 from 71 on');
  await page.getByRole('button', { name: 'Check up to n = 167' }).click();
  await expect(headline(page)).toHaveText('Period 12 from 71 on');
  await expect(playground.n).toHaveValue('167');
  expect(playground.hash()).toBe('#1/game?game=kayles&n=167');
});

test('the gallery opens a game at the top; back and forward work', async ({ playground, page }) => {
  await open(page, '#1/game?game=kayles&n=200');
  await page.getByRole('button', { name: '33 games worth a look' }).click();
  await allGames(page);
  await page.getByRole('link', { name: /^Treblecross/ }).click();
  await expect(headline(page)).toHaveText('No period seen');
  expect(playground.hash()).toBe('#1/game?game=treblecross&n=2000');
  await expect(game(page)).toBeInViewport();
  await page.locator('[data-exhibit="ruler"]').click();
  await expect(page.locator('.sequence .game-name')).toContainText('Ruler');
  await page.goBack();
  await expect(page.locator('.sequence .game-name')).toContainText('Treblecross');
  await page.goBack();
  await expect(headline(page)).toHaveText('Period 12 from 71 on');
  await page.goForward();
  await expect(page.locator('.sequence .game-name')).toContainText('Treblecross');
  await expect(page.locator('[data-exhibit="treblecross"]')).toHaveAttribute('aria-current', 'true');
});

test('the statements of the gallery are true', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/game');
  await allGames(page);
  const statements: Record<string, string> = {
    kayles: 'Period 12 from 71 on',
    'dawsons-chess': 'Period 34 from 52 on',
    factorials: 'Looks like period 25',
    'grundys-game': 'No period seen',
    treblecross: 'No period seen',
    'laskers-nim': 'Every 4 steps up by 4 from 1 on',
    'mock-turtles': 'No period seen',
    ruler: 'No period seen',
    squares: 'No period seen',
    primes: 'No period seen',
    'fibonacci-nim': 'No period seen',
    'at-least-half': 'No period, ever',
  };
  for (const [id, words] of Object.entries(statements)) {
    const exhibit = page.locator(`[data-exhibit="${id}"]`);
    await exhibit.click();
    const notation = await exhibit.locator('code').innerText();
    await expect.poll(() => playground.hash()).toContain(`game=${notation}&`);
    await expect(exhibit).toHaveAttribute('aria-current', 'true');
    await expect(headline(page)).not.toHaveAttribute('data-stale', 'true');
    await expect(headline(page), id).toHaveText(words);
  }
  await page.locator('[data-exhibit="dawsons-chess"]').click();
  await expect(page.locator('.answering')).toContainText('7 values before that are exceptions');
  await page.locator('[data-exhibit="squares"]').click();
  await expect(page.locator('.answering')).toContainText('had period 5, from n = 0 on, and broke at n = 25.');
});

test('the gallery has groups, thumbnails and a filter that shows its count', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  await open(page, '#1/game?game=kayles&n=200');
  const words = page.getByRole('searchbox', { name: 'Filter the games' });
  const left = page.locator('.exhibit');
  await words.scrollIntoViewIfNeeded();
  await allGames(page);
  await expect(page.locator('.gallery h3')).toHaveCount(5);
  // Not only zeros: the values are loaded.
  await expect(page.locator('[data-exhibit="squares"] .thumbnail i:not(.zero)').first()).toBeVisible();
  await words.fill('no period known');
  await expect(left).toHaveCount(4);
  await expect(page.locator('.gallery h3')).toHaveText(['Break a heap: no period known']);
  await expect(page.locator('#gallery-count')).toHaveText('4 games');
  await words.fill('octal:0.77');
  await expect(left).toHaveCount(1);
  await words.fill('<checkers>');
  await expect(left).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(left).toHaveCount(33);
  await page.locator('[data-exhibit="flipping-game"]').click();
  await expect(page.locator('#problem-name')).toHaveText('Flipping Game');
  expect(playground.hash()).toBe('#1/flipping-game?n=100');
});

test('a chosen index is explained, and is part of the link', async ({ playground, page }) => {
  await open(page, '#1/game?game=octal:0.77&n=200;at=200');
  await page.locator('.values [data-n="205"]').click();
  // Beside the table, not in the panel of the chart far above.
  await expect(page.locator('.all-values .why-beside .mex-head')).toContainText('(205)');
  await expect(page.locator('.mex-head')).toHaveCount(1);
  await expect.poll(() => playground.hash()).toBe('#1/game?game=octal:0.77&n=200;at=205');
  // Another game resets the view; an index outside its range is dropped and named.
  await game(page).fill('nim');
  await expect.poll(() => playground.hash()).toBe('#1/game?game=nim&n=200');
  await page.goto('./#1/game?game=coins:ruler&n=50;at=0');
  await expect(page.locator('.banner')).toContainText('at=0');
  await expect(page.locator('.mex-head')).toContainText('(7)');
  expect(playground.hash()).toBe('#1/game?game=coins:ruler&n=50');
});

test('long work can be cancelled and resumed', async ({ playground, page }) => {
  await open(page, '#1/game?game=take:squares&n=100');
  await playground.n.fill('20000000');
  const drawing = page.locator('.sequence > .state');
  await drawing.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawing).toContainText('Stopped before the sequence was drawn.');
  await expect(page.locator('.answering .state')).toContainText('Stopped before anything was known');
  await playground.n.fill('300');
  await expect(page.locator('.sequence .tag.stale')).toHaveCount(0);
  await expect(page.locator('.answering')).toContainText('checked up to n = 300');
});

const STATES: Array<[string, string, string]> = [
  ['a proved period', '#1/game?game=kayles&n=200', '.recognised'],
  ['an observed one', '#1/game?game=take:factorials&n=5049', '.recognised'],
  ['a game of coins', '#1/game?game=coins:ruler&n=50;at=32', '.recognised'],
  ['a wrong notation', '#1/game?game=octal:0.78&n=200', '.pointed'],
];

for (const [name, hash, selector] of STATES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing: ${name}, ${colorScheme}`, {
      tag: colorScheme === 'light' && name === 'a proved period' ? [] : '@full',
    }, async ({ page, playground }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`./${hash}`);
      await expect(page.locator(selector)).toBeVisible();
      await settled(page);
      expect(await violations(playground.page)).toEqual([]);
    });
  }
}

for (const width of [320, 390, 768, 1440]) {
  test(`no game overflows horizontally at ${width} px`, { tag: '@full' }, async ({ page, playground }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const hash of [
      '#1/game?game=kayles&n=200',
      '#1/game?game=coins:mock-turtles&n=5000',
      '#1/game?game=take:at-least-half&n=10^1000',
      `#1/game?game=take:${'123456789,'.repeat(30)}x&n=50`,
    ]) {
      await page.goto(`./${hash}`);
      await page.reload();
      await expect(page.locator(hash.includes('x&') ? '.pointed' : '.recognised')).toBeVisible();
      const [inner, content] = await playground.page.evaluate(() => [
        innerWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(content, `${hash} is ${content} px wide`).toBeLessThanOrEqual(inner as number);
    }
  });
}

test('the games room works by keyboard: skip link, game, n, gallery, rooms', async ({ page, playground }) => {
  // The first Tab of a loaded page starts where the last test has clicked.
  await page.goto('about:blank');
  await open(page, '#1/game?game=kayles&n=200');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(game(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('octal:0.07');
  await page.keyboard.press('Tab');
  await expect(playground.n).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveText('Period 34 from 53 on');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '33 games worth a look' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Filter the games' })).toBeFocused();
  await page.keyboard.type('chess');
  await expect(page.locator('.exhibit')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-exhibit="dawsons-chess"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveText('Period 34 from 52 on');
  await page.keyboard.press('Tab');
  await expect(game(page)).toBeFocused();
});

test('the statement about the period appears once', async ({ page, playground }) => {
  await open(page, '#1/game?game=kayles&n=200;at=200');
  const announced = (words: string) =>
    expect(playground.page.locator('[aria-live="polite"]').filter({ hasText: words }).first()).toHaveCount(1);
  await announced('Kayles: Period 12 from 71 on, proved');
  await page.locator('.values [data-n="204"]').click();
  await announced('Explained now: g(204) =');
});

for (const [hash, heading, rule] of [
  [
    '#1/game?game=kayles&n=200',
    'Kayles',
    'Knock down one pin of a row, or two neighbours. Whoever cannot move loses.',
  ],
  [
    '#1/game?game=take:2,5,7&n=60',
    'Take 2, 5 or 7',
    'Take 2, 5 or 7 stones from a heap. Whoever cannot move loses.',
  ],
  [
    '#1/game?game={1,3,4}&n=60',
    'Take 1, 3 or 4',
    'Take 1, 3 or 4 stones from a heap. Whoever cannot move loses.',
  ],
  ['#1/game?game=A002187&n=60', 'Dawson’s Chess', 'Take one pin of a row together with its neighbours.'],
  ['#1/game?game=the Mock Turtles&n=60', 'Mock turtles', 'Turn one, two or three coins of a row'],
] as const) {
  test(`a page is headed by its game and its rule: ${hash}`, {
    tag: /kayles|A002187/.test(hash) ? [] : '@full',
  }, async ({ playground, page }) => {
    await page.goto(`./${encodeURI(hash)}`);
    await expect(page.locator('#game-heading')).toHaveText(heading);
    await expect(page.locator('.game-rule')).toContainText(rule);
    await expect(page.getByRole('img', { name: /^One move/ })).toBeVisible();
    expect(playground.hash()).toBe(hash);
  });
}

test('a code is read digit by digit, and other games have no such reading', async ({ page }) => {
  await open(page, '#1/game?game=octal:0.137&n=200');
  const digits = page.getByRole('region', { name: 'The code, digit by digit' });
  await expect(digits.getByRole('listitem')).toHaveText([
    '1 Take 1 stone and leave nothing.',
    '3 3 = 2 + 1: take 2 stones and leave nothing or one heap.',
    '7 7 = 4 + 2 + 1: take 3 stones and leave nothing, one heap or two heaps.',
  ]);
  await game(page).fill('nim');
  await expect(page.locator('#game-heading')).toHaveText('Nim');
  await expect(digits).toHaveCount(0);
});

test('the field understands sets, codes and numbers, and says what it cannot take', async ({ page }) => {
  await open(page, '#1/game?game=kayles&n=200');
  const note = page.locator('#field-game-note');
  for (const [typed, notation] of [
    ['take 1, 3 or 4', 'take:1,3,4'],
    ['S(1,3,4)', 'take:1,3,4'],
    ['·137', 'octal:0.137'],
    ['a002186', 'octal:0.77'],
    ['0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6', 'octal:0.77'],
    ['take a prime number', 'take:primes'],
  ] as const) {
    await game(page).fill(typed);
    await expect(note).toHaveText(`= ${notation}`);
  }
  for (const [typed, sentence] of [
    ['7 12 29', 'Heaps of 7, 12, 29 are a position. Of which game?'],
    ['7^12^29', 'is an expression of nimbers, not a game'],
    ['A000045', 'A000045 is not the sequence of Grundy values of a game known here'],
    ['checkers', 'No game is called “checkers” here'],
  ] as const) {
    await game(page).fill(typed);
    await expect(note).toContainText(sentence);
    await expect(game(page)).toHaveValue(typed);
  }
});

test('words of the field explain themselves by focus, pointer and keyboard', async ({ page }) => {
  await open(page, '#1/game?game=kayles&n=200');
  const word = page.getByRole('button', { name: 'Saltus' });
  const meaning = page.locator('.term-meaning:popover-open');
  await word.focus();
  await expect(meaning).toContainText('By how much the values rise');
  await expect(word).toHaveAccessibleDescription(/By how much the values rise/);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(meaning).toBeVisible();
  await game(page).focus();
  await expect(meaning).toHaveCount(0);
  await page.getByRole('button', { name: 'mex', exact: true }).hover();
  await expect(meaning).toContainText('minimal excludant');
  await page.mouse.move(0, 0);
  await expect(meaning).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Pre-period' }).click();
  const [left = 0, right = 999] = await meaning.evaluate((card) => {
    const box = card.getBoundingClientRect();
    return [box.left, box.right];
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});
