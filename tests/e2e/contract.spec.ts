// The contract tests of tests/wasm in real Chromium.
import { expect, test } from '@playwright/test';
import { fixtures } from '../wasm/fixtures.mjs';

test('the contract holds', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(120_000);
  // Any page of the same origin works; the tests import their own modules.
  await page.goto('/@tests/assert.mjs');
  const results = await page.evaluate(async (given) => {
    const api = await import('/@pkg/grundyscope.js' as string);
    const { run } = await import('/@tests/contract.mjs' as string);
    const { memory } = await api.default({ module_or_path: '/@pkg/grundyscope_bg.wasm' });
    const found: Array<{ name: string; error?: string }> = [];
    await run({ api, memory }, given, (result: { name: string; error?: string }) => found.push(result));
    return found;
  }, fixtures);
  expect(results.length).toBeGreaterThan(45);
  expect(results.filter((result) => result.error)).toEqual([]);
});
