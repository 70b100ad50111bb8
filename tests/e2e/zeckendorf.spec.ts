// The Zeckendorf room: bars, digits and carries; Fibonacci nim against the engine; the table; the
// word.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, inOrder, test } from './page';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true });

const sum = (page: Page) => page.locator('.zeck-sum');
const status = (page: Page) => page.locator('.nim-status');

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(sum(page)).toBeVisible();
}

test('a link to an invalid number shows no empty parts and no other number', async ({ page }) => {
  await page.goto('./#1/zeckendorf?n=0');
  await expect(page.locator('#field-n-note')).toContainText('this is smaller');
  await expect(page.locator('.word')).toBeVisible();
  await expect(page.getByText('This one is larger')).toHaveCount(0);
  await expect(page.locator('grundy-heat')).toHaveCount(0);
  await page.locator('#field-n').fill('12');
  await expect(page.locator('.nim-table')).toContainText('12 stones');
  await expect(page.locator('grundy-heat')).toBeVisible();
});

test('at 390 px a sum of three-digit numbers is visible to its last column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#1/zeckendorf?n=100');
  const scroller = page.locator('grundy-carries .scroller');
  await expect(scroller).toBeVisible();
  expect(await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a link opens a number with its representation in every notation', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=100');
  await expect(sum(page)).toHaveText('89 + 8 + 3');
  await expect(page.locator('.digits td')).toHaveText('1000010100'.split(''));
  await expect(page.locator('.zeck-code')).toHaveText('00101000011');
  await expect(page.locator('.answering')).toContainText('F(11) + F(6) + F(4)');
  await expect(page).toHaveTitle('100 in Fibonacci numbers · Grundyscope');
  expect(playground.hash()).toBe('#1/zeckendorf?n=100');
  const nav = page.getByRole('navigation', { name: 'Rooms' });
  await expect(nav.getByRole('link', { name: 'Zeckendorf' })).toHaveAttribute('aria-current', 'page');
});

test('every step has its reason', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=100');
  await expect(page.locator('.ruler-why')).toHaveText([
    '100 to measure: F(12) = 144 is too long, F(11) = 89 fits. 11 is left, less than F(10) = 55, so the next term is no neighbour.',
    '11 to measure: F(7) = 13 is too long, F(6) = 8 fits. 3 is left, less than F(5) = 5, so the next term is no neighbour.',
    '3 to measure: F(5) = 5 is too long, F(4) = 3 fits exactly. Nothing is left.',
  ]);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('.ruler')).toHaveCount(2);
  await expect(page.locator('.rulers-end')).toHaveText('One more step.');
  await expect.poll(() => playground.hash()).toBe('#1/zeckendorf?n=100;step=2');
  await page.getByRole('slider', { name: 'Step' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.ruler')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(page.locator('.ruler')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.locator('.ruler')).toHaveCount(3);
  await expect.poll(() => playground.hash()).toBe('#1/zeckendorf?n=100');
  await page.goto('./#1/zeckendorf?n=100;step=1');
  await expect(page.locator('.ruler')).toHaveCount(1);
});

test('the explanation plays step by step, and pauses', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=100');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('.ruler')).toHaveCount(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  const shown = await page.locator('.ruler').count();
  await page.waitForTimeout(2000);
  await expect(page.locator('.ruler')).toHaveCount(shown);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('.ruler')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(playground.hash()).toContain('#1/zeckendorf?n=100');
});

test('a number is parsed as it is typed; errors are reported and the input is kept', async ({
  playground,
  page,
}) => {
  await open(page, '#1/zeckendorf?n=100');
  await playground.n.fill('2^10');
  await expect(sum(page)).toHaveText('987 + 34 + 3');
  await expect(playground.note).toHaveText('= 1,024');
  for (const [typed, sentence] of [
    ['', 'N is empty.'],
    ['0', 'N goes from 1 to'],
    ['1.5', 'No decimal points, please'],
    ['seven', '“seven” cannot be read'],
    ['10^100001', 'N goes from 1 to'],
  ] as const) {
    await playground.n.fill(typed);
    await expect(playground.note).toContainText(sentence);
    await expect(playground.n).toHaveValue(typed);
    await expect(sum(page)).toHaveText('987 + 34 + 3');
    await expect(sum(page)).toHaveAttribute('data-stale', 'true');
  }
  await playground.n.fill('89');
  await expect(sum(page)).toHaveText('89');
  await expect(sum(page)).not.toHaveAttribute('data-stale', 'true');
  await expect(page.locator('.answering')).toContainText('one term: a Fibonacci number');
  await expect.poll(() => playground.hash()).toBe('#1/zeckendorf?n=89');
});

