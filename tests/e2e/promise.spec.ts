// Published links, frames and elements, which other pages contain. Add entries, but never change
// one: see docs/hosting.md, "What stays as it is".
import { host } from './element-host';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

/** Each link, with the title of its page. */
const LINKS: ReadonlyArray<readonly [hash: string, called: RegExp]> = [
  ['#1/nim-square?n=29&heaps=3', /Nim Square/],
  ['#1/nim-square?n=10^5&heaps=3', /Nim Square/],
  ['#1/nim-square?n=1000&heaps=3;at=71&range=50-120&columns=12&bit=0&list=records&counts=log', /Nim Square/],
  ['#1/stones?n=123456', /Stones/],
  ['#1/flipping-game?n=100;game=coins:runs:squares', /Flipping Game/],
  ['#1/fibonacci-nim?n=10^18&modulus=10^8', /Stone Game/],
  ['#1/game?game=octal:0.77&n=200', /Kayles/],
  ['#1/game?game=take:squares&n=200;with=take:1,4', /Subtract a square/],
  ['#1/game?game=grundys-game&n=500;columns=period', /Grundy/],
  ['#1/game?game=coins:mock-turtles&n=100;counts=log-sum&list=first', /Mock/i],
  ['#1/nimbers?e=6*7', /6 ⊗ 7/],
  ['#1/nimbers?e=sqrt(2);table=sum&row=4&column=8&side=16&at=5,9&bit=1', /√|sqrt/],
  ['#1/zeckendorf?n=100', /100/],
  ['#1/zeckendorf?n=100&plus=54;step=2', /100/],
  ['#1/two-heaps?game=wythoff', /Wythoff/],
  ['#1/two-heaps?game=euclid;at=5,12', /Euclid/],
  ['#1/two-heaps?game=fibonacci-nim;corner=8,8&size=64', /Fibonacci/],
];

const FRAMES: ReadonlyArray<readonly [query: string, hash: string, view: string]> = [
  ['', '#1/nim-square?n=29', 'answer'],
  ['show=chart&theme=dark&lang=en&controls=some&size=150', '#1/game?game=octal:0.77&n=200', 'chart'],
  ['show=strip&theme=light&controls=none', '#1/game?game=octal:0.137&n=300;columns=34', 'strip'],
  ['show=calculator&theme=contrast&controls=all', '#1/nimbers?e=6*7', 'calculator'],
  ['show=heat', '#1/two-heaps?game=wythoff', 'heat'],
  ['show=sum', '#1/zeckendorf?n=100&plus=54', 'sum'],
];

const ELEMENTS: ReadonlyArray<readonly [attributes: string, question: string]> = [
  ['game="octal:0.77" n="200" view="strip" width="period"', '#1/game?game=octal:0.77&n=200;columns=period'],
  ['problem="nim-square" n="100000" heaps="3"', '#1/nim-square?n=100000&heaps=3'],
  ['expression="6*7"', '#1/nimbers?e=6*7'],
  ['game="wythoff" view="heat" at="4,7"', '#1/two-heaps?game=wythoff;at=4,7'],
  [
    'game="take:squares" n="500" view="chart" at="29" range="10-90" bit="1" theme="dark" controls="all" site="none"',
    '#1/game?game=take:squares&n=500;at=29&range=10-90&bit=1',
  ],
  ['problem="stones" n="8" view="explanation"', '#1/stones?n=8'],
];

test('published links, frames and elements still mean what they did', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  await test.step('links: no part is dropped, and they stay in the address bar', async () => {
    test.slow();
    for (const [hash, called] of LINKS) {
      await page.goto(`./${hash}`);
      await expect(page.getByRole('button', { name: 'Share…' }).first(), hash).toBeVisible();
      await expect(page, hash).toHaveTitle(called);
      await expect(page.locator('.banner'), hash).toHaveCount(0);
      expect(playground.hash()).toBe(hash);
      expect(hash.length).toBeLessThan(120);
    }
  });

  await test.step('frames: the same view', async () => {
    for (const [query, hash, view] of FRAMES) {
      await page.goto('about:blank');
      await page.goto(`./embed.html${query && `?${query}`}${hash}`);
      await expect(page.locator('.frame-stage'), hash).toHaveAttribute('data-is', 'live');
      await expect(page.locator('figure[part=view]')).toHaveAttribute('data-show', view);
      await expect(page.locator('.scope-notice')).toHaveCount(0);
    }
  });

  await test.step('elements: the same question', async () => {
    const body = ELEMENTS.map(([attributes]) => `<grundy-scope ${attributes}>Words</grundy-scope>`).join('');
    await host(page, { body });
    for (const [at, [, question]] of ELEMENTS.entries()) {
      const scope = page.locator('grundy-scope').nth(at);
      await scope.scrollIntoViewIfNeeded();
      await expect(scope.locator('[part=view]')).toBeVisible();
      expect(await scope.evaluate((element) => (element as unknown as { question: string }).question)).toBe(
        question,
      );
    }
  });
});
