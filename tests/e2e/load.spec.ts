// Loading: what the first answer needs, what loads later, and failures of later parts.
import { expect, type Page, test } from '@playwright/test';

const answer = (page: Page) => page.locator('.answer-digits[data-answer]');
/** The answer to the first problem: losing positions of three heaps of 0 to 1,000 stones. */
const FIRST = '12430812';

/** The paths that index.html and preload.js name for a problem; `all`: with those below it. */
async function named(page: Page, all = false): Promise<string[]> {
  const [html, preload] = await Promise.all(
    ['./', './preload.js'].map(async (path) => (await page.request.get(path)).text()),
  );
  const paths = [...(html ?? '').matchAll(/\s(?:src|href)="\.\/([^"]+)"/g)].map(([, path = '']) => path);
  // Hints name the script and the style sheet a second time.
  const { links, below } = JSON.parse(/\((\{"links".*\}), \//.exec(preload ?? '')?.[1] ?? '');
  const { scripts, styles, engine } = links['*'];
  return [...new Set([paths, scripts, styles, engine, all ? [below.scripts, below.styles] : []].flat(2))];
}

/** Holds files back; the result lets them through. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    return route.continue();
  });
  return go;
}

test('the first answer needs only the files that index.html and preload.js name', async ({
  page,
  baseURL,
}) => {
  const paths = await named(page);
  expect(paths.length + 1).toBeLessThanOrEqual(12);
  const refused: string[] = [];
  await page.route('**/*', (route) => {
    const path = route.request().url().slice(String(baseURL).length);
    if (path === '' || paths.includes(path)) return route.continue();
    refused.push(path);
    return route.abort();
  });
  await page.goto('./#1/nim-square');
  await expect(answer(page)).toHaveAttribute('data-answer', FIRST);
  await expect(page.getByRole('heading', { name: 'The rest of the page could not be loaded' })).toBeVisible();
  expect(refused.every((path) => /\.(js|css)$/.test(path))).toBe(true);
  await page.unroute('**/*');
  await page.locator('#main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The sequence' })).toBeVisible();
});

test('nothing else is requested before the answer is drawn', async ({ page, baseURL }) => {
  const paths = await named(page, true);
  await page.addInitScript(() => {
    // Disables the timer that loads more when the answer takes long, for slow machines.
    const wait = globalThis.setTimeout;
    const patient = (work: () => void, delay = 0, ...given: []) =>
      delay >= 1500 ? 0 : wait(work, delay, ...given);
    Object.assign(globalThis, { setTimeout: patient, drawn: Number.NaN });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.answer-digits[data-answer]')) return;
      observer.disconnect();
      Object.assign(globalThis, { drawn: performance.now() });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('./#1/nim-square');
  await expect(answer(page)).toHaveAttribute('data-answer', FIRST);
  await expect(page.getByRole('heading', { name: 'Why this value' })).toBeVisible();
  const asked = (early: boolean) =>
    page.evaluate((early) => {
      const { drawn } = globalThis as unknown as { drawn: number };
      const entries = performance.getEntriesByType('resource');
      return entries.filter(({ startTime }) => startTime < drawn === early).map(({ name }) => name);
    }, early);
  const path = (name: string) => name.slice(String(baseURL).length);
  expect((await asked(true)).map(path).filter((name) => !paths.includes(name))).toEqual([]);
  await expect.poll(async () => (await asked(false)).length).toBeGreaterThan(0);
});

test('the game of the start page and its tiles need the files that are named, and no whole engine', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').pop() ?? ''));
  // The engine does not come before the game.
  const go = await hold(page, /\/assets\/grundyscope/);
  await page.goto('./');
  await expect(page.getByRole('button', { name: /^Take 9/ })).toBeVisible();
  go();
  await expect(page.locator('.problem-tile output[data-answer]:not([data-answer=""])')).toHaveCount(4);
  const engines = asked.filter((file) => /\.wasm$/.test(file)).map((file) => file.split('_')[0]);
  expect([...new Set(engines)]).toEqual(['grundyscope-problems']);
});

test('theme and styles come before the first paint', { tag: '@full' }, async ({ page }) => {
  test.slow();

  await test.step('over a line on which the style sheet takes long, the faces are left out', async () => {
    await page.route('**/*.css', (route) => setTimeout(() => route.continue(), 300));
    await page.goto('./#1/stones?n=8');
    const faces = await page.evaluate(() => Array.from(document.fonts, ({ family }) => family));
    expect(faces.filter((name) => !name.includes('Fallback'))).toEqual([]);
    await page.unrouteAll();
  });

  await test.step('the stored theme applies to the first paint', async () => {
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('grundyscope-theme', 'dark'));
    await page.goto('about:blank');
    await page.goto('./#1/nim-square');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the script and the style sheet of the page do not wait for theme.js', async () => {
    await page.goto('about:blank');
    const asked: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.{js,css}', async (route) => {
      const path = new URL(route.request().url()).pathname;
      asked.push(path);
      if (path.endsWith('/theme.js')) await held;
      await route.continue();
    });
    const opened = page.goto('./#1/nim-square');
    const has = (name: RegExp) => asked.filter((path) => name.test(path)).length;
    await expect.poll(() => [has(/\/index-[\w-]+\.js$/), has(/\/index-[\w-]+\.css$/)]).toEqual([1, 1]);
    release();
    await opened;
    await expect(answer(page)).toHaveAttribute('data-answer', FIRST);
    expect([has(/\/index-[\w-]+\.js$/), has(/\/index-[\w-]+\.css$/)], 'fetched once').toEqual([1, 1]);
  });
});

