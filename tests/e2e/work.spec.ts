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

  await page.getByRole('button', { name: 'Stop' }).first().click();
  await expect(bar).toBeHidden();
  await expect(playground.n).toHaveValue('2*10^7');
  await expect(playground.answer).toHaveAttribute('data-answer', '1160');
  await expect(playground.answer).toHaveAttribute('data-stale', 'true');

  await playground.n.fill('100000');
  await playground.answers('2586528661783');
});
