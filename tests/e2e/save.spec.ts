// Saves the visible range of a sequence as files.
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const KAYLES = '#1/game?game=octal:0.77&n=200';
/** Continued by the period, which is quick. */
const MILLION = '#1/game?game=octal:0.77&n=1000000';

async function enter(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('figure.graph:not([inert]) canvas').first()).toBeVisible();
  await expect(page.getByRole('form', { name: 'Save the sequence' })).toBeVisible();
}

async function save(page: Page, format: string): Promise<Download> {
  await page.locator('#save-format').selectOption(format);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return download;
}

const text = async (download: Download) => readFileSync(await download.path(), 'utf8');

test('every format is saved completely', { tag: '@full' }, async ({ page }) => {
  await enter(page, KAYLES);
  const csv = await save(page, 'csv');
  expect(csv.suggestedFilename()).toBe('octal-0.77-0-200.csv');
  expect((await text(csv)).trimEnd().split('\r\n')).toHaveLength(1 + 201);
  for (const [format, part] of [
    ['json', '#1/game?game=octal:0.77&n=200'],
    ['b', '\n200 '],
    ['markdown', '| 200 | '],
    ['tikz', '(200,'],
    ['svg', '<title id="title">Kayles: Grundy values g(0) to g(200)</title>'],
  ] as const)
    expect(await text(await save(page, format)), format).toContain(part);

  const png = readFileSync(await (await save(page, 'png')).path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1920, 960]);
  // A blank one would be much smaller.
  expect(png.length).toBeGreaterThan(15_000);

  // Only the visible range after zooming.
  await enter(page, `${KAYLES};range=50-60`);
  await expect(page.getByText('Save g(50) to g(60) as')).toBeVisible();
  expect((await text(await save(page, 'csv'))).split('\r\n')[1]).toMatch(/^50,/);

  await enter(page, MILLION);
  await page.locator('#save-format').selectOption('tikz');
  await expect(page.locator('#save-note')).toContainText('At most 10,000 values');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
