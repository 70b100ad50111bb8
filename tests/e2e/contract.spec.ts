// The contract tests of tests/wasm in real Chromium, against both builds of the package.
import { expect, test } from '@playwright/test';
import { fixtures } from '../wasm/fixtures.mjs';

for (const build of ['grundyscope_bg.wasm', 'grundyscope_baseline_bg.wasm']) {
  test(`the contract holds: ${build}`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(120_000);
    // Any page of the same origin works; the tests import their own modules.
    await page.goto('/@tests/assert.mjs');
    const results = await page.evaluate(
      async ([wasm, given]) => {
        const api = await import('/@pkg/grundyscope.js' as string);
        const { run } = await import('/@tests/contract.mjs' as string);
        const { memory } = await api.default({ module_or_path: `/@pkg/${wasm}` });
        const found: Array<{ name: string; error?: string }> = [];
        await run({ api, memory }, given, (result: { name: string; error?: string }) => found.push(result));
        return found;
      },
      [build, fixtures] as const,
    );
    expect(results.length).toBeGreaterThan(45);
    expect(results.filter((result) => result.error)).toEqual([]);
  });
}
