// Many questions: answers stand beside the list that they belong to, or say that they do not.
import { expect, test } from './page';

test('answers to an earlier list say so, and an empty list has none', async ({ page }) => {
  await page.goto('./#1/stones?n=8;mode=many');
  const list = page.getByLabel('Questions, one N a line');
  const answers = page.getByLabel('Answers, line by line');
  await list.fill('3\n8');
  await expect(answers).toHaveValue('1\n7\n');
  // Nothing is asked yet while somebody writes.
  await list.evaluate((field) => {
    (field as HTMLTextAreaElement).value = '10\n10\n10';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(page.getByText('answers to an earlier list')).toBeVisible({ timeout: 250 });
  await expect(answers).toHaveValue('7\n7\n7\n');
  await expect(page.getByText('answers to an earlier list')).toHaveCount(0);

  // More lines than are taken: the old answers are not those of this list.
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

test('the list is still there after a look at one question', async ({ page }) => {
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

test('whether the first line is a count decides anew, without another click', async ({ page }) => {
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
