// The licences on the page, in each edition of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { DIST, ROOT } from '../../scripts/lib/paths.mjs';
import { violations } from './axe';
import { expect, test } from './page';

const OWN = readFileSync(join(ROOT, 'LICENSE-MIT'), 'utf8').trim();

/** What is only in the page is not named in the page in one file, and the other way round. */
const PARTS = ['@fluent/bundle', 'lit-html', 'dashu-int', 'wasm-bindgen', 'Rust standard library'];

async function open(page: Page): Promise<string> {
  await page.locator('#about > summary').click();
  await page.getByText('Licences', { exact: true }).click();
  const document = page.getByRole('region', { name: 'Licences' });
  await expect(document).toBeVisible();
  return (await document.textContent()) ?? '';
}

function check(text: string, parts: string[]): void {
  expect(text).toContain(OWN);
  expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
  for (const name of parts) expect(text).toContain(`\n${name} `);
}

test('the introduction has the licences of all parts and links the file; after a failure it tries again', {
  tag: '@full',
}, async ({ page, playground }) => {
  await page.goto('./');
  const text = await open(page);
  check(text, [...PARTS, 'uqr']);
  expect(text).toBe(readFileSync(join(DIST, 'LICENSES.txt'), 'utf8'));
  await expect.poll(() => violations(page)).toEqual([]);
  const link = page.getByRole('link', { name: 'All of them as a text file' });
  const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(text);

  let failing = true;
  playground.expected.push(/net::ERR_FAILED/);
  await page.route('**/LICENSES.txt', (route) => (failing ? route.abort() : route.continue()));
  await page.reload();
  await page.locator('#about > summary').click();
  const summary = page.getByText('Licences', { exact: true });
  await summary.click();
  await expect(page.getByText('The licences cannot be read now. The text file has them.')).toBeVisible();
  failing = false;
  await summary.click();
  await summary.click();
  await expect(page.getByRole('region', { name: 'Licences' })).toBeVisible();
  await expect(page.getByText('cannot be read now')).toHaveCount(0);
});

test('every package in a source map has its licence in the file', { tag: '@full' }, () => {
  const text = readFileSync(join(DIST, 'LICENSES.txt'), 'utf8');
  const maps = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.map'));
  const sources = maps.flatMap(
    (map) => JSON.parse(readFileSync(join(DIST, map), 'utf8')).sources as string[],
  );
  const packages = new Set(
    sources.flatMap((path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
  );
  expect(packages.size).toBeGreaterThan(3);
  for (const name of packages) expect(text).toContain(`\n${name} `);
});

test('the page in one file has its licences in it, without a network', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page.goto(pathToFileURL(join(DIST, 'grundyscope.html')).href);
  const text = await open(page);
  check(text, PARTS);
  // Nothing of it is in this file.
  expect(text).not.toContain('\nuqr ');
  await expect(page.getByRole('link', { name: 'All of them as a text file' })).toHaveCount(0);
});