test('a megabyte is refused, and stays in its field', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=100');
  await playground.n.fill('7'.repeat(1_000_000));
  await expect(playground.note).toContainText('N takes at most 20,000 characters');
  await page.locator('#field-plus').fill('7'.repeat(1_000_000));
  await expect(page.locator('#field-plus-note')).toContainText('The number to add takes at most');
  expect((await playground.n.inputValue()).length).toBe(1_000_000);
  await expect(sum(page)).toHaveText('89 + 8 + 3');
  expect(playground.hash()).toBe('#1/zeckendorf?n=100');
});

test('a huge number shows its first and last terms, and all can be copied', { tag: '@full' }, async ({
  playground,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#1/zeckendorf?n=10^100');
  await expect(sum(page)).toHaveText('F(480) + F(474) + F(472) + … + F(10) + F(4)');
  await expect(page.locator('.ruler')).toHaveCount(11);
  await expect(page.getByText('… 126 steps …')).toBeVisible();
  await page.getByRole('button', { name: 'Copy terms' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const total = copied.split(' + ').reduce((all, term) => all + BigInt(term), 0n);
  expect(total).toBe(10n ** 100n);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^(?:(?!11)[01])*11$/);
  await open(page, '#1/zeckendorf?n=10^100000');
  await expect(page.getByText('Heaps up to 10^1000 can be played.')).toBeVisible();
  await expect(sum(page)).toContainText('F(478498)');
  expect(playground.hash()).toBe('#1/zeckendorf?n=10^100000');
});

test('addition shows carries in columns', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=100&plus=54');
  const line = page.locator('.zeck-sum-line');
  await expect(line).toHaveAttribute('data-value', '154');
  await expect(line).toContainText('144 + 8 + 2');
  await expect(page.locator('.carries .carried th')).toHaveText([
    '8 + 13 = 21',
    '3 + 5 = 8',
    '21 + 34 = 55',
    '55 + 89 = 144',
  ]);
  await page.locator('#field-plus').fill('100');
  await expect(line).toHaveAttribute('data-value', '200');
  await expect(page.locator('.carries .twice').first()).toHaveText('2');
  await expect.poll(() => playground.hash()).toBe('#1/zeckendorf?n=100&plus=100');
  await page.locator('#field-plus').fill('x');
  await expect(page.locator('#field-plus-note')).toContainText('cannot be read');
  await expect(line).toHaveAttribute('data-stale', 'true');
  await page.locator('#field-plus').fill('10^50');
  await expect(line).toHaveAttribute('data-value', `1${'0'.repeat(47)}100`);
  await expect(page.locator('.carries')).toHaveCount(0);
});

test('Fibonacci nim shows the winner, the winning moves and the reason', async ({ page }) => {
  await open(page, '#1/zeckendorf?n=17;hints=on');
  const why = page.locator('.nim-why');
  await expect(status(page)).toHaveText('17 stones. Your move: take 1 to 16.');
  await expect(why).toContainText('An N-position: you can win.');
  await expect(page.locator('.nim-winning button')).toHaveText(['Take 1', 'Take 4']);
  await expect(why).toContainText('Taking 1 leaves 16, whose smallest block has 3.');
  await expect(page.locator('.block-size')).toHaveText(['13', '3', '1']);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(why).not.toContainText('N-position');
  await expect(page.locator('.stone.wins')).toHaveCount(0);
  await page.goto('./#1/zeckendorf?n=13;hints=on');
  await expect(why).toContainText('A P-position: you lose against good play.');
  await expect(why).toContainText('13 is a Fibonacci number');
});

test('winning moves win the game', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=17;hints=on');
  for (let move = 0; move < 12; move += 1) {
    await expect(status(page)).toHaveText(/Your move|The engine took|You took the last stone/);
    if ((await status(page).textContent()) === 'You took the last stone: you win!') break;
    await page.locator('.nim-winning button[aria-disabled="false"]').last().click();
    await page.waitForTimeout(600);
  }
  await expect(status(page)).toHaveText('You took the last stone: you win!');
  await expect(page.locator('.nim-why')).toContainText('You win.');
  expect(playground.hash()).toMatch(/moves=4\./);
});

