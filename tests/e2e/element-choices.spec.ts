// What readers choose in an element, and its language.
import { count, host, sentEvents, startAll } from './element-host';
import { expect, test } from './page';

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
