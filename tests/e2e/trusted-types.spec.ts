// Page, frame and element under `require-trusted-types-for 'script'`: every room starts its
// workers, nothing is blocked, and nothing else gets into the page. tests/package has the package.
import { expect, type Frame, type Page, test } from '@playwright/test';
import { frameOf, host } from './element-host';
import { type Host, startHost } from './host';
import { idleAtOnce } from './settled';

const KAYLES = '#1/game?game=octal:0.77&n=200';
const REQUIRE = "require-trusted-types-for 'script'; trusted-types lit-html grundyscope";

// The address of the service worker goes through the policy as well.
test.use({ serviceWorkers: 'allow' });

/** What was blocked, as the console has it. */
function blocked(page: Page): string[] {
  const lines: string[] = [];
  page.on('pageerror', ({ message }) => lines.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  return lines;
}

/** Whether the document refuses text as markup, as the address of a script, and another policy. */
function refuses(document: Page | Frame): Promise<boolean[]> {
  return document.evaluate(() => {
    const refused = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return [
      refused(() => {
        globalThis.document.createElement('p').innerHTML = '<img>';
      }),
      refused(() => new Worker('./worker.js')),
      refused(() => trustedTypes.createPolicy('mine', {})),
    ];
  });
}

const ROOMS: ReadonlyArray<readonly [hash: string, selector: string]> = [
  ['#1/flipping-game?n=5000', '.answer-digits[data-answer]'],
  [KAYLES, '.plot canvas'],
  ['#1/nimbers?e=6*7', '.answer-digits'],
  ['#1/zeckendorf?n=100', 'grundy-bars'],
  ['#1/two-heaps?game=wythoff', '.heat canvas'],
];

test('the page requires Trusted Types in every room and in “Share…”, and so do frames', {
  tag: '@full',
}, async ({ page }) => {
  await test.step('the page requires Trusted Types, and works in every room', async () => {
    const lines = blocked(page);
    await idleAtOnce(page);
    for (const [hash, selector] of ROOMS) {
      await page.goto('about:blank');
      await page.goto(`./${hash}`);
      await expect(page.locator(selector).first(), hash).toBeVisible();
    }
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    expect(lines).toEqual([]);
    expect(await refuses(page)).toEqual([true, true, true]);
  });

  await test.step('the preview of an element in “Share…” works', async () => {
    const lines = blocked(page);
    await page.goto(`./${KAYLES}`);
    await page.locator('.share-open').click();
    await page.getByRole('radio', { name: 'Element' }).check();
    const preview = page.frameLocator('.share-stage iframe');
    await expect(preview.locator('grundy-scope canvas').first()).toBeVisible();
    expect(lines).toEqual([]);
  });

  await test.step('frames require them, also in a sandbox', async () => {
    const lines = blocked(page);
    const sandboxed = frameOf('show=heat#1/nimbers?e=6*7', 'sandbox="allow-scripts"');
    await host(page, { body: frameOf(KAYLES) + sandboxed });
    for (const inside of page.frames().slice(1)) {
      await (await inside.frameElement()).scrollIntoViewIfNeeded();
      await expect(inside.locator('.frame-stage')).toHaveAttribute('data-is', 'live');
      await expect(inside.locator('figure canvas').first()).toBeVisible();
    }
    expect(lines).toEqual([]);
    for (const inside of page.frames().slice(1)) expect(await refuses(inside)).toEqual([true, true, true]);
  });
});

test.describe('the element, in a page that requires them', () => {
  const body = (from: string) => `<!doctype html><html lang="en"><title>Mine</title>
    <link rel="icon" href="data:,"><script type="module" src="${from}/grundyscope.js"></script>
    <grundy-scope problem="flipping-game" n="5000">The text in the element</grundy-scope>
    <grundy-scope game="octal:0.77"></grundy-scope>
    <grundy-scope expression="6*7" view="explanation"></grundy-scope>
    <grundy-scope problem="nim-square" n="100" view="explanation"></grundy-scope>`;
  let hosts: Host[] = [];
  test.afterEach(() => {
    for (const one of hosts.splice(0)) one.close();
  });

  /** Opens the page with this policy; `from` is the origin of the script. */
  async function open(page: Page, from: string, policy: string): Promise<void> {
    const mine = await startHost({ '/mine.html': body(from) });
    hosts.push(mine);
    mine.spoil(/mine\.html$/, ({ headers }) => {
      headers['content-security-policy'] = policy;
    });
    await page.goto(`${mine.origin}mine.html`);
  }

  for (const whose of ['its own', 'another'])
    test(`with the script of ${whose} origin`, { tag: whose === 'another' ? '@full' : [] }, async ({
      page,
    }) => {
      const lines = blocked(page);
      const other = await startHost();
      hosts = [other];
      other.spoil(/./, ({ headers }) => {
        headers['access-control-allow-origin'] = '*';
      });
      const from = whose === 'another' ? other.origin.slice(0, -1) : '';
      const sources = from || "'self'";
      const policy = `${REQUIRE}; script-src 'wasm-unsafe-eval' ${sources}; worker-src blob: ${sources}`;
      await open(page, from, policy);
      const scopes = page.locator('grundy-scope');
      await expect(scopes.nth(0).locator('.answer-digits[data-answer]')).toBeVisible();
      for (const at of [1, 2, 3]) {
        await scopes.nth(at).scrollIntoViewIfNeeded();
        await expect(scopes.nth(at).locator('[part=view]')).toBeVisible();
      }
      // Formulas are markup that is made at build time.
      await expect(scopes.nth(3).locator('math').first()).toBeVisible();
      expect(lines).toEqual([]);
      if (from) expect(await refuses(page)).toEqual([true, true, true]);
    });

  test('without the policies of Lit and of Grundyscope, nothing starts', { tag: '@full' }, async ({
    page,
  }) => {
    await open(page, '', "require-trusted-types-for 'script'; trusted-types other");
    await expect(page.getByText('The text in the element')).toBeVisible();
  });
});
