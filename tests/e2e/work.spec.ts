// Long work: a moving bar, a cancel that answers at once, and a right answer after it.
import { expect, test } from './page';

test('long work shows a bar that moves, can be cancelled at once, and the next question works', async ({
  playground,
  page,
}) => {
  test.setTimeout(90_000);
  await playground.open('#1/nim-square?n=29');
  await playground.answers('1160');
  await playground.n.fill('20,000,000');
  const bar = page.getByRole('progressbar').first();
  await expect(bar).toBeVisible();
  const moved = async () =>
    Number(
      (await bar.getAttribute('aria-valuenow')) ??
        (await bar.evaluate((b) => (b as HTMLProgressElement).value)),
    );
  const first = await moved();
  await expect.poll(moved, { timeout: 20_000 }).toBeGreaterThan(first);

  // The field still understands while the work goes on.
  await expect(page.locator('#field-n-note .understood')).toHaveAttribute('data-value', '20000000');

  const asked = Date.now();
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(bar).toBeHidden();
  expect(Date.now() - asked).toBeLessThan(2_000);
  await expect(playground.n).toHaveValue('20,000,000');
  await expect(playground.answer).toHaveAttribute('data-answer', '1160');
  await expect(playground.answer).toHaveAttribute('data-stale', 'true');

  await playground.n.fill('100000');
  await playground.answers('2586528661783');
});

test('a newer question gives up the older one', async ({ playground, page }) => {
  await playground.open('#1/flipping-game?n=100');
  await playground.answers('31395');
  await playground.n.fill('10^7');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await playground.n.fill('5');
  await playground.answers('8');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('the Flipping Game at a million finishes, with its axes', async ({ playground, page }) => {
  test.setTimeout(120_000);
  await page.goto('./#1/flipping-game?n=10^6');
  await expect(playground.answer).toHaveAttribute('data-answer', '3996390106631', { timeout: 100_000 });
  await expect(page.getByText('474', { exact: true }).first()).toBeVisible();
});
