// The element <grundy-scope> in host pages: dist/grundyscope.js, by one script tag.
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { count, host, SCRIPT, type Scope, sentEvents, startAll } from './element-host';
import { expect, test } from './page';

const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; img-src data:";

test('a tag is enough; properties reflect attributes, also early, and of any type', async ({
  page,
  playground: _,
}) => {
  await test.step('a tag is enough; its content is shown until the view is drawn', async () => {
    await host(page, {
      body: '<grundy-scope game="octal:0.77" n="200" view="strip"><b>Kayles to 200</b></grundy-scope>',
    });
    await expect(page.getByRole('slider', { name: /^Cells of Kayles/ })).toBeVisible();
    await expect(page.getByText('Kayles to 200')).toBeHidden();
    await expect(page.getByText('n = 0 to 200', { exact: false }).first()).toBeVisible();
    const link = page.getByRole('link', { name: 'Open in Grundyscope' });
    await expect(link).toHaveAttribute('href', /\/some\/sub\/path\/#1\/game\?game=octal:0\.77&n=200$/);
    expect(await sentEvents(page, 'answer')).toMatchObject([
      { view: 'strip', question: '#1/game?game=octal:0.77&n=200' },
    ]);
  });

  await test.step('properties reflect attributes, also those set before the element is defined', async () => {
    await host(page, { body: '<p>Nothing yet</p>' });
    await page.evaluate(() => {
      const made = document.createElement('div');
      made.innerHTML = '<grundy-scope id="early"></grundy-scope>';
      const early = made.firstElementChild as HTMLElement;
      Object.assign(early, { problem: 'stones', n: 8 });
      document.querySelector('main')?.append(early);
    });
    const digits = page.locator('#early .answer-digits');
    await expect(digits).toHaveAttribute('data-answer', '7');
    await expect(page.locator('#early')).toHaveAttribute('n', '8');
    await page.locator('#early').evaluate((element) => Object.assign(element, { n: 123456n }));
    await expect(digits).toHaveAttribute('data-answer', '32768');
    await page.locator('#early').evaluate((element) => element.setAttribute('n', '3'));
    await expect(digits).toHaveAttribute('data-answer', '1');
    // Another view in the same place.
    await page
      .locator('#early')
      .evaluate((element) =>
        Object.assign(element, { problem: null, game: 'kayles', n: '20', view: 'table' }),
      );
    await expect(page.getByRole('table', { name: /Kayles/ })).toBeVisible();
    expect(
      await page.locator('#early').evaluate((element) => (element as { question?: string }).question),
    ).toBe('#1/game?game=kayles&n=20');
  });

  await test.step('properties of wrong types send error events', async () => {
    await host(page, { body: '<grundy-scope></grundy-scope>' });
    await page.locator('grundy-scope').evaluate((element) => {
      const scope = element as unknown as Record<string, unknown>;
      scope.game = Object.create(null);
      scope.n = Symbol('n');
      scope.view = { toString: () => 'chart' };
    });
    await expect(page.locator('grundy-scope').getByRole('status')).toBeVisible();
  });
});

const SHOWN: [string, string, string | RegExp][] = [
  ['answer', 'problem="nim-square" n="100000" heaps="3"', '2,586,528,661,783'],
  ['chart', 'game="kayles"', 'n = 0 to 200'],
  ['strip', 'problem="flipping-game" n="1000" game="coins:runs:squares"', 'Square runs'],
  ['histogram', 'game="take:squares" n="10^5"', 'Values of g(0) to g(100,000)'],
  ['table', 'game="kayles" at="10^6"', '1,000,000'],
  ['heat', 'game="euclid" at="5,12"', /Euclid/],
  ['explanation', 'game="take:squares" n="29"', 'Among the values of the 5 options'],
  ['explanation', 'problem="stones" n="8"', 'Why the answer is 7'],
  ['answer', 'game="octal:0.77" n="300"', 'Period 12 from 71 on'],
  ['calculator', 'expression="4*5"', '4 ⊗ 5'],
  ['answer', 'problem="zeckendorf" n="100"', '89 + 8 + 3'],
  ['explanation', 'problem="zeckendorf" n="100" step="2"', 'One more step.'],
  ['sum', 'problem="zeckendorf" n="100" plus="54"', 'The sum is 154 = 144 + 8 + 2, after 4 carries.'],
  ['play', 'problem="zeckendorf" n="20" moves="1.1" limit="5"', 'The engine took 1. 18 stones are left'],
  ['word', 'problem="zeckendorf" n="100" from="60"', 'n = 100: 0'],
  ['heat', 'problem="zeckendorf" at="17,4"', 'Fibonacci nim'],
  ['compare', 'game="octal:0.77" with="octal:0.771"', 'The same, for ever'],
  ['value', 'problem="nim-square" n="1000" at="29"', 'g(29) = 5'],
  ['list', 'game="kayles" n="1000"', 'Up to n = 1,000, one n has the value 0'],
  ['list', 'game="take:squares" n="1000" list="gaps"', 'The largest gap up to n = 1,000 is'],
  ['explanation', 'expression="6*7"', 'The nim-sum of all 6 products: 3'],
  ['heat', 'expression="6*7"', '6 ⊗ 7 = 3'],
  ['explanation', 'game="wythoff" at="4,7"', 'P-position'],
  ['calculator', 'problem="stones" n="8"', '7'],
];

test('under a strict policy, every view shows its question and sends the answer event once', async ({
  page,
  playground: _,
}) => {
  const body = SHOWN.map(
    ([view, attributes]) => `<grundy-scope view="${view}" ${attributes}></grundy-scope>`,
  );
  await host(page, { body: body.join(''), policy: STRICT });
  await startAll(page);
  for (const [at, [view, attributes, words]] of SHOWN.entries()) {
    const shown = page.locator('grundy-scope').nth(at).locator('[part=view]');
    await expect.soft(shown, `${view} of ${attributes}`).toContainText(words);
  }
  await expect.poll(() => count(page, 'answer')).toBe(SHOWN.length);
  expect(await count(page, 'error')).toBe(0);
});

test('works in other shadow roots, when it is moved, fifty times, from two scripts, from another origin', {
  tag: '@full',
}, async ({ page, playground: _, baseURL }) => {
  test.slow();

  await test.step('works inside another shadow root, and when it is moved', async () => {
    await host(page, { body: '<div id="outer"></div>' });
    await page.evaluate(() => {
      const root = document.querySelector('#outer')?.attachShadow({ mode: 'open' });
      if (root) root.innerHTML = '<p><slot></slot></p><grundy-scope problem="stones" n="8"></grundy-scope>';
    });
    await expect(page.locator('grundy-scope .answer-digits')).toHaveAttribute('data-answer', '7');
    // Events leave both roots.
    expect(await sentEvents(page, 'answer')).toMatchObject([{ id: 'outer', answer: '7' }]);
    await page.evaluate(() => {
      const scope = document.querySelector('#outer')?.shadowRoot?.querySelector('grundy-scope');
      if (scope) document.querySelector('main')?.append(scope);
    });
    await page.locator('grundy-scope').evaluate((element) => element.setAttribute('n', '3'));
    await expect(page.locator('grundy-scope .answer-digits')).toHaveAttribute('data-answer', '1');
  });

  await test.step('fifty elements share one engine, and none starts before it scrolls near', async () => {
    const one = (n: number) =>
      `<grundy-scope id="s${n}" game="octal:0.${7 - (n % 3)}" n="${100 + n}" view="${n % 2 ? 'chart' : 'strip'}"></grundy-scope>`;
    await host(page, { body: Array.from({ length: 50 }, (_, n) => one(n)).join('') });
    await expect(page.locator('#s0').getByRole('slider').first()).toBeVisible();
    await expect.poll(() => count(page, 'answer')).toBeGreaterThan(1);
    expect(await count(page, 'answer')).toBeLessThan(12);
    expect(await page.locator('#s49 figure').count()).toBe(0);
    await page.locator('#s49').scrollIntoViewIfNeeded();
    await expect(page.locator('#s49').getByRole('slider').first()).toBeVisible();
    await startAll(page);
    await expect.poll(() => count(page, 'answer')).toBe(50);
    expect(page.workers().length).toBeLessThanOrEqual(2);
  });

  await test.step('two scripts on one page register one element', async () => {
    await host(page, {
      head: `<script type="module" src="${SCRIPT}?again"></script>`,
      body: '<grundy-scope problem="stones" n="8"></grundy-scope>',
    });
    await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '7');
  });

  await test.step('works in a page of another origin', async () => {
    const frame = await framed(page, new URL(SCRIPT, baseURL), 'localhost', '');
    await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '7');
    const link = frame.getByRole('link', { name: 'Open in Grundyscope' });
    await expect(link).toHaveAttribute('href', new URL('#1/stones?n=8', baseURL).href);
  });
});

