// Large questions with several workers: the same answers as with one, nothing computed twice, and
// failures of the other workers cost only time.
import type { Page } from '@playwright/test';
import { expect, test } from './page';

interface Seen {
  calls: string[];
  ended: boolean;
}

/** Records the calls to the page's workers, and makes one fail at a call. */
async function watch(page: Page, cores: number, failing = ''): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(
    ([cores, failing]) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => cores });
      const seen: Seen[] = [];
      Object.assign(globalThis, { grundyscopeWorkers: seen });
      const Original = Worker;
      globalThis.Worker = class extends Original {
        readonly seen: Seen = { calls: [], ended: false };
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          seen.push(this.seen);
        }
        override postMessage(message: { call?: string }, rest?: unknown): void {
          if (message.call) this.seen.calls.push(message.call);
          if (message.call && message.call === failing) {
            setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'gone' })), 20);
          } else super.postMessage(message, rest as Transferable[]);
        }
        override terminate(): void {
          this.seen.ended = true;
          super.terminate();
        }
      };
    },
    [cores, failing] as const,
  );
  return () =>
    page.evaluate(() => (globalThis as unknown as { grundyscopeWorkers: Seen[] }).grundyscopeWorkers);
}

test('a view of the other side is not computed again', { tag: '@full' }, async ({ page, playground }) => {
  test.setTimeout(120_000);
  const seen = await watch(page, 4);
  await playground.open('#1/flipping-game?n=1000000');
  await expect(playground.answer).toHaveAttribute('data-answer', '3996390106631', { timeout: 60_000 });
  await expect(page.locator('.summary')).not.toBeEmpty();
  const before = await seen();
  await page.getByText('Square runs').first().click();
  await expect(page.locator('.graph')).not.toHaveAttribute('inert', '');
  const after = await seen();
  expect(after).toHaveLength(before.length);
  expect(after.flatMap(({ calls }) => calls).filter((call) => call === 'productSide')).toHaveLength(
    before.flatMap(({ calls }) => calls).filter((call) => call === 'productSide').length,
  );
});

test('cancelled, all workers stop, and the next question is answered', async ({ page, playground }) => {
  test.setTimeout(90_000);
  const seen = await watch(page, 4);
  await playground.open('#1/nim-square?n=29');
  await playground.answers('1160');
  await playground.n.fill('20,000,000');
  const at = async (call: string) => (await seen()).filter(({ calls }) => calls.includes(call));
  await expect.poll(async () => (await at('squaresAbove')).length, { timeout: 20_000 }).toBe(3);
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect
    .poll(async () =>
      [...(await at('squaresBelow')), ...(await at('squaresAbove'))].map(({ ended }) => ended),
    )
    .toEqual([true, true, true, true]);
  await playground.n.fill('100000');
  await playground.answers('2586528661783');
});

for (const failing of ['squaresAbove', 'squaresBelow']) {
  test(`a worker that ends at ${failing}: the answer is still computed`, {
    tag: '@full',
  }, async ({ page, playground }) => {
    test.setTimeout(90_000);
    playground.expected.push(/^Grundyscope: crashed: gone$/);
    const seen = await watch(page, 4, failing);
    await playground.open('#1/nim-square?n=2000000');
    await expect(playground.answer).toHaveAttribute('data-answer', /^\d{15,}$/, { timeout: 60_000 });
    expect((await seen()).some(({ calls }) => calls.includes(failing))).toBe(true);
    await expect(page.locator('.summary')).not.toBeEmpty();
  });
}
