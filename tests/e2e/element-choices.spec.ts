// What readers choose in an element, and its language.
import { count, host, sentEvents } from './element-host';
import { expect, test } from './page';

test('choices of the reader send change events', async ({ page }) => {
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

test('each element has its own language and direction, errors too', async ({ page }) => {
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
