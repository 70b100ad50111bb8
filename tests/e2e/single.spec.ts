// The single-file page: opened from a folder, offline, and in the strictest sandbox.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { DIST } from '../../scripts/lib/paths.mjs';
import { expect, test } from './page';

const FILE = join(DIST, 'grundyscope.html');
const ADDRESS = pathToFileURL(FILE).href;

/** The requests of a page, except for blob and data URLs. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url())) asked.push(request.url().split('#')[0] ?? '');
  });
  return asked;
}

test.describe('from a folder, without a network', () => {
  test.beforeEach(({ context }) => context.setOffline(true));

  test('answers at once, from room to room, and links to what it lacks', { tag: '@full' }, async ({
    page,
    playground,
  }) => {
    for (const [hash, answer] of [
      ['', '12430812'],
      ['#1/nim-square?n=100000', '2586528661783'],
      ['#1/fibonacci-nim?n=10^18&modulus=10^8', '88351299'],
    ] as const) {
      await test.step(`answers ${hash || 'at once'}`, async () => {
        await page.goto('about:blank');
        const asked = requestsOf(page);
        await page.goto(ADDRESS + hash);
        await playground.answers(answer);
        await expect(page.locator('grundy-chart')).toBeVisible();
        await expect(page.locator('.graph')).toHaveAttribute('data-exact', 'true');
        await expect(page.locator('grundy-reasons li').first()).toBeVisible();
        expect([...new Set(asked)]).toEqual([ADDRESS]);
      });
    }

    await test.step('a game with its period, its mex and its lists', async () => {
      await page.goto(`${ADDRESS}#1/game?game=octal:0.77&n=200`);
      await expect(page.getByText('Period 12 from 71 on', { exact: true })).toBeVisible();
      await expect(page.locator('grundy-mex')).toContainText('(200)');
      await page.getByRole('button', { name: 'Records' }).click();
      await expect(page.locator('grundy-finds')).toBeVisible();
      // Parts that the file lacks are not offered.
      await expect(page.getByRole('link', { name: 'Nimbers' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
      await expect(page.locator('grundy-search, .save, .compare')).toHaveCount(0);
      const links = page.locator('a[href*="two-heaps"], a[href*="nimbers"], a[href*="zeckendorf"]');
      await expect(links).toHaveCount(0);
    });

    await test.step('from room to room, by typing, and back', async () => {
      await page.goto(ADDRESS);
      await playground.answers('12430812');
      await playground.n.fill('29');
      await playground.answers('1160');
      // Typing updates the address after a pause.
      await expect.poll(() => playground.hash()).toContain('n=29');
      await page.getByRole('link', { name: 'Explore' }).click();
      await expect(page.locator('grundy-gallery')).toBeVisible();
      await page.goBack();
      await playground.answers('1160');
      expect(playground.hash()).toBe('#1/nim-square?n=29&heaps=3');
    });

    await test.step('links to rooms that the file lacks say so, and answer nothing', async () => {
      await page.goto(`${ADDRESS}#1/nimbers?e=6*7`);
      await expect(page.getByRole('alert')).toContainText(
        'The room “Nimbers” is not in this file; the site has it.',
      );
      await expect(playground.answer).toHaveCount(0);
    });
  });

  test('language and themes work', { tag: '@full' }, async ({ page, playground }) => {
    await page.goto(`${ADDRESS}?lang=ar-XB#1/stones?n=8`);
    await playground.answers('7');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.locator('grundy-theme select').selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

for (const how of ['srcdoc', 'src'] as const)
  test(`in a frame that may run scripts and nothing else (${how})`, {
    tag: '@full',
  }, async ({ page }) => {
    const from =
      how === 'src' ? 'src="./grundyscope.html"' : `srcdoc="${escaped(readFileSync(FILE, 'utf8'))}"`;
    await page.route('**/outer.html', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><meta charset="utf-8"><title>Outer</title><iframe title="Grundyscope" width="900" height="900" sandbox="allow-scripts" ${from}></iframe>`,
      }),
    );
    await page.goto('./outer.html');
    const inside = page.frameLocator('iframe');
    const answer = inside.locator('.answer-digits[data-answer]');
    await expect(answer).toHaveAttribute('data-answer', '12430812');
    await inside.locator('#field-n').fill('29');
    await expect(answer).toHaveAttribute('data-answer', '1160');
    await expect.poll(() => page.frames()[1]?.url()).toContain('n=29');
    await inside.locator('grundy-theme select').selectOption('dark');
    await expect(inside.locator('html')).toHaveAttribute('data-theme', 'dark');
    await inside.getByRole('link', { name: 'Explore' }).click();
    await expect(inside.locator('grundy-gallery')).toBeVisible();
    expect(page.url()).toContain('outer.html');
  });

test('if no worker can be created, or it fails at its start, the page computes', async ({
  page,
  playground,
}) => {
  await test.step('if no worker can be created, the page computes', async () => {
    await page.addInitScript(() => {
      globalThis.Worker = class {
        constructor() {
          throw new DOMException('not here', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
    await page.goto('./grundyscope.html#1/nim-square?n=29');
    await playground.answers('1160');
  });

  await test.step('if a worker fails at its start, the page computes', async () => {
    await page.addInitScript(() => {
      const { Worker } = globalThis;
      // Before the file's policy applies, which allows no other names.
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy<Rules>(name: string, rules: Rules): Rules };
      };
      const policy = trustedTypes.createPolicy('test', { createScriptURL: (address: string) => address });
      globalThis.Worker = class extends Worker {
        constructor() {
          const broken = new Blob(['throw 1'], { type: 'text/javascript' });
          super(policy.createScriptURL(URL.createObjectURL(broken)));
        }
      };
    });
    await page.goto('./grundyscope.html#1/stones?n=8');
    await playground.answers('7');
  });
});

test('the site offers the file with its size', async ({ page, playground }) => {
  await playground.open();
  const link = page.getByRole('link', { name: /^Take it with you: one file, \d+ kB$/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(readFileSync(FILE, 'utf8'));
});
