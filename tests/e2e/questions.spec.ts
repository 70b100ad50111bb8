// Questions and answers: every published answer, links, history and input.
import { fixtures } from '../wasm/fixtures.mjs';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

for (const { problem, arguments: given, answer } of fixtures.checks) {
  const query = Object.entries(given)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  test(`a pasted link is answered: ${problem}?${query}`, {
    tag: query === 'n=10^6' ? '@full' : [],
  }, async ({ playground }) => {
    test.setTimeout(90_000);
    await playground.page.goto(`./#1/${problem}?${query}`);
    await expect(playground.answer).toHaveAttribute('data-answer', answer, { timeout: 60_000 });
    expect(playground.hash()).toContain(`#1/${problem}?n=`);
  });
}

test('the first visit shows an answered example', async ({ playground, page }) => {
  await playground.open();
  await playground.answers('12430812');
  await expect(page.getByRole('heading', { level: 2, name: 'Nim Square' })).toBeVisible();
  expect(playground.hash()).toBe('#1/nim-square?n=1000&heaps=3');
  await expect(page).toHaveTitle(/Nim Square/);
});

test('every published answer of the page is one click away and right', { tag: '@full' }, async ({
  playground,
  page,
}) => {
  test.setTimeout(90_000);
  await playground.open();
  const picks = await page.locator('a.pick').count();
  expect(picks).toBeGreaterThanOrEqual(4);
  for (let pick = 0; pick < picks; pick += 1) {
    await page.locator('a.pick').nth(pick).click();
    const presets = page.locator('.preset');
    await expect(presets.first()).toBeVisible();
    await page.getByRole('button', { name: /^Show the published/ }).click();
    for (let index = 0; index < (await presets.count()); index += 1) {
      const preset = presets.nth(index);
      const answer = (await preset.locator('b').innerText()).replace(/\D/g, '');
      await preset.click();
      await playground.answers(answer);
      await expect(page.locator('.tag.right')).toBeVisible();
    }
  }
});

test('typing shows the parsed value and its answer', async ({ playground, page }) => {
  await playground.open();
  for (const [typed, digits] of [
    ['100 000', '100000'],
    ['1e5', '100000'],
    ['10**5', '100000'],
    ['2^17-31072', '100000'],
    ['١٠٠٠٠٠', '100000'],
    ['१०००००', '100000'],
    ['１０００００', '100000'],
  ] as const) {
    await playground.n.fill('29');
    await playground.answers('1160');
    await playground.n.fill(typed);
    await expect(page.locator('#field-n-note .understood')).toHaveAttribute('data-value', digits);
    await expect(playground.note).toHaveText('= 100,000');
    await playground.answers('2586528661783');
  }
  // What reads as it was typed is not repeated.
  for (const typed of ['100000', '100,000']) {
    await playground.n.fill(typed);
    await expect(playground.note).toHaveText(/^0 to /);
    await playground.answers('2586528661783');
  }
});

test('a bad N shows the allowed range, keeps the input and marks the earlier answer', async ({
  playground,
  page,
}) => {
  await playground.open('#1/nim-square?n=29');
  await playground.answers('1160');
  for (const [typed, sentence] of [
    ['1.000', /whole numbers/],
    ['1,00', /groups of three/],
    ['-5', /0/],
    ['2.9', /whole numbers/],
    ['many', /number/],
    ['', /number/i],
    ['20000001', /20,000,000/],
    ['10^(10^9)', /20,000,000/],
  ] as const) {
    await playground.n.fill(typed);
    await expect(playground.note).toHaveText(sentence);
    await expect(playground.n).toHaveAttribute('aria-invalid', 'true');
    await expect(playground.n).toHaveValue(typed);
    await expect(playground.answer).toHaveAttribute('data-answer', '1160');
    await expect(playground.answer).toHaveAttribute('data-stale', 'true');
    await expect(page.getByText('answer for N = 29')).toBeVisible();
  }
  await playground.n.fill('29');
  await playground.answers('1160');
});

test('back and forward lead through the questions', async ({ playground, page }) => {
  await playground.open('#1/nim-square?n=29');
  await playground.answers('1160');
  await page.getByRole('link', { name: /Flipping Game/ }).click();
  await playground.answers('31395');
  await page.locator('.preset[data-n="5"]').click();
  await playground.answers('8');
  await playground.n.fill('2');
  await playground.n.press('Enter');
  await playground.answers('0');
  await page.goBack();
  await playground.answers('8');
  await page.goBack();
  await playground.answers('31395');
  await page.goBack();
  await playground.answers('1160');
  expect(playground.hash()).toContain('n=29');
  await page.goForward();
  await page.goForward();
  await playground.answers('8');
  await expect(playground.n).toHaveValue('5');
});

