// The lessons: predictions before explanations, live views inside steps, tasks at the end, progress
// in this browser, and the same in frames.
import type { Page } from '@playwright/test';
import { frameOf, host } from './element-host';
import { expect, inOrder, test } from './page';

inOrder();
test.use({ sharePage: true });

const heading = (page: Page) => page.locator('.lesson-heading').first();
/** The figure of a live view. */
const figure = (page: Page) => page.locator('grundy-live-view figure').last();

test('wrong answers at the end may be tried again; then the lesson is done, here only', async ({ page }) => {
  await page.goto('./#1/lesson?name=mex&step=7');
  const task = (at: number) => page.locator('.lesson-task').nth(at);
  const answer = async (at: number, typed: string) => {
    await task(at).getByRole('textbox').fill(typed);
    await task(at).getByRole('textbox').press('Enter');
  };
  await answer(0, 'five');
  await expect(task(0).getByRole('alert')).toContainText('Type a whole number');
  await expect(task(0).getByRole('textbox')).toHaveValue('five');
  await answer(0, '1');
  await expect(task(0).getByRole('status')).toContainText('Right.');
  await answer(1, '4');
  // Three questions in a view, of which one is answered wrong at first.
  const practise = async (answers: string[]) => {
    for (const typed of answers) {
      await answer(2, typed);
      await expect(task(2).locator('.exercise-verdict')).toBeVisible();
      await page.keyboard.press('Enter');
    }
  };
  await practise(['1', '3', '2']);
  await expect(task(2).locator('.lesson-verdict')).toContainText('Not all three are right.');
  await expect(page.locator('.lesson-done')).toBeEmpty();
  await task(2).getByRole('button', { name: 'The same questions again' }).click();
  await practise(['1', '0', '2']);
  await expect(task(2).locator('.lesson-verdict')).toContainText('Done: you solved this one.');
  await expect(page.locator('.lesson-done')).toContainText('Done.');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('link', { name: /^Grundy values/ })).toContainText('done');
  await page.getByRole('button', { name: 'Forget my progress' }).click();
  await expect(page.getByRole('link', { name: /^Grundy values/ })).toContainText('8 minutes');
});

test('a lesson: a prediction before the explanation, and the view inside', async ({ page }) => {
  await test.step('a prediction comes before the explanation, and Next leads on with the focus', async () => {
    await page.goto('./#1/lesson?name=nim&step=3');
    await expect(heading(page)).toHaveText('Three heaps');
    await expect(page.locator('.lesson-why, grundy-live-view')).toHaveCount(0);
    await page.getByRole('button', { name: 'The player who moves first' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'six moves' })).toBeVisible();
    await expect(page.locator('.lesson-why')).toContainText('It is a P-');
    await expect(figure(page)).toContainText('6 losing moves');
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(heading(page)).toHaveText('Adding without carrying');
    await expect(heading(page)).toBeFocused();
    expect(page.url()).toMatch(/name=nim&step=4$/);
    await page.goBack();
    await expect(page.locator('.lesson-why')).toBeVisible();
    // The list of lessons leads back.
    await page.goto('./#1/lessons');
    const on = page.getByRole('link', { name: /^Continue “Nim and binary” at step \d$/ });
    await expect(on).toHaveAttribute('href', /name=nim&step=\d$/);
  });
  await test.step('the view inside is the real one: a change is answered, and its link follows', async () => {
    await page.goto('./#1/lesson?name=nim&step=1');
    await expect(figure(page)).toContainText('One winning move');
    const field = page.locator('grundy-live-view').getByLabel('Position', { exact: true });
    await field.fill('nim 4 4');
    await expect(figure(page)).toContainText('No winning move');
    await expect(page.getByRole('link', { name: 'Open on its own page' })).toHaveAttribute(
      'href',
      '#1/position?heaps=nim%204%204',
    );
    expect(page.url()).toMatch(/name=nim&step=1$/);
  });
});

test('a step in a frame without storage goes on in place', { tag: '@full' }, async ({ page }) => {
  await host(page, { body: frameOf('show=lesson#1/lesson?name=nim&step=2', 'sandbox="allow-scripts"') });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Two equal heaps' })).toBeVisible();
  await frame.getByRole('button', { name: 'The other player' }).click();
  // The engine begins, and the learner copies.
  await expect(frame.getByRole('slider', { name: /^Heap [12], [0-3] stones?$/ })).toHaveCount(1);
  await frame.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(frame.getByRole('heading', { name: 'Three heaps' })).toBeFocused();
  await expect(page).toHaveURL(/host\/$/);
});
