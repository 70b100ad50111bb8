// A page that the browser has translated: each text has made way for a <font> with another text. A
// question asked then is answered as by a fresh visit, not beside the sentences of the one before.
import type { Page } from '@playwright/test';
import { host, linesOf, startAll } from './element-host';
import { expect, test } from './page';
import { settled } from './settled';

/**
 * In each room, two questions that differ in sentences which both have; and what is drawn last,
 * where the page has a shape before.
 */
const ROOMS: [name: string, first: string, second: string, last?: string][] = [
  ['a problem', 'nim-square?n=1000;at=29', 'nim-square?n=900;at=28'],
  ['another problem', 'stones?n=8', 'stones?n=9'],
  ['games', 'game?game=octal:0.77&n=200;at=71', 'game?game=octal:0.77&n=150;at=70'],
  ['play', 'play?heaps=kayles 5 7 and nim 4', 'play?heaps=kayles 5 7 and nim 6'],
  ['positions', 'position?heaps=kayles 3 5 7', 'position?heaps=kayles 5 5'],
  ['exercises', 'exercise', 'exercise?game=kayles&kinds=value&seed=5'],
  ['worksheets', 'worksheet', 'worksheet?game=kayles&seed=5', '.sheet-questions > li'],
  ['lessons', 'lesson?name=nim&step=2', 'lesson?name=nim&step=3'],
  ['nimbers', 'nimbers?e=6*7', 'nimbers?e=5*7'],
  ['Zeckendorf', 'zeckendorf?n=100', 'zeckendorf?n=120'],
  [
    'the lab',
    'lab?first=coins:ruler&second=coins:twins;at=2,3',
    'lab?first=coins:ruler&second=coins:twins;at=3,3',
  ],
  ['two heaps', 'two-heaps?game=wythoff;at=4,7', 'two-heaps?game=wythoff;at=5,7'],
];

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

for (const [name, first, second, last = 'main'] of ROOMS) {
  test(`after a translation, every change shows: ${name}`, async ({ page, playground: _ }) => {
    await page.goto(`./#1/${second}`);
    await expect(page.locator(last).first()).toBeVisible();
    await settled(page);
    const fresh = await linesOf(page.locator('main'));
    await page.goto('about:blank');
    await page.goto(`./#1/${first}`);
    await expect(page.locator(last).first()).toBeVisible();
    await settled(page);
    expect(await linesOf(page.locator('main'))).not.toEqual(fresh);
    expect(await translate(page)).toBeGreaterThan(20);
    await page.goto(`./#1/${second}`);
    await expect.poll(() => linesOf(page.locator('main'))).toEqual(fresh);
  });
}

test('after a translation, every change shows in elements', async ({ page, playground: _ }) => {
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
