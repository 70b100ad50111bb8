// Large questions with several workers: who computes what is in tests/unit/together.test.ts.
import type { Page } from '@playwright/test';
import { expect, test } from './page';

interface Seen {
  calls: string[];
  ended: boolean;
}

/** Records the calls to the page's workers, on a machine with four cores. */
async function watch(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });
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
        super.postMessage(message, rest as Transferable[]);
      }
      override terminate(): void {
        this.seen.ended = true;
        super.terminate();
      }
    };
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { grundyscopeWorkers: Seen[] }).grundyscopeWorkers);
}

test('cancelled, all workers stop, and the next question is answered', async ({ page, playground }) => {
  test.setTimeout(90_000);
  const seen = await watch(page);
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
