// npm run screenshot: docs/page.png, the picture in the README, taken from the real page in a real Chromium.
import './setup/node.mjs';
import { join } from 'node:path';
import { DIST, ROOT } from './lib/paths.mjs';
import { main } from './lib/stop.mjs';
import { buildPage } from './page.mjs';
import { serve } from './serve-static.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { ensureChromium, sandboxWorks } from './setup/chromium.mjs';
import { buildWasm } from './wasm/build.mjs';

const QUESTION = '#1/nim-square?n=100000';

await main(async () => {
  await buildWasm(await ensureBuildTools());
  await buildPage();
  const executablePath = await ensureChromium();
  const server = await serve([['/', DIST]], 0);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: await sandboxWorks(executablePath),
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 1180 }, deviceScaleFactor: 1.5 });
  await page.goto(`http://127.0.0.1:${server.address().port}/${QUESTION}`);
  await page.locator('.answer-digits[data-answer="2586528661783"]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(ROOT, 'docs', 'page.png') });
  await browser.close();
  server.close();
  console.log('docs/page.png is taken.');
});
