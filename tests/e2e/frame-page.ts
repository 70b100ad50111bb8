// Frames in host pages: records messages, applies heights.
import type { Frame, Page } from '@playwright/test';
import { expect } from './page';

export const KAYLES = '#1/game?game=octal:0.77&n=200';

/** The error in the place of a view. */
export const ERROR = '[part=error]';

export const address = (query: string, hash: string) => `./embed.html?${query}${hash}`;

export async function open(page: Page, query: string, hash: string): Promise<void> {
  await page.goto(address(query, hash));
  await live(page);
}

/** Waits until the view is drawn. */
export async function live(page: Page | Frame): Promise<void> {
  await expect(page.locator('.frame-stage')).toHaveAttribute('data-is', 'live');
}

/** By how much a frame or a page overflows horizontally. */
export function wide(page: Page | Frame): Promise<string> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? `${scrollWidth} in ${innerWidth}` : '';
  });
}

/** A host page with frames, which records their messages and applies their heights. */
export async function host(page: Page, frames: string[], attributes = ''): Promise<void> {
  const tags = frames.map(
    (src) => `<iframe title="frame" src="${src}" width="600" height="150" ${attributes}></iframe>`,
  );
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><body>
        ${tags.join('')}<script>
        window.heard = [];
        addEventListener('message', ({ data, source }) => {
          heard.push(data);
          for (const frame of document.querySelectorAll('iframe')) {
            if (frame.contentWindow !== source || data.type !== 'grundyscope:height') continue;
            frame.height = data.height;
          }
        });
      </script>`,
    }),
  );
  await page.goto('./host.html');
}

/** A message of a frame. */
export interface Heard {
  type?: string;
  id?: string;
  height?: number;
  error?: { code: string };
}

export const heard = (of: Page | Frame) =>
  of.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

/** Sends messages to the first frame of a host page. */
export function say(page: Page, ...messages: unknown[]): Promise<void> {
  return page.locator('iframe').evaluate((element, messages) => {
    for (const message of messages) (element as HTMLIFrameElement).contentWindow?.postMessage(message, '*');
  }, messages);
}

export function frameOf(page: Page, at = 0): Frame {
  const frame = page.frames()[at + 1];
  if (!frame) throw new Error('no frame');
  return frame;
}
