// The problems' room: a question asked by link, click and typing, many questions at once, history.
import { expect, inOrder, test } from '../page';

inOrder();
test.use({ sharePage: true });

test('typing shows what is read; a bad N keeps the input and marks the earlier answer', async ({
  playground,
  page,
}) => {
  await playground.open('#1/nim-square?n=29');
  await playground.n.fill('1e3');
  await expect(playground.note).toHaveText('= 1,000');
  await playground.answers('12430812');
  await page.locator('.preset[data-n="29"]').click();
  await playground.answers('1160');
  await expect(page.locator('.tag.right')).toBeVisible();
  await playground.n.fill('1.000');
  await expect(playground.note).toHaveText(/whole numbers/);
  await expect(playground.n).toHaveAttribute('aria-invalid', 'true');
  await expect(playground.n).toHaveValue('1.000');
  await expect(playground.answer).toHaveAttribute('data-answer', '1160');
  await expect(playground.answer).toHaveAttribute('data-stale', 'true');
  await expect(page.getByText('answer for N = 29')).toBeVisible();
  await test.step('a megabyte is refused at once, stays in its field and is not in the link', async () => {
    await playground.open('#1/stones?n=8');
    await playground.n.evaluate((field) => {
      (field as HTMLInputElement).value = '😀'.repeat(250_000);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await expect(playground.note).toHaveText('N takes at most 20,000 characters; this is longer.');
    expect(await playground.n.inputValue()).toHaveLength(500_000);
    await playground.n.press('Enter');
    expect(playground.hash()).toBe('#1/stones?n=8');
  });
  await test.step('a very long answer is shortened and can be shown whole', async () => {
    await playground.open('#1/fibonacci-nim?n=10^1000');
    await expect(page.getByText(/digits/).first()).toBeVisible();
    const digits = await playground.answer.getAttribute('data-answer');
    await page.getByRole('button', { name: 'Show all digits' }).click();
    expect((await page.locator('.answer-all').innerText()).replace(/\D/g, '')).toBe(digits);
    await playground.open('#1/fibonacci-nim?n=100');
    await playground.answers('728');
    await page.getByLabel('Modulo').fill('abc');
    await expect(page.getByText('answer for N = 100, Modulo left empty')).toBeVisible();
    await expect(page.locator('.preset[aria-pressed="true"]')).toHaveCount(0);
  });
});

test('back and forward lead through the questions; a link replaces what is typed', async ({
  playground,
  page,
}) => {
  await playground.open('#1/nim-square?n=29');
  await playground.answers('1160');
  await page.getByRole('link', { name: /Flipping Game/ }).click();
  await playground.answers('31395');
  await page.locator('.preset[data-n="5"]').click();
  await playground.answers('8');
  await playground.n.fill('2');
  await playground.n.press('Enter');
  await playground.answers('0');
  await page.goBack();
  await playground.answers('8');
  await page.goBack();
  await playground.answers('31395');
  await page.goBack();
  await playground.answers('1160');
  await page.goForward();
  await page.goForward();
  await playground.answers('8');
  await expect(playground.n).toHaveValue('5');
  // Typed a moment before.
  const pick = page.getByRole('link', { name: /Nim Square/ });
  await playground.n.fill('60');
  await pick.click();
  await playground.answers('12430812');
  await expect(playground.n).toHaveValue(/^1[ ,]?000$/);
  await page.evaluate(() => {
    location.hash = '#1/fibonacci-nim?n=10^18&modulus=10^8';
  });
  await playground.answers('88351299');
  await expect(playground.n).toHaveValue('10^18');
  await page.evaluate(() => {
    location.hash = '#nonsense';
  });
  await expect.poll(() => playground.hash()).toContain('n=10^18');
});

test('“Go to n” has the range of the game, and a large index a short link', async ({ playground, page }) => {
  const go = async (typed: string) => {
    await page.getByLabel('Go to n').fill(typed);
    await page.keyboard.press('Enter');
  };
  const note = page.locator('#goto-note');
  await playground.open('#1/stones?n=10');
  await expect(note).toHaveText('Any n from 0 to 10^1000.');
  await go('10^900');
  await expect.poll(() => playground.hash()).toBe('#1/stones?n=10;at=10^900');
  await page.reload();
  await expect(page.getByText(/The rows begin at n = 1000000000/)).toBeVisible();
  await go('10^1000+1');
  await expect(note).toHaveText(/^n goes from 0 to 10\^1000 here/);
  // Another problem starts without the text and the error.
  await page.getByRole('link', { name: /Flipping Game/ }).click();
  await expect(page.getByLabel('Go to n')).toHaveValue('');
  await expect(note).toHaveText('Any n from 1 to 10,000,000.');
});

test('many questions: answered line by line, marked when the list changes, kept', async ({
  playground,
  page,
}) => {
  await playground.open('#1/stones?n=8');
  await page.getByText('Many questions', { exact: true }).click();
  const list = page.getByLabel('Questions, one N a line');
  const answers = page.getByLabel('Answers, line by line');
  const earlier = page.getByText('answers to an earlier list');
  await list.fill('3\n8\n10\n1.5');
  await page.getByRole('button', { name: 'Answer all' }).click();
  await expect(page.getByText(/Line 4/)).toBeVisible();
  // Three lines follow a 3, which may be their count; the reader decides.
  const count = page.getByRole('checkbox', { name: /how many lines follow/ });
  await expect(page.getByText('it may: line 1 is 3')).toBeVisible();
  await count.check();
  await expect(answers).toHaveValue(/^\n7\n7\n/);
  await page.getByText('One question', { exact: true }).click();
  await page.getByText('Many questions', { exact: true }).click();
  await expect(list).toHaveValue('3\n8\n10\n1.5');
  await expect(count).toBeChecked();
  await count.uncheck();
  await expect(answers).toHaveValue(/^1\n7\n7\n/);
  expect(playground.hash()).toContain('mode=many');
  // Too many lines: the old answers do not belong to this list.
  await list.evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text', '5\n'.repeat(1_000_001));
    (field as HTMLTextAreaElement).value = '';
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('alert')).toContainText('The list is too long');
  await expect(earlier).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(answers).toHaveValue('');
  await expect(earlier).toHaveCount(0);
});
