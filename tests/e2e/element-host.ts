// Pages that others wrote, with elements <grundy-scope> in them: dist/grundyscope.js, by one script
// tag.
import type { Locator, Page } from '@playwright/test';

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

/** Every view, by a name; its attributes, and what it says. `trouble` is none. */
export const VIEWS: [name: string, attributes: string, words: string | RegExp][] = [
  ['answer', 'problem="nim-square" n="100000" heaps="3"', '2,586,528,661,783'],
  ['period', 'game="octal:0.77" view="answer"', 'Period 12 from 71 on'],
  ['chart', 'game="octal:0.77"', 'n = 0 to 200'],
  ['strip', 'game="octal:0.77" view="strip" width="period"', 'n = 0 to 200'],
  ['runs', 'problem="flipping-game" n="1000" view="strip" game="coins:runs:squares"', 'Square runs'],
  ['histogram', 'game="take:squares" view="histogram"', 'Values of g(0) to g(200)'],
  ['table', 'game="octal:0.77" view="table" at="71"', 'Kayles'],
  ['heat', 'game="wythoff" at="4,7"', 'Wythoff'],
  ['explanation', 'game="take:squares" view="explanation" n="29"', 'Among the values of the 5 options'],
  ['derivation', 'problem="stones" n="8" view="explanation"', 'Why the answer is 7'],
  ['calculator', 'expression="4*5"', '4 ⊗ 5'],
  ['compare', 'game="take:squares" n="100" with="take:1,4" view="compare"', 'then different'],
  ['terms', 'problem="zeckendorf" n="100"', '89 + 8 + 3'],
  ['steps', 'problem="zeckendorf" n="100" view="explanation" step="2"', 'One more step.'],
  [
    'sum',
    'problem="zeckendorf" n="100" plus="54" view="sum"',
    'The sum is 154 = 144 + 8 + 2, after 4 carries.',
  ],
  ['play', 'problem="zeckendorf" n="20" view="play"', '20 stones'],
  ['word', 'problem="zeckendorf" n="100" view="word"', 'n = 100: 0'],
  ['nim', 'problem="zeckendorf" view="heat" at="17,4"', 'Fibonacci nim'],
  ['value', 'problem="nim-square" n="1000" view="value" at="29"', 'g(29) = 5'],
  ['list', 'game="take:squares" n="200" view="list" list="gaps"', 'The largest gap up to n = 200 is'],
  ['operations', 'expression="6*7" view="explanation"', 'The nim-sum of all 6 products: 3'],
  ['tables', 'expression="6*7" view="heat"', '6 ⊗ 7 = 3'],
  ['cell', 'game="wythoff" view="explanation" at="4,7"', 'P-position'],
];

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
