// A view fails alone: a card with the cause, Retry and the link is in its place, the rest of the
// page works on, and Retry helps once the fault is gone.
import type { Page } from '@playwright/test';
import { host, sentEvents } from './element-host';
import { linesOf, mend, spoil } from './faults';
import { expect, test } from './page';
import { frames, settled } from './settled';

const GAME = '#1/game?game=octal:0.77&n=200';

const card = (page: Page) => page.locator('.broken');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

for (const [part, where] of [
  ['grundy-table render', '.all-values'],
  ['grundy-strip draw', '.sequence'],
] as const) {
  test(`${part} throws: a card in its place, one line in the console; the rest works on`, {
    tag: '@full',
  }, async ({ page, playground }) => {
    playground.expected.push(/^Grundyscope: broken/);
    const said = linesOf(page);
    await spoil(page, { throwing: [part] });
    await page.goto(`./${GAME}`);
    await expect(page.locator(where).locator('.broken')).toContainText('injected in');
    await expect(card(page)).toHaveCount(1);
    await expect(card(page).getByRole('link')).toHaveAttribute('href', page.url());
    await expect(page.locator('#answer')).toContainText('12');
    // Another question is answered.
    await page.locator('#field-n').fill('3*100');
    await expect(page.locator('#sequence-chart')).toHaveAttribute('aria-valuemax', '300');
    await expect.poll(() => said).toHaveLength(1);
    // The next drawing would need no Retry.
    await settled(page);
    await mend(page);
    await retry(page).click();
    await expect(card(page)).toHaveCount(0);
    await expect(
      page
        .locator(part.split(' ')[0] as string)
        .locator('canvas, td')
        .first(),
    ).toBeVisible();
  });
}

test('the view of a room throws: a card in the place of the room; other rooms work', {
  tag: '@full',
}, async ({ page, playground }) => {
  playground.expected.push(/^Grundyscope: broken/);
  const said = linesOf(page);
  await spoil(page, { faults: { periodicity: 'senseless' } });
  await page.goto('./#1/nimbers?e=8*8');
  await expect(playground.answer).toHaveAttribute('data-answer', '13');
  // Up to an n whose period does not come with the question.
  await page.goto(`./${GAME}00`);
  await expect(card(page)).toBeVisible();
  await expect(playground.answer).toHaveCount(0);
  await expect.poll(() => said).toHaveLength(1);
  await page.goto('./#1/nimbers?e=2*2');
  await expect(playground.answer).toHaveAttribute('data-answer', '3');
  await expect(card(page)).toHaveCount(0);
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await mend(page);
  await retry(page).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('#answer')).toContainText('12');
});

test('a task throws: a card beside the answer, and Retry asks the engine again', async ({
  page,
  playground,
}) => {
  playground.expected.push(/^Grundyscope: broken/);
  await spoil(page, { faults: { nimber: 'senseless' } });
  await page.goto('./#1/nimbers?e=8*8');
  await expect(page.locator('.answering .broken')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeVisible();
  await mend(page);
  await retry(page).click();
  await expect(playground.answer).toHaveAttribute('data-answer', '13');
  await expect(card(page)).toHaveCount(0);
});

test('an element of another page: the event `error` has the cause', { tag: '@full' }, async ({
  page,
  playground,
}) => {
  playground.expected.push(/^Grundyscope: broken/);
  const said = linesOf(page);
  await spoil(page, { throwing: ['grundy-table render'] });
  await host(page, { body: '<grundy-scope game="kayles" n="60" view="table"></grundy-scope>' });
  await expect.poll(() => sentEvents(page, 'error')).toMatchObject([{ code: 'broken' }]);
  await expect.poll(() => said).toHaveLength(1);
  await mend(page);
  await retry(page).click();
  await expect(page.locator('grundy-scope td').first()).toBeVisible();
});

test('storage and service workers that throw cost remembering and nothing else', { tag: '@full' }, async ({
  page,
  playground,
}) => {
  await page.addInitScript(() => {
    const forbidden = {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    };
    Object.defineProperty(globalThis, 'localStorage', forbidden);
    Object.defineProperty(Navigator.prototype, 'serviceWorker', forbidden);
  });
  await playground.open('#1/nim-square?n=29');
  await playground.answers('1160');
  await page.locator('grundy-theme select').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const hash of ['#1/lesson?name=nim&step=2', '#1/exercise']) {
    await page.goto(`./${hash}`);
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  }
});

const QUESTIONS = [
  '#1/nim-square?n=31',
  '#1/game?game=kayles&n=100',
  '#1/two-heaps?game=rule:((a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b)',
  '#1/two-heaps?game=wythoff',
  '#1/position?heaps=kayles 3 5',
  '#1/play?heaps=kayles 3 5',
  '#1/exercise',
  '#1/nimbers?e=8*8',
  '#1/zeckendorf?n=100',
  '#1/lab',
];

const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true });

test('each question can be stopped from its first moment, and asked again', { tag: '@full' }, async ({
  page,
}) => {
  await spoil(page, { faults: { '*': 'held' } });
  for (const hash of QUESTIONS) {
    await page.evaluate(() => Object.assign(globalThis, { faults: { '*': 'held' } }));
    await page.goto(`./${hash}`);
    await page.getByRole('button', { name: 'Stop', exact: true }).first().click();
    await expect(goOn(page).first(), hash).toBeVisible();
    await mend(page);
    await frames(page, 10);
    await expect(goOn(page).first(), hash).toBeVisible();
    await goOn(page).first().click();
    await expect(page.locator('grundy-progress'), hash).toHaveCount(0);
    await expect(goOn(page), hash).toHaveCount(0);
  }
});