for (const pause of [0, 1000]) {
  test(`a link replaces typed input, ${pause} ms later`, async ({ playground, page }) => {
    const pick = page.getByRole('link', { name: /Nim Square/ });
    await playground.open();
    await page.goto(`./${await pick.getAttribute('href')}`);
    await playground.answers('12430812');
    await playground.n.fill('29');
    if (pause > 0) await playground.answers('1160');
    await page.waitForTimeout(pause);
    await pick.click();
    await playground.answers('12430812');
    await expect(playground.n).toHaveValue(/^1[ ,]?000$/);
  });
}

test('a hash pasted into the address bar opens its view', async ({ playground, page }) => {
  await playground.open();
  await page.evaluate(() => {
    location.hash = '#1/fibonacci-nim?n=10^18&modulus=10^8';
  });
  await playground.answers('88351299');
  await expect(playground.n).toHaveValue('10^18');
  await page.reload();
  await playground.answers('88351299');
});

for (const hash of [
  '#1/chess?n=5',
  '#9/nim-square?n=5',
  '#1/nim-square?n=%E0%A4%A',
  `#1/stones?n=${'9'.repeat(200_000)}`,
]) {
  test(`a broken link says so and starts with a question: ${hash.slice(0, 30)}`, async ({
    playground,
    page,
  }) => {
    await playground.open(hash);
    await expect(page.getByRole('alert')).toBeVisible();
    await playground.answers('12430812');
  });
}

test('a link to a wrong N keeps the text and answers the default question', async ({ playground }) => {
  await playground.open('#1/nim-square?n=1.000');
  await expect(playground.n).toHaveValue('1.000');
  await expect(playground.note).toHaveText(/whole numbers/);
  await expect(playground.answer).toHaveAttribute('data-stale', 'true');
});

test('other parameters count too', async ({ playground, page }) => {
  await playground.open('#1/nim-square?n=4');
  await page.getByLabel('Heaps').fill('1');
  await playground.answers('2');
  expect(await page.getByLabel('Heaps').inputValue()).toBe('1');
  await page.getByLabel('Heaps').fill('9');
  await expect(page.locator('#field-heaps-note')).toHaveText(/8/);
});

test('a very long answer is shortened and can be shown whole', async ({ playground, page }) => {
  await playground.open('#1/fibonacci-nim?n=10^1000');
  await expect(page.getByText(/digits/).first()).toBeVisible();
  const digits = await playground.answer.getAttribute('data-answer');
  expect(digits?.length).toBeGreaterThan(1990);
  await page.getByRole('button', { name: 'Show all digits' }).click();
  const shown = await page.locator('.answer-all').innerText();
  expect(shown.replace(/\D/g, '')).toBe(digits);
});

test('the answer can be copied', async ({ playground, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playground.open('#1/nim-square?n=100000');
  await playground.answers('2586528661783');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2586528661783');
});

test('a batch is answered line by line', async ({ playground, page }) => {
  await playground.open('#1/stones?n=8');
  await page.getByText('Many questions', { exact: true }).click();
  await page.getByLabel('Questions, one N a line').fill('3\n8\n10\n1.5');
  await page.getByRole('button', { name: 'Answer all' }).click();
  await expect(page.getByText(/Line 4/)).toBeVisible();
  const answers = await page.getByLabel('Answers, line by line').evaluate((element) => {
    return (element as HTMLTextAreaElement).value ?? element.textContent;
  });
  expect(answers.split('\n').slice(0, 3)).toEqual(['1', '7', '7']);
  // Three lines follow a 3, which may be their count; the reader decides.
  const count = page.getByRole('checkbox', { name: /how many lines follow/ });
  await expect(page.getByText('it may: line 1 is 3')).toBeVisible();
  await expect(count).not.toBeChecked();
  await count.check();
  await page.getByRole('button', { name: 'Answer all' }).click();
  await expect(page.getByLabel('Answers, line by line')).toHaveValue(/^\n7\n7\n/);
  expect(playground.hash()).toContain('mode=many');
});