test('works in a sandboxed frame that may only run scripts', async ({ page, playground: _, baseURL }) => {
  const script = new URL(SCRIPT, baseURL);
  const frame = await framed(page, script, script.hostname, 'sandbox="allow-scripts"');
  await expect(frame.locator('.answer-digits')).toHaveAttribute('data-answer', '7');
});

/**
 * Returns a frame with one element, in a page of this origin that the server delivers: Chromium
 * lets no other page fetch from the local machine.
 */
async function framed(page: Page, script: URL, host: string, sandbox: string) {
  const inner = `<script type="module" src="${script.href}"></script><grundy-scope problem="stones" n="8"></grundy-scope>`;
  const outside = new URL('robots.txt', script);
  outside.hostname = host;
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(outside.href);
  await page.setContent(
    `<iframe title="A notebook" ${sandbox} srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`,
  );
  return page.frameLocator('iframe');
}

const HOSTILE: [string, Record<string, string>][] = [
  ['nothing', {}],
  ['a view that is none', { game: 'kayles', view: 'pie' }],
  ['a view called __proto__', { game: 'kayles', view: '__proto__' }],
  ['a game that is none', { game: 'octal:<img src=x onerror=alert(1)>' }],
  ['a problem called constructor', { problem: 'constructor' }],
  ['n below zero', { game: 'kayles', n: '-5' }],
  ['n of a million characters', { game: 'kayles', n: '9'.repeat(1_000_000) }],
  ['a game of a million characters', { game: 'x'.repeat(1_000_000) }],
  ['heaps that are none', { problem: 'nim-square', n: '10', heaps: 'many' }],
  ['an expression that is none', { expression: '6*(7' }],
  ['a view that this does not have', { problem: 'zeckendorf', view: 'chart' }],
  ['nothing to compare with', { game: 'kayles', view: 'compare' }],
  ['nonsense to compare with', { game: 'kayles', view: 'compare', with: 'octal:9' }],
  ['a number below one', { problem: 'zeckendorf', n: '0' }],
  ['an expression that is none, and how it comes about', { expression: '6*(7', view: 'explanation' }],
  ['an expression of a million characters', { expression: '9'.repeat(1_000_000), view: 'explanation' }],
  ['a list of no game', { game: 'octal:9', view: 'list', list: 'records' }],
  ['nothing that can be added', { problem: 'zeckendorf', n: '5', plus: 'five', view: 'sum' }],
];

