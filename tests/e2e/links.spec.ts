// Links and input: invalid parts are dropped and named, text that is too long stays in its field.
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

test('an anchor keeps the open question, also in the address bar', async ({ playground, page }) => {
  await playground.open('#1/stones?n=8');
  await playground.answers('7');
  await page.evaluate(() => {
    location.hash = '#nonsense';
  });
  await expect.poll(() => playground.hash()).toBe('#1/stones?n=8');
  await playground.answers('7');
  await expect(page.getByRole('heading', { level: 2, name: 'A Stones Game' })).toBeVisible();
});

test('invalid parts of a link are dropped and named', async ({ playground, page }) => {
  await playground.open('#1/nim-square?n=29&x=6;game=chess&columns=1000000000&at=-3&theme=red&mode=many');
  await playground.answers('1160');
  const notice = page.locator('.banner');
  for (const part of ['x=6', 'game=chess', 'columns=1000000000', 'at=-3', 'theme=red', 'mode=many']) {
    await expect(notice).toContainText(part);
  }
  expect(playground.hash()).toBe('#1/nim-square?n=29&heaps=3');
  await playground.n.fill('4');
  await expect(notice).toHaveCount(0);
});

test('a link to what every object has is one to an unknown problem', async ({ page, playground: _ }) => {
  for (const name of ['constructor', 'toString']) {
    await page.goto('about:blank');
    await page.goto(`./#1/${name}`);
    await expect(page.locator('.banner')).toContainText(`There is no problem called “${name}” here.`);
  }
});

test('valid parts of a link are kept', async ({ playground, page }) => {
  await playground.open('#1/flipping-game?n=100;game=coins:runs:squares&columns=10&at=50');
  await playground.answers('31395');
  expect(playground.hash()).toBe('#1/flipping-game?n=100;game=coins:runs:squares&columns=10&at=50');
  await expect(page.locator('.banner')).toHaveCount(0);
  await expect(page.locator('.values [data-n="50"]')).toHaveAttribute('aria-pressed', 'true');
});

test('a large index has a short link, which opens it again', async ({ playground, page }) => {
  await playground.open('#1/stones?n=10');
  await page.getByLabel('Go to n').fill('10^900');
  await page.keyboard.press('Enter');
  await expect.poll(() => playground.hash()).toBe('#1/stones?n=10;at=10^900');
  await expect(page.getByText(/The rows begin at n = 1000000000/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/The rows begin at n = 1000000000/)).toBeVisible();
  await expect(page.locator('.banner')).toHaveCount(0);
});

test('a new N resets the view', async ({ playground, page }) => {
  await playground.open('#1/nim-square?n=2000;at=1004');
  await expect(page.locator('.mex-head')).toContainText('1,004');
  await playground.n.fill('50');
  await expect(page.locator('.mex-head')).toContainText('(7)');
  await expect.poll(() => playground.hash()).toBe('#1/nim-square?n=50&heaps=3');
});

test('Go to n has the range of the game, and calls it n', async ({ playground, page }) => {
  const go = async (typed: string) => {
    await page.getByLabel('Go to n').fill(typed);
    await page.keyboard.press('Enter');
  };
  const note = page.locator('#goto-note');
  await playground.open('#1/stones?n=10');
  await expect(note).toHaveText('Any n from 0 to 10^1000.');
  await go('0');
  await expect.poll(() => playground.hash()).toContain('at=0');
  await expect(page.locator('.mex-head')).toContainText('(0)');
  await go('10^1000+1');
  await expect(note).toHaveText(/^n goes from 0 to 10\^1000 here/);

  // Another problem starts without the text and the error.
  await page.getByRole('link', { name: /Flipping Game/ }).click();
  await playground.answers('31395');
  await expect(page.getByLabel('Go to n')).toHaveValue('');
  await expect(note).toHaveText('Any n from 1 to 10,000,000.');
  await go('0');
  await expect(note).toHaveText(/^n goes from 1 to 10,000,000 here; this is smaller/);
});

for (const [what, megabyte] of [
  ['digits', '7'.repeat(1_000_000)],
  ['emoji', '😀'.repeat(250_000)],
] as const) {
  test(`a megabyte of ${what} is refused at once and stays in its field`, async ({ playground, page }) => {
    await playground.open('#1/stones?n=8');
    await playground.answers('7');
    await playground.n.evaluate((field, text) => {
      (field as HTMLInputElement).value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, megabyte);
    await expect(playground.note).toHaveText('N takes at most 20,000 characters; this is longer.');
    expect(await playground.n.inputValue()).toHaveLength(megabyte.length);
    await expect(playground.answer).toHaveAttribute('data-stale', 'true');
    await page.waitForTimeout(600);
    expect(playground.hash()).toBe('#1/stones?n=8');
    await playground.n.press('Enter');
    expect(playground.hash()).toBe('#1/stones?n=8');
    await playground.n.fill('10');
    await expect.poll(() => playground.hash()).toBe('#1/stones?n=10');
  });
}

test('an earlier answer names its whole question, and no preset is marked as current', async ({
  playground,
  page,
}) => {
  await playground.open('#1/fibonacci-nim?n=100');
  await playground.answers('728');
  await expect(page.locator('.preset[data-n="100"]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Modulo').fill('abc');
  await expect(page.getByText('answer for N = 100, Modulo left empty')).toBeVisible();
  await expect(page.locator('.preset[aria-pressed="true"]')).toHaveCount(0);
  await playground.open('#1/nim-square?n=29');
  await page.reload();
  await playground.answers('1160');
  await page.getByLabel('Heaps').fill('99');
  await expect(page.getByText('answer for N = 29, 3 heaps')).toBeVisible();
});
