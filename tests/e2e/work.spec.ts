// Long work: a progress bar, immediate cancelling, and a correct answer afterwards.
import { expect, test } from './page';

test('long work shows a bar and can be cancelled; a newer question cancels it', async ({
  playground,
  page,
}) => {
  test.setTimeout(90_000);
  await playground.open('#1/nim-square?n=29');
  await playground.answers('1160');
  await playground.n.fill('2*10^7');
  const bar = page.getByRole('progressbar').first();
  await expect(bar).toBeVisible();
  const moved = async () =>
    Number(
      (await bar.getAttribute('aria-valuenow')) ??
        (await bar.evaluate((b) => (b as HTMLProgressElement).value)),
    );
  const first = await moved();
  await expect.poll(moved).toBeGreaterThan(first);

  // The field still parses its input during the work.
  await expect(page.locator('#field-n-note .understood')).toHaveAttribute('data-value', '20000000');

  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(bar).toBeHidden();
  await expect(playground.n).toHaveValue('2*10^7');
  await expect(playground.answer).toHaveAttribute('data-answer', '1160');
  await expect(playground.answer).toHaveAttribute('data-stale', 'true');

  await playground.n.fill('100000');
  await playground.answers('2586528661783');
});

test('a large index has a bar, can be cancelled, and does not delay a question', async ({
  playground,
  page,
}) => {
  await playground.open('#1/nim-square?n=1000');
  await playground.answers('12430812');
  await page.getByLabel('Go to n').fill('19,999,999');
  await page.keyboard.press('Enter');
  const table = page.locator('.all-values .state[data-home="goto"]');
  await expect(table.getByRole('progressbar')).toBeVisible();
  await expect(table.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await playground.n.fill('60');
  await expect(playground.answer).toHaveAttribute('data-answer', '7160');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // Cancelled by the button.
  await page.getByLabel('Go to n').fill('19,999,998');
  await page.keyboard.press('Enter');
  await table.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(table).toContainText('Stopped before the rows from n = 19,999,900 were computed.');
  await playground.n.fill('29');
  await expect(playground.answer).toHaveAttribute('data-answer', '1160');
  await expect(table).toHaveText('');
});
