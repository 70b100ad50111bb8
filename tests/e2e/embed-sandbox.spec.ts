// Frames in sandboxes, and without scripts.
import { address, frameOf, heard, host, KAYLES, live } from './frame-page';
import { startHost } from './host';
import { expect, test } from './page';

test.describe('in a sandbox', () => {
  // WebKit resolves 'self' to the opaque origin and would fetch nothing, so the policy names the
  // host.
  for (const [sandbox, source] of [
    ['', "'self'"],
    ['sandbox="allow-scripts"', 'http://127.0.0.1:'],
  ] as const) {
    test(`it answers and tells its height; the policy is set before anything else, ${sandbox || 'without one'}`, async ({
      page,
      playground,
    }) => {
      playground.expected.push(/Content Security Policy/);
      await host(page, [address('show=answer', '#1/nim-square?n=29')], sandbox);
      const frame = frameOf(page);
      await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
      await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(3);
      const inside = page.frames()[1];
      expect(await inside?.evaluate(() => origin === 'null')).toBe(sandbox !== '');
      const policy = await inside?.evaluate(
        () => document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content,
      );
      expect(policy).toContain(`script-src ${source}`);
      expect(policy?.includes("'self'")).toBe(source === "'self'");
      const blocked = await inside?.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
            const style = document.createElement('style');
            style.textContent = 'body { display: none }';
            document.head.append(style);
          }),
      );
      expect(blocked).toBe('style-src-elem');
    });
  }

  // Which flags a frame needs is in examples.spec.ts.
  test('input and copying work', { tag: '@full' }, async ({ page, playground }) => {
    playground.expected.push(/Clipboard API/);
    const sandbox = 'sandbox="allow-scripts"';
    const frames = [
      address('show=table', KAYLES),
      address('show=play', '#1/zeckendorf?n=1000'),
      address('show=answer', '#1/nimbers?e=6*7'),
    ];
    await host(page, frames, sandbox);
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    for (const at of [0, 1, 2]) {
      await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
      await live(frameOf(page, at));
    }
    // The fields are not in forms, which a sandbox may forbid.
    const [table, play, answer] = [0, 1, 2].map((at) => frameOf(page, at));
    if (!table || !play || !answer) throw new Error('no frames');
    const first = table.locator('.values tbody th').first();
    await table.getByLabel('Go to n').fill('500');
    await table.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(first).toHaveText('500');
    await table.getByLabel('Go to n').fill('710');
    await table.getByLabel('Go to n').press('Enter');
    await expect(first).toHaveText('700');
    await play.getByLabel('Take', { exact: true }).fill('3');
    await play.getByLabel('Take', { exact: true }).press('Enter');
    await expect(play.locator('.play-subline')).toContainText(/leaving 99\d/);
    await answer.getByRole('button', { name: 'Copy' }).click();
    await expect(answer.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.locator('textarea').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.locator('textarea')).toHaveValue('3');
  });

  test('on a host without CORS, a sentence and a link to the page', async ({ page, playground }) => {
    playground.expected.push(/CORS/, /ERR_FAILED/, /^Grundyscope: load, origin/);
    const server = await startHost({
      '/host.html': `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
        <iframe title="frame" sandbox="allow-scripts" src="./embed.html?theme=dark${KAYLES}"></iframe>`,
    });
    try {
      await page.goto(`${server.origin}host.html`);
      const frame = frameOf(page);
      await expect(frame.locator('.frame-lost')).toContainText('lets no sandboxed frame read its files');
      await expect(frame.locator('.frame-picture')).toBeHidden();
      await expect(frame.locator('.frame-open')).toHaveAttribute('href', `./${KAYLES}`);
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    } finally {
      server.close();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence and a link to the page', async ({ page }) => {
    await page.goto(address('', KAYLES));
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('.frame-picture')).toBeHidden();
    await expect(page.locator('.frame-open')).toHaveAttribute('href', './');
  });
});