test('a link whose small build does not arrive is answered by the whole engine', { tag: '@full' }, async ({
  page,
}) => {
  await page.route(/\/assets\/grundyscope-/, (route) => route.abort());
  await page.goto('./#1/stones?n=8');
  await expect(answer(page)).toBeVisible();
});

test('a link to Kayles fetches only its build of the engine before it is answered', async ({ page }) => {
  const engines: string[] = [];
  const wholeAsked = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      const [, name] = /\/assets\/([\w-]+?)(?:_bg)?-[\w-]{8}\.wasm$/.exec(request.url()) ?? [];
      if (name) engines.push(name);
      if (name === 'grundyscope') resolve();
    });
  });
  // The whole engine does not arrive before everything below is checked.
  const go = await hold(page, /\/assets\/grundyscope_bg-/);
  await page.goto('./#1/game?game=octal:0.77&n=200');
  await expect(page.locator('.period-head')).toContainText('eriod 12');
  await expect(page.getByLabel(/^Chart of /)).toBeVisible();
  await wholeAsked;
  expect(new Set(engines.slice(0, engines.indexOf('grundyscope')))).toEqual(new Set(['grundyscope-games']));
  // What the small build does not answer waits for the whole engine.
  await expect(page.getByText('A002186')).toHaveCount(0);
  go();
  await expect(page.getByText('A002186').first()).toBeVisible();
});

test('a link to a step of a lesson fetches what its view needs before the page runs, and no other build', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').pop() ?? ''));
  const go = await hold(page, /\/assets\/index-[^/]+\.js$/);
  const opened = page.goto('./#1/lesson?name=mex&step=5');
  const needed = [/^mex-.*\.js$/, /^live-view-.*\.js$/, /^strip-.*\.js$/, /^grundyscope-games_bg-.*\.wasm$/];
  await expect.poll(() => needed.filter((name) => !asked.some((file) => name.test(file)))).toEqual([]);
  go();
  await opened;
  await expect(page.locator('grundy-strip canvas').first()).toBeVisible();
  const small = asked.filter((file) => /^grundyscope-.*\.wasm$/.test(file));
  expect([...new Set(small.map((file) => file.split('_')[0]))]).toEqual(['grundyscope-games']);
});
