// npm run screenshot: the pictures in the README and in docs/, taken from the built site and the examples in a real Chromium.
//   npm run screenshot [-- page share moodle article slide]
import './setup/node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { decode, encode } from './lib/png.mjs';
import { main, Stop } from './lib/stop.mjs';
import { buildPage } from './page.mjs';
import { mountsFor, serve } from './serve-static.mjs';
import { ensureBuildTools } from './setup/all.mjs';
import { ensureChromium, sandboxWorks } from './setup/chromium.mjs';
import { buildWasm } from './wasm/build.mjs';

/** What a picture in docs/pictures may weigh, in bytes: they are read on the way. */
const MOST = 60_000;

/** Where the site seems to be, in snippets that are to be seen. */
const SITE = 'https://example.org/grundyscope/';

/** The view in a frame has come. */
const live = (page) => page.frameLocator('iframe').locator('.frame-stage[data-is="live"]').waitFor();

/** Each picture: its file, how large a window, and how to come to what is shown; with `clip`, a piece of it. */
const PICTURES = {
  page: {
    file: 'docs/page.png',
    size: [1280, 1180],
    sharp: 1.5,
    async show(page, site) {
      await page.goto(`${site}#1/nim-square?n=100000`);
      await page.locator('.answer-digits[data-answer="2586528661783"]').waitFor();
    },
  },
  share: {
    file: 'docs/pictures/share.png',
    size: [1000, 960],
    async show(page, site) {
      await page.goto(`${site}#1/nimbers?e=6*7`);
      await page.locator('.share-open').first().click();
      await page.getByRole('radio', { name: 'Moodle' }).check();
      await live(page);
    },
    clip: 'dialog.share',
  },
  moodle: {
    file: 'docs/pictures/moodle.png',
    size: [960, 780],
    async show(page, _site, examples) {
      await page.goto(`${examples}moodle.html`);
      await live(page);
    },
  },
  article: {
    file: 'docs/pictures/article.png',
    size: [800, 710],
    async show(page, _site, examples) {
      await page.goto(`${examples}plain.html`);
      const element = page.locator('grundy-scope');
      await element.scrollIntoViewIfNeeded();
      await element.locator('grundy-strip canvas').first().waitFor();
      await page.locator('iframe + p').evaluate((before) => before.scrollIntoView());
    },
  },
  slide: {
    file: 'docs/pictures/slide.png',
    size: [960, 700],
    async show(page, _site, examples) {
      await page.goto(`${examples}slides.html`);
      await page.getByRole('heading', { name: 'Which heaps lose?' }).waitFor();
      await page.keyboard.press('ArrowRight');
      await live(page);
    },
  },
};

await main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !Object.hasOwn(PICTURES, name));
  if (unknown) throw new Stop(`There is no picture “${unknown}”: ${Object.keys(PICTURES).join(', ')}.`);
  await buildWasm(await ensureBuildTools());
  await buildPage();
  const executablePath = await ensureChromium();
  const { mounts } = mountsFor({ tests: true });
  const server = await serve(mounts, 0);
  const home = `http://127.0.0.1:${server.address().port}`;
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: await sandboxWorks(executablePath),
  });
  for (const name of wanted.length ? wanted : Object.keys(PICTURES)) {
    const { file, size, sharp = 1, show, clip } = PICTURES[name];
    const [width, height] = size;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: sharp,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.route(`${SITE}**`, async (route) => {
      const url = route.request().url().replace(SITE, `${home}/`);
      return route.fulfill({ response: await route.fetch({ url }) });
    });
    await show(page, SITE, `${home}/@project/examples/`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const path = join(ROOT, file);
    mkdirSync(dirname(path), { recursive: true });
    const taken = encode(decode(await (clip ? page.locator(clip) : page).screenshot()));
    writeFileSync(path, taken);
    await page.close();
    const bytes = taken.length;
    if (sharp === 1 && bytes > MOST) throw new Stop(`${file} has ${bytes} bytes, more than ${MOST}.`);
    console.log(`${file} is taken: ${Math.round(bytes / 1000)} kB.`);
  }
  await browser.close();
  server.close();
});
