// The whole page in a frame that may only run scripts, which has an origin of its own.
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { type Host, startHost } from './host';

let host: Host;
test.afterEach(() => host.close());

const FLAGS = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
const LINK = '?lang=en#1/nim-square?n=29';

/** Opens the page in such a frame, on a host with these headers. */
async function framed(page: Page, sent: Record<string, string>): Promise<FrameLocator> {
  host = await startHost({
    '/mine.html': `<!doctype html><html lang="en"><title>Mine</title><link rel="icon" href="data:,">
      <iframe title="The page" src="./${LINK}" width="1240" height="700" sandbox="${FLAGS}"></iframe>`,
  });
  host.spoil(/./, ({ headers }) => void Object.assign(headers, sent));
  await page.goto(`${host.origin}mine.html`);
  return page.frameLocator('iframe');
}

test('the page answers in a sandboxed frame, with its search, if the host allows it', async ({ page }) => {
  const trouble: string[] = [];
  page.on('console', (line) => line.type() === 'error' && trouble.push(line.text()));
  const frame = await framed(page, { 'access-control-allow-origin': '*' });
  await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
  await frame.locator('#search').fill('kayles');
  await expect(frame.locator('#search-list a').first()).toBeVisible();
  await expect(frame.getByRole('alert')).toHaveCount(0);
  // Nothing is kept in such a frame, and the introduction does not promise it.
  await frame.locator('#about > summary').click();
  await expect(frame.locator('.primer-offline')).toContainText('This site needs a network');
  expect(trouble).toEqual([]);
});

test('where the host does not, the page says so, with a link to a tab of its own', async ({
  page,
  context,
}) => {
  const frame = await framed(page, {});
  await expect(frame.getByRole('alert')).toContainText('lets no sandboxed frame read its files');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Open it in its own tab' }).click();
  const tab = await opened;
  await expect(tab.locator('.answer-digits')).toHaveAttribute('data-answer', '1160');
});
