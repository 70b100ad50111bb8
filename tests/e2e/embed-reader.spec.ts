// What readers do in a frame, and wrong URLs.
import { address, ERROR, frameOf, host, KAYLES, open } from './frame-page';
import { expect, test } from './page';

test.describe('actions of the reader', () => {
  test('change the link to the page, within the frame or not; without controls they only move the cursor', {
    tag: '@full',
  }, async ({ page }) => {
    test.slow();

    await test.step('change the link to the page, but not the URL of the frame', async () => {
      await open(page, 'show=chart', KAYLES);
      const [url, entries] = [page.url(), await page.evaluate(() => history.length)];
      const link = page.locator('.frame-open');
      await expect(link).toHaveAttribute('href', `./${KAYLES}`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(link).toHaveAttribute('href', /^\.\/#1\/game\?game=octal:0\.77&n=200;range=\d+-\d+$/);
      await page.getByLabel('Colour by').selectOption('0');
      await expect(link).toHaveAttribute('href', /bit=0/);
      expect(page.url()).toBe(url);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      const [full] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await expect(full.locator('.game-name').first()).toContainText('Kayles');
      expect(full.url()).toMatch(/\/#1\/game\?.*range=/);
    });

    await test.step('follow links within the frame or to the page', async () => {
      await open(page, 'show=answer&controls=all', '#1/nimbers?e=6*7');
      const url = page.url();
      await page.locator('.facts a').first().click();
      await expect(page.locator('.frame-detail')).toHaveText('3^2');
      expect(page.url()).toBe(url);
      await open(page, 'show=answer&controls=some', '#1/nimbers?e=6*7');
      const [full] = await Promise.all([
        page.waitForEvent('popup'),
        page.locator('.facts a').first().click(),
      ]);
      expect(full.url()).toContain('/#1/nimbers?e=3^2');
      await expect(page.locator('.frame-detail')).toHaveText('6*7');
    });

    await test.step('without controls, only move the cursor', async () => {
      await open(page, 'show=chart&controls=none', KAYLES);
      await expect(page.getByRole('button')).toHaveCount(0);
      const plot = page.locator('.plot');
      await plot.hover({ position: { x: 200, y: 60 } });
      await expect(page.locator('.reading').first()).toContainText('g(');
      const box = await plot.boundingBox();
      if (!box) throw new Error('no plot');
      await page.mouse.move(box.x + 100, box.y + 60);
      await page.mouse.down();
      await page.mouse.move(box.x + 220, box.y + 60, { steps: 5 });
      await page.mouse.up();
      await plot.focus();
      await page.keyboard.press('+');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(plot).not.toHaveAttribute('data-closer', '');
      await expect(page.locator('.frame-open')).toHaveAttribute('href', `./${KAYLES}`);
      await expect(plot).toHaveAttribute('aria-valuetext', /^g\(\d+\) = \d+$/);
    });
  });

  test('can change the question where the controls allow it, by keyboard alone', async ({ page }) => {
    await test.step('can change the question where the controls allow it', async () => {
      await open(page, 'show=answer&controls=all', '#1/nim-square?n=29');
      const url = page.url();
      await page.getByLabel('Stones in a heap, at most (N)').fill('10^5');
      await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '2586528661783');
      await expect(page.locator('.frame-detail')).toHaveText('N = 10^5, 3 heaps');
      await expect(page.locator('.frame-open')).toHaveAttribute('href', './#1/nim-square?n=10^5&heaps=3');
      await page.getByLabel('Stones in a heap, at most (N)').fill('ten');
      await expect(page.locator('.note.wrong')).toBeVisible();
      expect(page.url()).toBe(url);
    });

    await test.step('work by keyboard alone: picture, tools, link', async () => {
      await open(page, 'show=chart', KAYLES);
      const names: string[] = [];
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => {
          const { activeElement } = document;
          const here = activeElement?.shadowRoot?.activeElement ?? activeElement;
          return here?.getAttribute('aria-label') ?? here?.textContent?.trim() ?? '';
        });
        names.push(name);
        if (name.startsWith('Open in full')) break;
      }
      expect(names.at(-1)).toBe('Open in full');
      expect(names.some((name) => name.includes('Kayles'))).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    });
  });
});

test.describe('bad input', () => {
  const table = [
    ['no question', '', '', /no question/, './'],
    ['a broken link', '', '#1/nim-square?n', /broken/, './'],
    ['no such view', 'show=%22%3E%3Cscript%3E', KAYLES, /no view called “"><script>/, `./${KAYLES}`],
    ['a wrong number', '', '#1/nim-square?n=ten', /ten/, './#1/nim-square?n=ten&heaps=3'],
  ] as const;
  test('shows the error and a link to the page, or the rest of the question', { tag: '@full' }, async ({
    page,
  }) => {
    await test.step('shows the error and a link to the page', async () => {
      await host(
        page,
        table.map(([, query, hash]) => address(query, hash)),
      );
      for (const [at, [what, , , says, link]] of table.entries()) {
        await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
        const frame = frameOf(page, at);
        await expect.soft(frame.locator(ERROR), what).toContainText(says);
        await expect.soft(frame.locator('.frame-open'), what).toBeVisible();
        expect.soft(await frame.locator('.frame-open').getAttribute('href'), what).toBe(link);
        const box = await frame.locator('.frame-whole').boundingBox();
        expect.soft(box?.height ?? 999, what).toBeLessThan(320);
        expect.soft(await frame.locator('img, script:not([src])').count(), what).toBe(0);
      }
    });

    await test.step('names the invalid parts of a link and shows the rest', async () => {
      await open(page, '', '#1/nim-square?n=29&colour=red;zoom=9');
      await expect(page.getByRole('status')).toContainText('colour=red, zoom=9');
      await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
    });
  });
});
