// A page that the browser has translated: each text has made way for a <font> with another text. A
// question asked then is answered as by a fresh visit, not beside the sentences of the one before.
import type { Page } from '@playwright/test';
import { host, linesOf, startAll } from './element-host';
import { expect, inOrder, test } from './page';
import { ROOMS } from './rooms';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true });

/** What a translator does, in shadow roots as well; here it translates into the same language. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translated = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        if (node instanceof Element && node.shadowRoot) translated(node.shadowRoot);
        const within = node.parentElement;
        if (node instanceof Text && node.data.trim() && !within?.closest('[translate=no], script, style'))
          texts.push(node);
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translated(document.body);
    return document.querySelectorAll('font').length;
  });

/** What is drawn last, where the page has a shape before. */
const LAST: Record<string, string> = {
  'a worksheet': '.sheet-questions > li',
  'two heaps': 'main:has(.heat-table) .cell-headline',
};

for (const { name, hash: first, next, quick } of ROOMS) {
  if (!next) continue;
  const last = LAST[name] ?? 'main';
  test(`after a translation, every change shows: ${name}`, {
    tag: quick ? [] : '@full',
  }, async ({ page }) => {
    // Nothing is left of the room before, and of its translation.
    await page.goto('about:blank');
    const lines: string[][] = [];
    for (const hash of [next, first]) {
      await page.goto(`./${hash}`);
      await expect(page.locator(last).first()).toBeVisible();
      await settled(page);
      lines.push(await linesOf(page.locator('main')));
    }
    expect(lines[1]).not.toEqual(lines[0]);
    expect(await translate(page)).toBeGreaterThan(20);
    await page.goto(`./${next}`);
    await expect.poll(() => linesOf(page.locator('main'))).toEqual(lines[0]);
  });
}

test('after a translation, every change shows in elements', { tag: '@full' }, async ({ page }) => {
  const element = (n: number) => `<grundy-scope game="octal:0.77" n="${n}" view="answer"></grundy-scope>
    <grundy-scope problem="stones" n="${n}" view="explanation"></grundy-scope>
    <grundy-scope position="kayles ${n} 5" controls="all"></grundy-scope>`;
  const all = async () => Promise.all([0, 1, 2].map((at) => linesOf(page.locator('grundy-scope').nth(at))));
  const [first, second] = [9, 5];
  await host(page, { body: element(second) });
  await startAll(page);
  await expect(page.locator('grundy-scope figure')).toHaveCount(3);
  const fresh = await all();
  await host(page, { body: element(first) });
  await startAll(page);
  await expect(page.locator('grundy-scope figure')).toHaveCount(3);
  await translate(page);
  for (const scope of await page.locator('grundy-scope').all())
    await scope.evaluate((element, n) => {
      if (element.hasAttribute('n')) element.setAttribute('n', String(n));
      else element.setAttribute('position', `kayles ${n} 5`);
    }, second);
  await expect.poll(all).toEqual(fresh);
});