test('errors are sent as events and not thrown, and each element recovers', async ({
  page,
  playground: _,
}) => {
  await host(page, { body: '<grundy-scope>Words for everybody</grundy-scope>'.repeat(HOSTILE.length) });
  await page.evaluate(
    (all) => {
      for (const [at, attributes] of all.entries()) {
        const scope = document.querySelectorAll('grundy-scope')[at];
        for (const [name, value] of Object.entries(attributes)) scope?.setAttribute(name, value);
      }
    },
    HOSTILE.map(([, attributes]) => attributes),
  );
  await startAll(page);
  for (const [at, [what]] of HOSTILE.entries()) {
    const scope = page.locator('grundy-scope').nth(at);
    const status = scope.getByRole('status');
    await expect.soft(status, what).toContainText(/\w{3}/);
    const link = status.getByRole('link', { name: 'See one that works' });
    await expect.soft(link, what).toHaveAttribute('href', /\/some\/sub\/path\/$/);
    await expect.soft(scope.getByText('Words for everybody'), what).toBeVisible();
    expect.soft((await status.innerText()).length, what).toBeLessThan(400);
  }
  await expect.poll(() => count(page, 'error')).toBeGreaterThanOrEqual(HOSTILE.length);
  const problem = HOSTILE.findIndex(([, attributes]) => attributes.problem === 'constructor');
  await expect(page.locator('grundy-scope').nth(problem).getByRole('status')).toContainText(
    'There is no problem called “constructor” here. It can be nim-square, stones,',
  );
  // Each continues with valid input.
  await page.evaluate(() => {
    for (const scope of document.querySelectorAll('grundy-scope')) {
      for (const { name } of Array.from(scope.attributes)) scope.removeAttribute(name);
      scope.setAttribute('problem', 'stones');
      scope.setAttribute('n', '8');
    }
  });
  for (const [at, [what]] of HOSTILE.entries()) {
    const scope = page.locator('grundy-scope').nth(at);
    await expect.soft(scope.locator('.answer-digits'), what).toHaveAttribute('data-answer', '7');
    await expect.soft(scope.getByRole('status'), what).toHaveCount(0);
  }
});

