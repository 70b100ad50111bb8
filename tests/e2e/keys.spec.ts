// Keyboard and screen reader: one Tab stop a table, focus is never lost, changes are announced.
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

test('the page has few Tab stops, one for the table, in which arrow keys move', async ({
  playground,
  page,
}) => {
  await test.step('the table is one Tab stop; arrow keys move through it and to the next page', async () => {
    await playground.open('#1/nim-square?n=250;at=250');
    await expect(page.locator('.values [data-n="250"]')).toBeVisible();
    await expect(page.locator('.values td button[tabindex="0"]')).toHaveCount(1);
    await page.locator('.values [data-n="250"]').focus();
    for (const [key, n] of [
      ['ArrowDown', '260'],
      ['ArrowLeft', '259'],
      ['ArrowUp', '249'],
      ['PageDown', '349'],
      ['PageUp', '249'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(`.values [data-n="${n}"]`)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => playground.hash()).toContain('at=249');
    await expect(page.locator('.values td button[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.values :focus')).toHaveCount(0);
  });
  await test.step('the whole page has few Tab stops', async () => {
    await playground.open('#1/nim-square?n=250;at=250');
    await expect(page.locator('.values [data-n="250"]')).toBeVisible();
    const stops = await page
      .locator('a[href], button:not([disabled]), input, textarea, summary, [tabindex]')
      .evaluateAll((all) => all.filter((element) => (element as HTMLElement).tabIndex >= 0).length);
    // A dozen of these are links to options of the explained value.
    expect(stops).toBeLessThan(70);
  });
});

test('the focus stays near what disappears', async ({ playground, page }) => {
  await test.step('the focus stays near a Stop or Go on button that disappears', async () => {
    await playground.open('#1/nim-square?n=29');
    await playground.n.fill('20000000');
    const answering = page.locator('.answering');
    await answering.getByRole('button', { name: 'Stop' }).focus();
    await page.keyboard.press('Enter');
    await expect(answering.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(playground.n).toBeFocused();
    await answering.getByRole('button', { name: 'Stop' }).click();

    await playground.n.fill('30');
    await expect(playground.answer).not.toHaveAttribute('data-stale', 'true');
    await page.getByLabel('Go to n').fill('19999999');
    await page.keyboard.press('Enter');
    const table = page.locator('.all-values .state[data-home="goto"]');
    await table.getByRole('button', { name: 'Stop' }).focus();
    await page.keyboard.press('Enter');
    await expect(table.getByRole('button', { name: 'Go on' })).toBeFocused();
  });
  await test.step('the focus stays near a field or a link that disappears with its question', async () => {
    await page.goto('./#1/lesson?name=nim&step=4');
    await page.getByRole('textbox', { name: 'Your answer' }).fill('6');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'What is 3 ⊕ 5?' })).toBeFocused();
    await page.goto('./#1/exercise?kinds=value&seed=4');
    await page.getByRole('link', { name: 'As a worksheet on paper' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Worksheet' })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
  });
});

test('changes elsewhere are announced, and Escape removes the cursor', async ({
  playground,
  page,
  context,
}) => {
  await test.step('changes elsewhere on the page are announced', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await playground.open('#1/nim-square?n=250;at=250');
    const announces = (text: string | RegExp) =>
      expect(page.locator('[aria-live="polite"]').filter({ hasText: text }).first()).toHaveCount(1);
    await announces('Losing starting positions');
    await page.locator('.values [data-n="204"]').click();
    await announces('Explained now: g(204) =');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy the answer' }).click();
    await announces(/^Copied$/);
    await playground.n.fill('abc');
    await announces('The answer shown is still the one for N = 250, 3 heaps.');
  });
  await test.step('Escape removes the cursor', async () => {
    await playground.open('#1/nim-square?n=100');
    const hint = page.getByText('Drag across to zoom in.');
    await page.getByLabel(/^Chart of/).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(hint).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(hint).toBeVisible();
  });
});

test('the mex explanation advances step by step, by keys and by playing', async ({ page, playground }) => {
  await playground.open('#1/nim-square?n=1000;at=29');
  const mex = page.locator('grundy-mex');
  const player = mex.getByRole('group', { name: 'Step by step' });
  const sentence = mex.locator('.mex-sentence');
  await expect(sentence).toContainText('everything below 5 occurs');
  await player.getByRole('button', { name: 'Step forward' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sentence).toHaveText('Is there an option of value 0? Yes: g(20).');
  await expect(mex.locator('.recurrence [data-now]')).toHaveText([/g\(20\)/, /^0/]);
  await page.keyboard.press('End');
  await expect(mex.locator('.tile.absent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sentence).toContainText('everything below 5 occurs');

  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(sentence).toContainText('of value 1? Yes');
  await player.getByRole('button', { name: 'Pause' }).click();
  // Another value shows its whole explanation again.
  await mex.getByRole('button', { name: 'g(13)' }).first().click();
  await expect(page.locator('.mex-head')).toContainText('(13)');
  await expect(sentence).not.toContainText('Is there');
  // An explanation beside the table leads on in its place.
  await page.locator('.values [data-n="20"]').click();
  await expect(page.locator('.all-values .mex-head')).toContainText('(20)');
  await page.locator('.all-values grundy-mex').getByRole('button', { name: 'g(4)' }).first().click();
  const head = page.locator('.all-values .mex-head');
  await expect(head).toContainText('(4)');
  // By one, or typed; what is no n of this game is refused with the range.
  await mex.getByRole('button', { name: 'One more' }).click();
  await expect(head).toContainText('(5)');
  const typed = mex.getByRole('textbox', { name: 'Explained n' });
  await typed.fill('-1');
  await typed.press('Enter');
  await expect(mex.getByRole('alert')).toHaveText('0 to 20,000,000');
  await typed.fill('1000');
  await typed.press('Enter');
  await expect(head).toContainText('(1,000)');
});

test('what is chosen is visible in forced colours', async ({ playground, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await playground.open('#1/stones?n=8');
  for (const [chosen, outline] of [
    ['.segments > label:has(:checked)', 'solid'],
    ['.preset[aria-pressed="true"]', 'solid'],
    ['.values [aria-pressed="true"]', 'solid'],
    ['.pick[aria-current="page"]', 'solid'],
    ['.preset[aria-pressed="false"]', 'none'],
  ] as const)
    await expect(page.locator(chosen).first(), chosen).toHaveCSS('outline-style', outline);
});

test('every control has a visible focus', async ({ page, playground }) => {
  await playground.open('#1/stones?n=10');
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return;
      const marked = [focused, focused.parentElement].some((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element as Element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      return marked ? undefined : focused.outerHTML.slice(0, 200);
    });
    expect(hidden, `stop ${stop}`).toBeUndefined();
  }
});
