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

test('every format is saved completely', async ({ page, playground: _ }) => {
  await enter(page, KAYLES);
  const csv = await save(page, 'csv');
  expect(csv.suggestedFilename()).toBe('octal-0.77-0-200.csv');
  const rows = (await text(csv)).trimEnd().split('\r\n');
  expect(rows.slice(0, 6)).toEqual(['n,g(n) of octal:0.77', '0,0', '1,1', '2,2', '3,3', '4,1']);
  expect(rows).toHaveLength(1 + 201);

  const json = JSON.parse(await text(await save(page, 'json')));
  expect(json).toMatchObject({ game: 'octal:0.77', name: 'Kayles', from: 0, to: 200 });
  expect(json.values).toHaveLength(201);
  expect(json.link).toContain('#1/game?game=octal:0.77&n=200');

  // Values repeat with period 12 from 71 on, and so g(200) = g(80).
  const last = json.values[80];
  expect(json.values[200]).toBe(last);
  expect(await text(await save(page, 'b'))).toMatch(new RegExp(`\\n200 ${last}\\n$`));
  expect(await text(await save(page, 'markdown'))).toContain(`| 200 | ${last} |`);
  expect(await text(await save(page, 'tikz'))).toContain(`(200,${last})`);
  const svg = await text(await save(page, 'svg'));
  expect(svg).toContain('<title id="title">Kayles: Grundy values g(0) to g(200)</title>');
  expect(svg.match(/M[\d.]+ [\d.]+h0/g)).toHaveLength(201);
});

test('the heading of a CSV file is the same in every room and language', async ({ page, playground: _ }) => {
  for (const [hash, lang, heading] of [
    ['#1/nim-square?n=100', 'en', 'n,g(n) of take:squares'],
    ['#1/game?game=take:squares&n=100', 'en', 'n,g(n) of take:squares'],
    ['#1/game?game=take:squares&n=100', 'en-XA', 'n,g(n) of take:squares'],
    ['#1/game?game=Kayles&n=100', 'en', 'n,g(n) of octal:0.77'],
  ] as const) {
    await page.goto(`./?lang=${lang}${hash}`);
    await expect(page.locator('figure.graph:not([inert]) canvas').first()).toBeVisible();
    await page.locator('#save-format').selectOption('csv');
    const download = page.waitForEvent('download');
    await page.locator('.save:has(#save-format) button').click();
    expect((await text(await download)).split('\r\n')[0]).toBe(heading);
  }
});

test('a PNG has twice the resolution', { tag: '@full' }, async ({ page, playground: _ }) => {
  await enter(page, KAYLES);
  const png = readFileSync(await (await save(page, 'png')).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1920, 960]);
  // A blank one would be much smaller.
  expect(png.length).toBeGreaterThan(15_000);
});

test('only the visible range is saved after zooming', async ({ page, playground: _ }) => {
  await enter(page, `${KAYLES};range=50-60`);
  await expect(page.getByText('Save g(50) to g(60) as')).toBeVisible();
  const rows = (await text(await save(page, 'csv'))).trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + 11);
  expect(rows[1]?.startsWith('50,')).toBe(true);
});

test('a million values are saved in pieces; their SVG is small', { tag: '@full' }, async ({
  page,
  playground: _,
}) => {
  await enter(page, MILLION);
  const b = await text(await save(page, 'b'));
  expect(b.split('\n').filter((line) => /^\d/.test(line))).toHaveLength(1_000_001);
  const svg = await text(await save(page, 'svg'));
  expect(svg.length).toBeLessThan(2_000_000);
  expect(svg).toContain('fill-opacity');
});

test('too many values for a format are refused with its limit', async ({ page, playground: _ }) => {
  await enter(page, MILLION);
  await page.locator('#save-format').selectOption('tikz');
  await expect(page.locator('#save-note')).toContainText('At most 10,000 values');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

for (const [name, hash, file, first] of [
  ['two heaps', '#1/two-heaps?game=wythoff', 'wythoff-0-0-32x32', /^"g\(row,column\) of wythoff",0,1,2,3,/],
  ['a table of nimbers', '#1/nimbers', 'nimber-product-0-0-', /^nim-product of row and column,0,1,2,3,/],
  ['a representation', '#1/zeckendorf?n=100', 'zeckendorf-100', /^index,term\r\n11,89\r\n6,8\r\n4,3\r\n$/],
] as const) {
  test(`the table of ${name} is saved`, async ({ page, playground: _ }) => {
    await page.goto(`./${hash}`);
    const form = page.getByRole('group', { name: 'Save the table' }).first();
    const saved = async (format: string) => {
      await form.getByRole('combobox').selectOption(format);
      const download = page.waitForEvent('download');
      await form.getByRole('button', { name: 'Save' }).click();
      return download;
    };
    const csv = await saved('csv');
    expect(csv.suggestedFilename()).toContain(file);
    expect(await text(csv)).toMatch(first);
    expect(await text(await saved('latex'))).toContain('\\begin{tabular}{r|r');
    if (name === 'a representation') return;
    // Row 2 of Wythoff's game and of nim-products: 2, 0, 1, 5, ... and 0, 2, 3, 1, ...
    const row = (await text(csv)).split('\r\n')[3];
    expect(row).toMatch(name === 'two heaps' ? /^2,2,0,1,5,3,/ : /^2,0,2,3,1,8,/);
    const png = readFileSync(await (await saved('png')).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(5000);
  });
}