test('invalid positions are ignored, and stopped work can be started again', { tag: '@full' }, async ({
  page,
  playground: _,
}) => {
  test.slow();

  await test.step('invalid positions in a sequence are ignored', async () => {
    const odd =
      'at="-1" range="9-2" width="0" bit="99" counts="all" theme="pink" controls="few" site="javascript:alert(1)"';
    const lang = 'x-'.repeat(50_000);
    await host(page, { body: `<grundy-scope game="kayles" ${odd} lang="${lang}"></grundy-scope>` });
    await expect(page.getByRole('slider', { name: /^Chart of Kayles/ })).toBeVisible();
    await expect(page.getByText('n = 0 to 200', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in Grundyscope' })).toHaveCount(0);
    expect(await count(page, 'error')).toBe(0);
  });

  await test.step('invalid positions in tables and lists are ignored', async () => {
    const odd = 'table="pie" row="-1" column="10^9" side="3" bit="99" at="1,2,3" list="all"';
    await host(page, {
      body: `<grundy-scope id="table" expression="6*7" view="heat" ${odd}></grundy-scope>
      <grundy-scope id="list" game="kayles" view="list" ${odd}></grundy-scope>`,
    });
    await startAll(page);
    await expect(page.locator('#table figcaption')).toHaveText('Rows 0 to 15, columns 0 to 15');
    await expect(page.locator('#table .cell-equation')).toHaveText('6 ⊗ 7 = 3');
    await expect(page.locator('#list')).toContainText('Up to n = 200, one n has the value 0');
    expect(await count(page, 'error')).toBe(0);
  });

  await test.step('stopped work can be started again', async () => {
    const views = ['chart', 'list', 'histogram', 'table" at="9999000'];
    const body = views.map(
      (view) => `<grundy-scope game="grundys-game" n="10000000" view="${view}"></grundy-scope>`,
    );
    await host(page, { body: `<div style="margin-top: 3000px"></div>${body.join('')}` });
    for (const [at, view] of views.entries()) {
      const scope = page.locator('grundy-scope').nth(at);
      await scope.evaluate((element) => (element as Scope).start());
      await scope.getByRole('button', { name: 'Cancel' }).click();
      await expect(scope.getByRole('status'), view).toContainText('Stopped');
      await scope.getByRole('button', { name: 'Try again' }).click();
      await expect(scope.getByRole('progressbar'), view).toBeVisible();
      await scope.getByRole('button', { name: 'Cancel' }).click();
      await expect(scope.getByRole('status'), view).toContainText('Stopped');
    }
  });
});

test('choices of the reader send change events', async ({ page, playground: _ }) => {
  await test.step('choices of the reader send change events', async () => {
    await host(page, { body: '<grundy-scope game="take:squares" n="200" controls="all"></grundy-scope>' });
    const chart = page.getByRole('slider', { name: /^Chart of/ });
    await chart.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => sentEvents(page, 'change')).toMatchObject([{ name: 'at', value: '1' }]);
    await page.keyboard.press('+');
    await expect.poll(async () => (await sentEvents(page, 'change')).at(-1)).toMatchObject({ name: 'range' });
    await page.getByLabel('Up to n').fill('50');
    await page.keyboard.press('Enter');
    await expect(page.getByText('n = 0 to 50', { exact: true }).first()).toBeVisible();
    expect((await sentEvents(page, 'change')).at(-1)).toMatchObject({
      name: 'n',
      value: '50',
      question: '#1/game?game=take:squares&n=50',
    });
    // The host page's attribute stays unchanged.
    await expect(page.locator('grundy-scope')).toHaveAttribute('n', '200');
  });

  await test.step('a game of Fibonacci nim sends each move, and goes on when the page changes its appearance', async () => {
    await host(page, { body: '<grundy-scope problem="zeckendorf" n="12" view="play"></grundy-scope>' });
    const scope = page.locator('grundy-scope');
    await scope.getByLabel('Take', { exact: true }).fill('1');
    await page.keyboard.press('Enter');
    await expect(scope.getByText('Engine', { exact: false }).last()).toBeVisible();
    await expect.poll(async () => (await sentEvents(page, 'change')).length).toBe(2);
    const [mine, both] = await sentEvents(page, 'change');
    expect(mine).toMatchObject({ name: 'moves', value: '1', question: '#1/zeckendorf?n=12;moves=1' });
    expect(both).toMatchObject({ name: 'moves' });
    await scope.evaluate((element) => element.classList.add('wide'));
    await expect(scope.getByText('You 1')).toBeVisible();
    expect(await scope.evaluate((element) => (element as { question?: string }).question)).toBe(
      both?.question,
    );
    // Another question from the page starts another game.
    await scope.evaluate((element) => element.setAttribute('n', '30'));
    await expect(scope.getByText('30 stones. Your move: take 1 to 29.').first()).toBeVisible();
    await scope.evaluate((element) => Object.assign(element, { hints: 'off', limit: 3 }));
    await expect(scope.getByText('Hidden, so that you can find out yourself.')).toBeVisible();
    await expect(scope.getByText('30 stones. Your move: take 1 to 3.').first()).toBeVisible();
  });

  await test.step('the reader can change the list and choose an entry', async () => {
    const list = '<grundy-scope game="take:squares" n="1000" view="list"></grundy-scope>';
    await host(page, { body: list });
    const scope = page.locator('grundy-scope');
    await expect(scope.getByRole('button', { name: 'P-positions' })).toHaveAttribute('aria-pressed', 'true');
    await scope.getByRole('button', { name: 'Records' }).click();
    await expect(scope).toContainText('values are greater than all before them.');
    const link = '#1/game?game=take:squares&n=1000;list=records';
    expect(await sentEvents(page, 'change')).toMatchObject([
      { name: 'list', value: 'records', question: link },
    ]);
    await scope.locator('.finds button').nth(1).click();
    await expect
      .poll(async () => (await sentEvents(page, 'change')).at(-1))
      .toMatchObject({ name: 'at', value: '1' });
    await expect(scope.locator('.finds [aria-pressed=true]')).toHaveText('g(1) = 1');
    // A click on the open list does not close it.
    await scope.getByRole('button', { name: 'Records' }).click();
    await expect(scope.locator('.finds')).toBeVisible();
  });
});

test('tables are panned, words and games changed, and nothing without controls', { tag: '@full' }, async ({
  page,
  playground: _,
}) => {
  test.slow();

  await test.step('nimber tables can be panned, and expressions can be changed', async () => {
    const one = (id: string, view: string, more = '') =>
      `<grundy-scope id="${id}" expression="6*7" view="${view}" ${more}></grundy-scope>`;
    await host(page, {
      body:
        one('tables', 'heat') +
        one('steps', 'explanation', 'controls="all"') +
        one('quiet', 'heat', 'site="none"'),
    });
    await startAll(page);
    const tables = page.locator('#tables');
    const last = async () => (await sentEvents(page, 'change')).at(-1);
    await tables.getByRole('radio', { name: 'Sum' }).check({ force: true });
    await expect(tables.locator('.cell-card')).toContainText('Point at a cell');
    expect(await last()).toMatchObject({ id: 'tables', name: 'table', value: 'sum' });
    await tables.getByRole('button', { name: 'Down', exact: false }).first().click();
    await expect
      .poll(last)
      .toMatchObject({ name: 'row', value: '8', question: '#1/nimbers?e=6*7;table=sum&row=8' });
    await expect(tables.locator('figcaption')).toHaveText('Rows 8 to 23, columns 0 to 15');
    await tables.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(last).toMatchObject({ id: 'tables', name: 'at' });
    // Links to a calculation open the page in a new window; without a page they are omitted.
    const work = tables.getByRole('link', { name: 'Show the steps' });
    await expect(work).toHaveAttribute('href', /^http.*\/some\/sub\/path\/#1\/nimbers\?e=\d+\+\d+/);
    await expect(work).toHaveAttribute('target', '_blank');
    await expect(page.locator('#quiet .cell-equation')).toHaveText('6 ⊗ 7 = 3');
    await expect(page.locator('#quiet a')).toHaveCount(0);
    // Step by step, then another expression.
    const steps = page.locator('#steps');
    await steps.getByRole('button', { name: 'Next' }).click();
    await expect(steps).toContainText('1 of 6 products, nim-sum so far: 6');
    await steps.getByLabel('An expression').fill('3+5');
    await page.keyboard.press('Enter');
    await expect(steps.locator('.operation h3')).toHaveText('3 ⊕ 5 = 6');
    expect(await last()).toMatchObject({
      id: 'steps',
      name: 'expression',
      value: '3+5',
      question: '#1/nimbers?e=3+5',
    });
  });

  await test.step('the Fibonacci word can be panned, and an explanation has steps', async () => {
    const one = (view: string) =>
      `<grundy-scope id="${view}" problem="zeckendorf" n="100" view="${view}"></grundy-scope>`;
    await host(page, { body: one('word') + one('explanation') });
    await page.locator('#word').getByRole('button', { name: 'Later' }).click();
    await expect.poll(() => sentEvents(page, 'change')).toMatchObject([{ id: 'word', name: 'from' }]);
    await page.locator('#explanation').getByRole('button', { name: 'Back' }).click();
    await expect
      .poll(async () => (await sentEvents(page, 'change')).at(-1))
      .toMatchObject({ name: 'step', value: '2' });
    await expect(page.locator('#explanation')).toContainText('One more step.');
  });

  await test.step('the compared game can be changed', async () => {
    const body = '<grundy-scope game="kayles" with="nim" view="compare" controls="all"></grundy-scope>';
    await host(page, { body });
    const verdict = page.locator('.period-head');
    await expect(verdict).toHaveText('Different again and again, for ever');
    await page.getByLabel('Another game').fill('octal:0.771');
    await page.keyboard.press('Enter');
    await expect(verdict).toHaveText('The same, for ever');
    expect(await sentEvents(page, 'change')).toMatchObject([
      { name: 'with', value: 'octal:0.771', question: '#1/game?game=kayles&n=200;with=octal:0.771' },
    ]);
    await page.getByLabel('Another game').fill('octal:nine');
    await page.keyboard.press('Enter');
    await expect(page.locator('grundy-scope .note.wrong')).toContainText('octal:');
  });

  await test.step('without controls, the reader cannot make moves', async () => {
    const body =
      '<grundy-scope problem="zeckendorf" n="12" view="play" moves="1" controls="none"></grundy-scope>';
    await page.clock.install();
    await host(page, { body });
    await expect(page.getByText('You 1')).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(page.getByText(/^Engine \d/)).toHaveCount(0);
    expect(await count(page, 'change')).toBe(0);
  });
});

test('each element has its own language and direction, errors too', async ({ page, playground: _ }) => {
  await test.step('each element has its own language and direction', async () => {
    const one = (id: string, more = '') =>
      `<grundy-scope id="${id}" game="kayles" n="20" view="histogram" ${more}></grundy-scope>`;
    const body = `${one('plain')}${one('own', 'lang="en-XA"')}<div lang="ar-XB" id="around">${one('inherits')}</div>
    <div lang="en-XA"><div id="outer"></div></div>${one('unknown', 'lang="tlh"')}`;
    await host(page, { body });
    await page.evaluate((inner) => {
      const root = document.querySelector('#outer')?.attachShadow({ mode: 'open' });
      if (root) root.innerHTML = inner;
      for (const within of [document, root])
        for (const scope of within?.querySelectorAll('grundy-scope') ?? [])
          (scope as HTMLElement & { start(): void }).start();
    }, one('deep'));
    await expect.poll(() => count(page, 'answer')).toBe(5);
    const frame = (id: string) => page.locator(`#${id} .scope`);
    for (const [id, lang, dir, open] of [
      ['plain', 'en', 'ltr', 'Open in Grundyscope'],
      ['own', 'en-XA', 'ltr', 'ÖÖþééñ'],
      ['inherits', 'ar-XB', 'rtl', 'Open in Grundyscope'],
      ['deep', 'en-XA', 'ltr', 'ÖÖþééñ'],
      ['unknown', 'en', 'ltr', 'Open in Grundyscope'],
    ] as const) {
      await expect(frame(id)).toHaveAttribute('lang', lang);
      await expect(frame(id)).toHaveAttribute('dir', dir);
      await expect(frame(id)).toContainText(open);
    }
    // Also in nested elements, and in parts that appear only under the pointer.
    await expect(page.locator('#own').getByRole('slider')).toHaveAttribute('aria-label', /[åéö]/);
    await expect(page.locator('#plain').getByRole('slider')).toHaveAttribute('aria-label', /^[ -~]*$/);
    // The page may change the language later, on an ancestor or on the element.
    await page.locator('#around').evaluate((element) => element.setAttribute('lang', 'en-XA'));
    await expect(frame('inherits')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('#inherits').getByRole('slider')).toHaveAttribute('aria-label', /[åéö]/);
    await page.locator('#own').evaluate((element) => element.setAttribute('lang', 'ar-XB'));
    await expect(frame('own')).toHaveAttribute('dir', 'rtl');
    await expect(frame('own')).toContainText('Open in Grundyscope');
    await expect(frame('plain')).toHaveAttribute('lang', 'en');
  });

  await test.step('errors use the language of the page, even before anything else is loaded', async () => {
    await host(page, {
      body: '<div lang="en-XA"><grundy-scope game="kayles" view="pie"></grundy-scope></div>',
    });
    await expect(page.locator('grundy-scope').getByRole('status')).toContainText('ñöö');
  });
});

test('without controls it is a picture; its styles are its own; pictures follow the colours of the page', async ({
  page,
  playground: _,
}) => {
  await test.step('without controls, an element is a picture only', async () => {
    const one = (given: string) => `<grundy-scope ${given} controls="none"></grundy-scope>`;
    await host(page, {
      body: `${one('game="kayles"')}${one('expression="6*7" view="heat"')}${one('expression="6*7" view="answer"')}`,
    });
    await expect(page.getByRole('slider')).toBeVisible();
    await startAll(page);
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page.locator('.answer-digits')).toHaveAttribute('data-answer', '3');
    for (const role of ['button', 'radio', 'combobox', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  });

  await test.step('styles are independent of the page, except for its settings', async () => {
    const styles = `<style>
    html { font-size: 40px; --ink: 7px; --unit: 3; --paper: 3deg; color-scheme: light }
    p, button, figure { border: 9px solid red; text-transform: uppercase }
    main { letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; text-indent: 2em; text-shadow: 1px 1px red;
      white-space: pre; word-break: break-all; hyphens: auto; cursor: help; text-align: right; font: italic 700 30px/3 serif }
    #styled { --grundyscope-paper: rgb(1, 2, 3) } #styled::part(frame) { border: 5px solid rgb(4, 5, 6) }
    #dark { color-scheme: dark }</style>`;
    const one = (id: string, more = '') =>
      `<grundy-scope id="${id}" problem="stones" n="8" ${more}></grundy-scope>`;
    await host(page, {
      head: styles,
      body: one('plain') + one('styled') + one('dark') + one('light', 'theme="light"'),
    });
    await startAll(page);
    const frame = (id: string) => page.locator(`#${id} .scope`);
    await expect(frame('light').locator('.answer-digits')).toBeVisible();
    await expect(frame('plain')).toHaveCSS('background-color', 'rgb(252, 251, 248)');
    await expect(frame('plain').locator('.answer-label')).toHaveCSS('border-width', '0px');
    for (const [property, value] of [
      ['letter-spacing', 'normal'],
      ['word-spacing', '0px'],
      ['text-transform', 'none'],
      ['text-indent', '0px'],
      ['text-shadow', 'none'],
      ['white-space', 'normal'],
      ['word-break', 'normal'],
      ['hyphens', 'manual'],
      ['cursor', 'auto'],
      ['text-align', 'start'],
      ['font-weight', '400'],
      ['font-style', 'normal'],
    ] as const)
      await expect(frame('plain'), property).toHaveCSS(property, value);
    await expect(frame('plain').locator('.answer-meta .number')).toHaveCSS('font-size', /^13\.5/);
    await expect(frame('styled')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(frame('styled')).toHaveCSS('border-top-color', 'rgb(4, 5, 6)');
    await expect(frame('dark')).toHaveCSS('background-color', 'rgb(19, 21, 27)');
    await page.locator('#light').evaluate((element) => element.setAttribute('theme', 'dark'));
    await expect(frame('light')).toHaveCSS('background-color', 'rgb(19, 21, 27)');
  });

  await test.step('pictures follow when the page turns dark', async () => {
    await host(page, { body: '<grundy-scope game="kayles" controls="none"></grundy-scope>' });
    const canvas = page.locator('grundy-scope canvas').first();
    await expect(page.getByRole('slider')).toBeVisible();
    await expect.poll(() => count(page, 'answer')).toBe(1);
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'light';
    });
    const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
    let light = '';
    const isStill = async () => {
      const before = light;
      light = await picture();
      return light === before;
    };
    await expect.poll(isStill).toBe(true);
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'dark';
    });
    await expect.poll(picture).not.toBe(light);
  });
});

