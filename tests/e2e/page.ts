// The page object of the tests: finds elements by role and name, exact digits by data attributes.
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

export class Playground {
  readonly page: Page;
  readonly n: Locator;
  readonly answer: Locator;
  /** The text below the field for N. */
  readonly note: Locator;
  /** Lines of the console that a test provokes. */
  readonly expected: RegExp[] = [];

  constructor(page: Page) {
    this.page = page;
    this.n = page.locator('#field-n');
    this.note = page.locator('#field-n-note');
    this.answer = page.locator('.answer-digits[data-answer]');
  }

  async open(hash = '#1/nim-square'): Promise<void> {
    await this.page.goto(`./${hash}`);
    await expect(this.answer).toBeVisible();
  }

  /** Waits for the answer to the current question. */
  async answers(digits: string): Promise<void> {
    await expect(this.answer).toHaveAttribute('data-answer', digits);
    await expect(this.answer).not.toHaveAttribute('data-stale', 'true');
  }

  hash(): string {
    return decodeURIComponent(new URL(this.page.url()).hash);
  }
}

/** The page that the tests of one file share. */
interface SharedPage {
  file: string;
  context: BrowserContext;
  page: Page;
}

interface TestFixtures {
  playground: Playground;
  /**
   * Whether the tests of the file share one loaded page, which takes a third of the time. The file
   * must also call `inOrder()`; a test of loading starts with `page.goto('about:blank')`.
   */
  sharePage: boolean;
}

/** A test fails when the page logs an error, throws, or shows a missing text, unless expected. */
export const test = base.extend<TestFixtures, { shared: { current?: SharedPage } }>({
  sharePage: [false, { option: true }],

  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const shared: { current?: SharedPage } = {};
      await use(shared);
      await shared.current?.context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, sharePage, shared }, use, { file }) => {
    if (shared.current && (!sharePage || shared.current.file !== file)) {
      await shared.current.context.close();
      delete shared.current;
    }
    if (sharePage) {
      if (shared.current) await reset(shared.current);
      else {
        const context = await browser.newContext();
        const page = await context.newPage();
        await noteTyping(page);
        const goto = page.goto.bind(page);
        page.goto = async (address, options) => {
          await written(page);
          const response = await goto(address, options);
          // Without a response, the document stays the same, and so do its contents at first.
          if (!response) await arrived(page);
          return response;
        };
        shared.current = { file, context, page };
      }
      await use(shared.current.context);
    } else {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    }
  },

  page: async ({ context, sharePage, shared }, use) => {
    await use(sharePage && shared.current ? shared.current.page : await context.newPage());
  },

  playground: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
      page.on('console', (message: ConsoleMessage) => {
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        // A request that the page did not wait for when a test left it. Every other cause is named.
        if (/^Fetch API cannot load \S+\. $/.test(message.text())) return;
        // On a busy machine what was preloaded may be used some seconds after the page has loaded.
        if (/was preloaded using link preload but not used within/.test(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      const playground = new Playground(page);
      await use(playground);
      const { expected } = playground;
      expect(troubles.filter((line) => !expected.some((one) => one.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs the tests of this file in order in one worker, which a shared page requires. */
export const inOrder = () => test.describe.configure({ mode: 'default' });

/** Waits until a page shows the question of a link that it followed; for long work, a second. */
async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const end = performance.now() + 1000;
    for (let quiet = 0; quiet < 4 && performance.now() < end; ) {
      await frame();
      const working = document.querySelector('[data-stale=true], [aria-busy=true], grundy-progress');
      quiet = working ? 0 : quiet + 1;
    }
  });
}

/**
 * Waits until what a test has typed is in the address, which is 0.4 s later (question/history.ts).
 * Chromium drops a `goto` during which the page changes the address itself.
 */
const written = (page: Page) =>
  page
    .evaluate(async () => {
      const { typedAt = Number.NEGATIVE_INFINITY } = globalThis as { typedAt?: number };
      const left = typedAt + 450 - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    })
    .catch(() => undefined);

/** Notes when a test types. */
const noteTyping = (page: Page) =>
  page.addInitScript(() => {
    const note = () => Object.assign(globalThis, { typedAt: performance.now() });
    addEventListener('input', note, { capture: true });
  });

/** Resets the shared page and its context after a test. */
async function reset({ context, page }: SharedPage): Promise<void> {
  await written(page);
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog', 'worker'] as const) {
    page.removeAllListeners(event);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.setOffline(false);
  await page.setViewportSize({ width: 1280, height: 720 });
  const usual = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
  await page.emulateMedia(usual);
  await page.mouse.move(0, 0);
  if (!page.url().startsWith('http')) return;
  // A document of another origin, or in a sandbox, has no storage.
  const stored = await page
    .evaluate(() => {
      const { length } = localStorage;
      localStorage.clear();
      sessionStorage.clear();
      return length > 0;
    })
    .catch(() => true);
  // The page still shows stored settings such as the theme.
  if (stored) await page.goto('about:blank');
}

export { expect };
