// What readers choose in an element, and its language.
import { count, host, sentEvents } from './element-host';
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
    await scope.evaluate((element) => Object.assign(element, { n: 30, hints: 'off', limit: 3 }));
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

test('each element has its own language and direction, errors too', async ({ page, playground: _ }) => {
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
