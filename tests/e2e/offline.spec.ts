// Offline after the first visit, and updates: two builds are never mixed.
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isCopy } from '../../scripts/build/compress.mjs';
import { DIST, WWW } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/serve-static.mjs';
import { type Digested, kept, serviceWorker } from '../../www/build/plugins/offline.ts';
import { expect, test } from './page';

test.use({ serviceWorkers: 'allow' });

/** Waits until the whole site is cached. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('after one visit, every room works offline', async ({ page, context, playground }) => {
  await playground.open();
  await isKept(page);
  await page.reload();
  await context.setOffline(true);
  await page.goto('./?lang=en#1/nim-square?n=29');
  await playground.answers('1160');
  await page.goto('./#1/game?game=octal:0.77&n=200');
  await expect(page.getByText('Period 12 from 71 on', { exact: true })).toBeVisible();
  await page.goto('./#1/nimbers?e=6*7');
  await expect(page.locator('[data-answer="3"]')).toBeVisible();
  await page.goto('./#1/zeckendorf?n=100');
  await expect(page.getByRole('heading', { name: 'Fibonacci nim' }).first()).toBeVisible();
  await page.goto('./#1/flipping-game?n=100');
  await playground.answers('31395');
});

test('after one visit, frames and the preview of "Share…" work offline', { tag: '@full' }, async ({
  page,
  context,
  playground,
}) => {
  await playground.open();
  await isKept(page);
  await page.reload();
  await context.setOffline(true);
  await page.goto('./embed.html?show=chart#1/game?game=octal:0.137&n=100');
  await expect(page.locator('.frame-view canvas').first()).toBeVisible();
  await page.goto('./#1/game?game=octal:0.77&n=200');
  await page.getByRole('button', { name: 'Share…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByLabel('HTML, a frame').check();
  const preview = dialog.frameLocator('.share-stage iframe');
  await expect(preview.locator('.frame-view canvas').first()).toBeVisible();
  playground.expected.push(/ERR_FAILED/);
  await dialog.getByLabel('HTML, an element').check();
  await expect(dialog.getByText('the same view in a frame')).toBeVisible();
  await expect(preview.locator('.frame-view canvas').first()).toBeVisible();
  await context.setOffline(false);
  await dialog.getByLabel('HTML, a frame').check();
  await dialog.getByLabel('HTML, an element').check();
  await expect(preview.locator('grundy-scope canvas').first()).toBeVisible();
});

test('the cache holds exactly one complete build', { tag: '@full' }, async ({ page, playground }) => {
  await playground.open();
  await isKept(page);
  const kept = await page.evaluate(async () => {
    const [name, ...others] = await caches.keys();
    const keys = await (await caches.open(name ?? '')).keys();
    return { others, paths: keys.map(({ url }) => new URL(url).pathname.replace('/some/sub/path/', '')) };
  });
  expect(kept.others).toEqual([]);
  // The parts of the engine serve a first visit only.
  const built = readdirSync(join(DIST, 'assets')).filter(
    (file) => !isCopy(file) && !file.endsWith('.map') && !/(?:^|-)part-/.test(file),
  );
  // Of the two builds of the engine, only the one that the browser uses.
  const others = built.filter((file) => /_baseline_bg/.test(file)).map((file) => `assets/${file}`);
  const expected = built.map((file) => `assets/${file}`).filter((file) => !others.includes(file));
  expect(others).toHaveLength(1);
  expect(kept.paths.sort()).toEqual(
    [
      ...expected,
      'LICENSES.txt',
      'embed.html',
      'frame.js',
      'icon.svg',
      'index.html',
      'manifest.webmanifest',
      'preload.js',
      'theme.js',
    ].sort(),
  );
});

test('a newer build waits until no page of the older one is open', { tag: '@full' }, async ({ context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
  cpSync(DIST, folder, { recursive: true });
  const server = await serve([['/', folder]], 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await isKept(page);
    await page.reload();

    // The next build: another page, all scripts and engines renamed, the old files deleted.
    const file = (name: string) => join(folder, name);
    const renamed = readdirSync(file('assets')).filter((name) => /\.(js|wasm|css)$/.test(name));
    const other = (text: string) =>
      renamed
        .reduce((all, name) => all.replaceAll(name, `next-${name}`), text)
        .replace('<html ', '<html data-build="next" ');
    writeFileSync(file('index.html'), other(readFileSync(file('index.html'), 'utf8')));
    for (const name of renamed) {
      if (name.endsWith('.js'))
        writeFileSync(file(`assets/${name}`), other(readFileSync(file(`assets/${name}`), 'utf8')));
      renameSync(file(`assets/${name}`), file(`assets/next-${name}`));
    }
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const files = kept(names.filter((name) => statSync(file(name)).isFile())).map(
      (name): Digested => [
        name,
        createHash('sha256')
          .update(readFileSync(file(name)))
          .digest('base64'),
      ],
    );
    const template = readFileSync(join(WWW, 'offline', 'sw.js'), 'utf8');
    writeFileSync(file('sw.js'), serviceWorker(template, files));

    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? ''),
      )
      .toBe('installed');
    // An open page still gets its own files, although the host no longer has them.
    await page.goto(`${origin}#1/game?game=octal:0.77&n=200`);
    await expect(page.getByText('Period 12 from 71 on', { exact: true })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-build');
    await page.close();

    const next = await context.newPage();
    await expect
      .poll(async () => {
        await next.goto('about:blank');
        await next.goto(origin);
        return next.locator('html').getAttribute('data-build');
      })
      .toBe('next');
    await next.goto(`${origin}#1/nimbers?e=6*7`);
    await expect(next.locator('[data-answer="3"]')).toBeVisible();
    await expect.poll(() => next.evaluate(async () => (await caches.keys()).length)).toBe(1);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
