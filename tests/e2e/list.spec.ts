// Many questions: answers are shown with their list, or marked as those of an earlier one.
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

test('answers to an earlier list are marked, and an empty list has none', async ({ page }) => {
  await page.goto('./#1/stones?n=8;mode=many');
  const list = page.getByLabel('Questions, one N a line');
  const answers = page.getByLabel('Answers, line by line');
  await list.fill('3\n8');
  await expect(answers).toHaveValue('1\n7\n');
  // No request is sent while the reader types.
  await list.evaluate((field) => {
    (field as HTMLTextAreaElement).value = '10\n10\n10';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(page.getByText('answers to an earlier list')).toBeVisible({ timeout: 250 });
  await expect(answers).toHaveValue('7\n7\n7\n');
  await expect(page.getByText('answers to an earlier list')).toHaveCount(0);

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
  await expect(page.getByText('answers to an earlier list')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(answers).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('answers to an earlier list')).toHaveCount(0);
});

test('the list is kept when the reader opens one question', async ({ page }) => {
  await page.goto('./#1/stones?n=8;mode=many');
  await page.getByLabel('Questions, one N a line').fill('2\n8\n123456');
  await page.getByRole('checkbox', { name: /how many lines follow/ }).check();
  await expect(page.getByLabel('Answers, line by line')).toHaveValue('\n7\n32768\n');
  await page.getByText('One question', { exact: true }).click();
  await page.getByText('Many questions', { exact: true }).click();
  await expect(page.getByLabel('Questions, one N a line')).toHaveValue('2\n8\n123456');
  await expect(page.getByRole('checkbox', { name: /how many lines follow/ })).toBeChecked();
  await expect(page.getByLabel('Answers, line by line')).toHaveValue('\n7\n32768\n');
});

test('the choice whether the first line is a count takes effect at once', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('./#1/stones?n=8;mode=many');
  await page.getByLabel('Questions, one N a line').fill('2\n8\n10');
  const answers = page.getByLabel('Answers, line by line');
  await expect(answers).toHaveValue(/^[^\n]+\n7\n7\n$/);
  const count = page.getByRole('checkbox', { name: /how many lines follow/ });
  await count.check();
  await expect(answers).toHaveValue('\n7\n7\n');
  await count.uncheck();
  await expect(answers).toHaveValue(/^[^\n]+\n7\n7\n$/);
});
