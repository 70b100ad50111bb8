// Pages that others wrote, with elements <grundy-scope> in them: dist/grundyscope.js, by one script
// tag.
import type { Locator, Page } from '@playwright/test';
import { tableBeside } from '../wasm/rows.mjs';

const SITE = '/some/sub/path/';
export const SCRIPT = `${SITE}grundyscope.js`;

/** A frame of a host page. */
export const frameOf = (address: string, attributes = '') =>
  `<iframe title="Frame" width="700" height="900" ${attributes} src="${SITE}embed.html?${address}"></iframe>`;

export interface Host {
  body: string;
  head?: string;
  policy?: string;
  /** The origin of the host page; the script keeps its own. */
  origin?: string;
}

/** Opens a host page. */
export async function host(page: Page, { body, head = '', policy, origin = '' }: Host): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title>
    <meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">${head}
    <script type="module" src="${SCRIPT}"></script></head><body><main><h1>Host page</h1>${body}</main></body></html>`;
  const headers = { 'content-type': 'text/html', ...(policy ? { 'content-security-policy': policy } : {}) };
  await page.route('**/host/', (route) => route.fulfill({ headers, body: html }));
  // Records events before the test asks for them.
  await page.addInitScript(() => {
    const sentEvents: unknown[] = [];
    Object.assign(globalThis, { sentEvents });
    for (const name of ['answer', 'error', 'change', 'predict', 'end']) {
      document.addEventListener(name, (event) => {
        const { id } = event.target as HTMLElement;
        if (event instanceof CustomEvent) sentEvents.push({ ...event.detail, type: name, id });
      });
    }
  });
  await page.goto(`${origin}/host/`);
}

/** Every view, by a name; its attributes, and what it says. */
export const VIEWS = tableBeside(import.meta.url)<[name: string, attributes: string, words: string]>('views');

/** The element, as scripts of its page see it. */
export type Scope = HTMLElement & { question: string; start(): void };

/** Starts the elements without waiting until they are visible. */
export async function startAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const scope of document.querySelectorAll('grundy-scope')) (scope as Scope).start();
  });
}

export type SentEvent = { type: string; id: string; [field: string]: unknown };
export const sentEvents = (page: Page, type: string) =>
  page.evaluate(
    (type) =>
      (globalThis as unknown as { sentEvents: SentEvent[] }).sentEvents.filter((one) => one.type === type),
    type,
  );
/** How many events of this type the elements have sent. */
export const count = async (page: Page, name: string) => (await sentEvents(page, name)).length;

/** The lines of a part of a page, also of its shadow roots, without times that were measured. */
export const linesOf = (part: Locator) =>
  part.evaluate((part) => {
    const textOf = (part: Element): string[] => {
      const inside = part.shadowRoot?.querySelector('.scope') ?? part;
      const roots = [...inside.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
      return [(inside as HTMLElement).innerText, ...roots.flatMap(textOf)];
    };
    const lines = textOf(part)
      .join('\n')
      .split(/\s*\n\s*/);
    return lines.filter((line) => line && !line.startsWith('computed in'));
  });
