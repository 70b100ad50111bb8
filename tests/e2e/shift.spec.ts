// Layout shift while a room is loaded over a slow line, and what is shown meanwhile.
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { ROOMS, type Room } from './rooms';
import { settled } from './settled';

/** Rooms that are drawn in another way. */
const OTHERS: Room[] = [
  { name: 'a match with hints', hash: '#1/play?heaps=flipping game 5;hint=4' },
  { name: 'a lesson with a view', hash: '#1/lesson?name=mex&step=4' },
  { name: 'the end of a lesson', hash: '#1/lesson?name=kayles&step=7' },
  { name: 'an answer of two lines', hash: '#1/fibonacci-nim?n=10^18' },
];

/**
 * Every answer comes 40 ms later, one after the other at 800 kB/s. In Chromium's own emulation a
 * page sometimes never gets a file (https://github.com/microsoft/playwright/issues/22676).
 */
async function slowLine(page: Page): Promise<void> {
  let free = 0;
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const { length } = await response.body();
    free = Math.max(free, Date.now() + 40) + length / 800;
    await setTimeout(free - Date.now());
    await route.fulfill({ response });
  });
}

/** Loads a room over a slow line; the sum of its layout shifts. */
async function shiftOf(page: Page, hash: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await slowLine(page);
  await page.goto(`./${hash}`);
  await settled(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  // What is still on its way is not waited for.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

// The quick build of the engine is large: over a slow line, `npm test` would wait for it.
for (const { name, hash } of [...ROOMS, ...OTHERS])
  test(`layout shift below 0.02 on phones and screens: ${name}`, {
    tag: '@full',
  }, async ({ page, context }) => {
    // Side by side, because most of the time is that of the line.
    const widths = hash ? [390, 1440] : [390, 320, 1440];
    const shifts = await Promise.all(
      widths.map(async (width, at) => shiftOf(at === 0 ? page : await context.newPage(), hash, width)),
    );
    for (const [at, width] of widths.entries()) expect.soft(shifts[at], `${width} px`).toBeLessThan(0.02);
  });

test('while the engine is fetched, the page says so', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./#1/zeckendorf?n=100');
  await expect(page.locator('grundy-progress').first()).toContainText('Fetching the engine');
  await expect(page.getByText('waiting for other work')).toHaveCount(0);
  release();
  await expect(page.locator('grundy-progress')).toHaveCount(0);
});