/** Each kind of picture, and its drawing area. */
const DRAWN: [given: string, canvas: string][] = [
  ['game="kayles"', '.plot canvas'],
  ['game="octal:0.77" n="60" view="strip" width="period"', '.cells canvas'],
  ['game="take:squares" n="10^5" view="histogram"', '.bars canvas'],
  ['game="take:squares" n="1000" view="list" list="gaps"', '.bars canvas'],
  ['game="wythoff" at="4,7"', '.heat canvas'],
  ['expression="6*7" view="heat"', '.plane canvas'],
  ['game="nim" n="7" with="take:1,4" view="compare"', 'grundy-compare canvas'],
  ['problem="zeckendorf" n="20" view="word"', 'grundy-word canvas'],
];

test('drawings scale with the font size and the width, and colours follow the page’s', {
  tag: '@full',
}, async ({ page, playground: _ }) => {
  test.slow();
  const more = [
    'expression="6*7" view="explanation"',
    'problem="zeckendorf" n="20" view="play"',
    'game="kayles" view="table"',
  ];
  const all = [...DRAWN.map(([given]) => given), ...more];
  await host(page, {
    body: `<div id="column">${all.map((given) => `<grundy-scope ${given}></grundy-scope>`).join('')}</div>`,
  });
  await startAll(page);
  await expect.poll(() => count(page, 'answer')).toBe(all.length);
  for (const [width, size] of [
    [360, 16],
    [360, 32],
    [720, 24],
    [720, 32],
    [720, 16],
  ] as const)
    await test.step(`drawings scale with the font size of ${size} px without overflow at ${width} px`, async () => {
      await page.evaluate(
        ([width, size]) => {
          document.documentElement.style.setProperty('--grundyscope-size', `${size}px`);
          (document.querySelector('#column') as HTMLElement).style.width = `${width}px`;
        },
        [width, size] as const,
      );
      // The unit of a picture in pixels.
      const units = () =>
        page.evaluate(
          (names) =>
            names.map((name, at) => {
              const root = document.querySelectorAll('grundy-scope')[at]?.shadowRoot;
              const canvas = root?.querySelector<HTMLCanvasElement>(name);
              return Math.round(100 * (canvas?.getContext('2d')?.getTransform().a ?? 0)) / 100;
            }),
          DRAWN.map(([, name]) => name),
        );
      await expect.poll(units).toEqual(DRAWN.map(() => size / 16));
      await expect.poll(() => overflowing(page)).toEqual([]);
    });

  await test.step('with a large font, a wide element uses the narrow layout; the pointer hits the right cell', async () => {
    await host(page, {
      head: '<style>:root { --grundyscope-size: 32px }</style>',
      body: `<div style="width: 900px"><grundy-scope id="steps" expression="6*7" view="explanation"></grundy-scope>
      <grundy-scope id="cells" game="octal:0.77" n="60" view="strip"></grundy-scope></div>`,
    });
    await startAll(page);
    const table = page.locator('#steps .expansion-table');
    await expect(table).toBeVisible();
    // The whole table, and the text below it.
    const [inner, outer] = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(inner).toBeLessThanOrEqual(outer ?? 0);
    expect((await page.locator('#steps .expansion-side').boundingBox())?.x).toBeLessThan(100);
    await page
      .locator('#cells .cells canvas')
      .first()
      .hover({ position: { x: 75, y: 25 } });
    await expect(page.locator('#cells .reading')).toHaveText('g(1) = 1');
  });

  await test.step('with a custom paper colour, fields, wells and rules follow', async () => {
    await host(page, {
      head: `<style>body { background: #10231c; color: #e8f0e4; color-scheme: dark }
      .own { --grundyscope-paper: rgb(0, 40, 0); --grundyscope-ink: rgb(255, 255, 255) }
      .with-sheet { --grundyscope-sheet: rgb(1, 2, 3) }</style>`,
      body: ['own', 'own with-sheet', 'usual']
        .map((name) => `<grundy-scope class="${name}" game="kayles" controls="all"></grundy-scope>`)
        .join(''),
    });
    await startAll(page);
    await expect(page.getByRole('slider', { name: /^Chart/ })).toHaveCount(3);
    const field = (at: number) => page.locator('grundy-scope').nth(at).getByLabel('Up to n');
    const colour = (at: number) => field(at).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colour(0)).toMatch(/^oklab/);
    expect(await colour(1)).toBe('rgb(1, 2, 3)');
    expect(await colour(2)).toBe('rgb(26, 29, 37)');
    await expect.poll(() => violations(page)).toEqual([]);
    // The page may change it later.
    await page
      .locator('.own')
      .first()
      .evaluate((element) => element.classList.remove('own'));
    await expect.poll(() => colour(0)).toBe('rgb(26, 29, 37)');
  });
});

test('axe finds nothing in any view, light and dark, and none overflows a narrow column', {
  tag: '@full',
}, async ({ page, playground: _ }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const body = SHOWN.map(
    ([view, attributes]) => `<grundy-scope view="${view}" ${attributes} controls="all"></grundy-scope>`,
  );
  await host(page, {
    body: `<div id="column">${body.join('')}<grundy-scope game="kayles" view="pie">Words</grundy-scope></div>`,
  });
  await startAll(page);
  await expect.poll(() => count(page, 'answer')).toBe(SHOWN.length);
  await expect.poll(() => violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => violations(page, 'color-contrast')).toEqual([]);
  for (const [window, column] of [
    [768, 280],
    [320, 280],
    [320, 304],
  ] as const) {
    await page.setViewportSize({ width: window, height: 900 });
    await page.locator('#column').evaluate((element, column) => {
      element.style.width = `${column}px`;
    }, column);
    await expect.poll(() => overflowing(page), { message: `${column} of ${window} px` }).toEqual([]);
  }
});

/** The elements that are wider than their places, and the page if it is wider than the window. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('grundy-scope')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