test('a mistake is named at the end of the game, and can be undone', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  await open(page, '#1/zeckendorf?n=6');
  await page.getByLabel('Take', { exact: true }).fill('2');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('The engine took the last stone: it wins.');
  await expect(page.locator('.nim-why')).toContainText('until you took 2 from 6: taking 1 would have won.');
  expect(playground.hash()).toBe('#1/zeckendorf?n=6;moves=2.4');
  await expect(page.locator('.nim-history li')).toHaveText(['You 2', 'Engine 4']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toHaveText('6 stones. Your move: take 1 to 5.');
  expect(playground.hash()).toBe('#1/zeckendorf?n=6');
  await page.goBack();
  await expect(status(page)).toHaveText('The engine took the last stone: it wins.');
});

test('Back undoes a move and its reply', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=17;hints=on');
  await page.locator('.nim-winning button').last().click();
  await expect.poll(() => playground.hash()).toContain('moves=4.1');
  await page.goBack();
  await expect(status(page)).toHaveText('17 stones. Your move: take 1 to 16.');
  expect(playground.hash()).toBe('#1/zeckendorf?n=17;hints=on');
  await page.waitForTimeout(700);
  expect(playground.hash()).toBe('#1/zeckendorf?n=17;hints=on');
  await page.goForward();
  await expect(status(page)).toHaveText(/^The engine took 1\./);
});

test('a game lost from the start has no mistakes; the engine may begin', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=2');
  await page.locator('.stone[data-count="1"]').click();
  await expect(page.locator('.nim-why')).toContainText('You made no mistake.');
  await page.getByRole('button', { name: 'Let the engine begin' }).click();
  await expect(status(page)).toHaveText('The engine took 1. One stone is left; take 1.');
  expect(playground.hash()).toBe('#1/zeckendorf?n=2;first=engine&moves=1');
  await page.locator('#nim-heap').focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('You took the last stone: you win!');
  await expect(page.locator('#nim-heap')).toBeFocused();
});

test('impossible moves are reported, and dropped from links', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=17');
  for (const typed of ['17', '0', '-1', 'x', '']) {
    await page.getByLabel('Take', { exact: true }).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.locator('#nim-count-note')).toHaveText('A whole number from 1 to 16, please.');
    await expect(page.getByLabel('Take', { exact: true })).toHaveValue(typed);
  }
  await page.goto('./#1/zeckendorf?n=17;moves=4.1.5');
  await expect(page.locator('.banner')).toContainText('moves=…5');
  await expect(status(page)).toHaveText('The engine took 1. 12 stones are left; take 1 to 2.');
  expect(playground.hash()).toBe('#1/zeckendorf?n=17;moves=4.1');
  await page.goto('./#1/zeckendorf?n=1');
  await expect(status(page)).toHaveText('One stone, and it may not be taken at first.');
});

test('any limit can be analysed', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=17;moves=4.1&hints=on');
  const limit = page.getByLabel('Largest first move');
  await limit.fill('3');
  await expect(status(page)).toHaveText('17 stones. Your move: take 1 to 3.');
  await expect(page.locator('.nim-winning button')).toHaveText(['Take 1']);
  await expect.poll(() => playground.hash()).toContain('limit=3');
  for (const wrong of ['18', '0', 'x']) {
    await limit.fill(wrong);
    await expect(page.locator('#field-limit-note')).toHaveText('A whole number from 1 to 17, please.');
    await expect(limit).toHaveValue(wrong);
  }
  await limit.fill('17');
  await expect(page.locator('.nim-why')).toContainText('All 17 stones may be taken at once.');
  await limit.fill('');
  await expect(status(page)).toHaveText('17 stones. Your move: take 1 to 16.');
  await expect.poll(() => playground.hash()).toBe('#1/zeckendorf?n=17;hints=on');
  // A Fibonacci number after a move: its limit is told, not that of a first move.
  await page.goto('./#1/zeckendorf?n=17;moves=3.1&hints=on');
  await expect(page.locator('.nim-why')).toContainText(
    'At most 2 may be taken, and the smallest block has 13',
  );
});

test('stones by keyboard: arrows choose, Enter takes, Escape deselects', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=17;hints=on');
  const heap = page.locator('#nim-heap');
  await heap.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.nim-pick')).toContainText('Take 1: 16 left');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.nim-pick')).toContainText(
    'Take 2: 15 left, and the engine may take up to 4. That loses.',
  );
  await expect(page.locator('.stone.picked')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('.stone.picked')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(heap).toHaveAttribute('aria-valuenow', '16');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toMatch(/moves=1\.1$/);
  await expect(heap).toBeFocused();
});

test('the table shows the game as a path, and a cell can be played', async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=17;moves=4.1');
  const cell = page.locator('.cell-words');
  await expect(cell).toContainText('(12, 2): an N-position');
  const table = page.getByRole('slider', { name: /^Table of Fibonacci nim/ });
  await table.focus();
  await page.keyboard.press('ArrowDown');
  await expect(table).toHaveAttribute('aria-valuetext', '(13, 2): value 0, a P-position');
  await expect(cell).toContainText('The smallest term of 13 is 13, and at most 2 may be taken.');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toContain('at=13,2');
  await page.getByRole('link', { name: 'Play from this cell' }).click();
  await expect(status(page)).toHaveText('13 stones. Your move: take 1 to 2.');
  expect(playground.hash()).toBe('#1/zeckendorf?n=13;limit=2');
});

test('the Fibonacci word can be panned', { tag: '@full' }, async ({ playground, page }) => {
  await open(page, '#1/zeckendorf?n=17');
  const word = page.getByRole('slider', { name: /^The Fibonacci word/ });
  await expect(page.locator('.word-reading')).toHaveText(
    'n = 17: 1, its representation ends with the term 1',
  );
  await word.focus();
  await page.keyboard.press('ArrowRight');
  await expect(word).toHaveAttribute(
    'aria-valuetext',
    'n = 18: 0, its representation does not end with the term 1',
  );
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => playground.hash()).toMatch(/;from=\d+$/);
  await page.getByRole('button', { name: 'Show n = 17' }).click();
  await expect.poll(() => playground.hash()).toMatch(/;from=12$/);
  await page.goto('./#1/zeckendorf?n=17;from=1000000000000000000000000000000');
  await expect(page.locator('.word-controls')).toContainText(
    'n = 1,000,000,000,000,000,000,000,000,000,000 to',
  );
});

const STATES: Array<[string, string, (page: Page) => Promise<void>]> = [
  ['a number', '#1/zeckendorf?n=100', async () => {}],
  ['a huge number', '#1/zeckendorf?n=10^100&plus=10^80', async () => {}],
  ['a game', '#1/zeckendorf?n=21;moves=3.5', async () => {}],
  ['a lost game', '#1/zeckendorf?n=6;moves=2.4', async () => {}],
  [
    'a wrong number',
    '#1/zeckendorf?n=100',
    async (page) => {
      await page.locator('#field-n').fill('x');
      await page.getByLabel('Take', { exact: true }).fill('z');
      await page.keyboard.press('Enter');
      await expect(page.locator('.note.wrong')).toHaveCount(2);
    },
  ],
];

for (const [name, hash, prepare] of STATES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing: ${name}, ${colorScheme}`, {
      tag: colorScheme === 'light' && name === 'a game' ? [] : '@full',
    }, async ({ page, playground }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, hash);
      await prepare(page);
      await settled(page);
      for (const details of await page.locator('details').all()) {
        await details.evaluate((element) => element.setAttribute('open', ''));
      }
      expect(await violations(playground.page)).toEqual([]);
    });
  }
}

for (const width of [320, 390, 768, 1440, 2560]) {
  test(`no number overflows horizontally at ${width} px`, { tag: '@full' }, async ({ page, playground }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const hash of [
      '#1/zeckendorf?n=100',
      '#1/zeckendorf?n=10^18',
      '#1/zeckendorf?n=10^1000&plus=10^900',
      '#1/zeckendorf?n=17;moves=4.1.2.1',
      '#1/zeckendorf?n=232;from=123456789012345678901234567890',
    ]) {
      await page.goto(`./${hash}`);
      await page.reload();
      await expect(sum(page)).toBeVisible();
      await expect(status(page)).toBeVisible();
      await page.waitForTimeout(300);
      const [inner, whole] = await playground.page.evaluate(() => [
        innerWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(whole, `${hash} is ${whole} px wide`).toBeLessThanOrEqual(inner as number);
    }
  });
}

test('the room has no missing texts, and the explanation is short', async ({ page, playground }) => {
  await open(page, '#1/zeckendorf?n=100');
  const words = await page.locator('#what .about-text').textContent();
  expect((words ?? '').trim().split(/\s+/).length).toBeLessThan(120);
  expect(playground.hash()).toBe('#1/zeckendorf?n=100');
});
