// Code that is loaded when it is first needed, and does not arrive: a sentence with the cause in
// its place, and Retry, which helps once the host is mended.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { gone, type Host, startHost } from './host';
import { idleAtOnce } from './settled';

let host: Host;
test.beforeEach(async ({ page }) => {
  host = await startHost();
  await page.addInitScript(() => {
    // A save is a click on a link.
    addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.download) document.title = target.download;
    });
  });
});
test.afterEach(() => host.close());

const GAME = '#1/game?game=octal:0.77&n=200';
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

/** The scripts with this beginning, of the page or of the element. */
const script = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** Opens a link; the page has loaded all that it loads early. */
async function open(page: Page, hash: string): Promise<void> {
  await idleAtOnce(page);
  await page.goto(host.origin + hash);
  await page.waitForFunction(() => performance.getEntriesByName('grundyscope-engine').length > 0);
  await page.waitForLoadState('networkidle');
}

interface Case {
  what: string;
  hash: string;
  file: RegExp;
  /** Opens the part; without it, the page does. */
  act?(page: Page): Promise<unknown>;
  /** Where the sentence is. */
  place(page: Page): Locator;
  /** Seen once the part has arrived. */
  arrived(page: Page): Promise<unknown>;
}

const downloaded = async (page: Page) => {
  await page.waitForEvent('download');
};

const DIALOG: Case = {
  what: 'the share dialog',
  hash: GAME,
  file: script('dialog'),
  act: (page) => page.locator('.share-open').first().click(),
  place: (page) => page.locator('.share-open + .state'),
  arrived: (page) => expect(page.getByRole('dialog')).toBeVisible(),
};

const CASES: Case[] = [
  DIALOG,
  {
    ...DIALOG,
    what: 'the QR code',
    file: script('qr'),
    place: (page) => page.getByRole('dialog'),
    arrived: (page) => expect(page.locator('.share-code svg')).toBeVisible(),
  },
  {
    what: 'saving a sequence',
    hash: GAME,
    file: script('save-task'),
    act: (page) => button(page, 'Save').first().click(),
    place: (page) => page.locator('.save').first(),
    arrived: downloaded,
  },
  {
    what: 'the menu of an answer',
    hash: GAME,
    file: script('menu-items'),
    act: (page) => page.locator('.menu-open').first().click(),
    place: (page) => page.locator('grundy-menu').first(),
    arrived: (page) => expect(page.getByRole('menu')).toBeVisible(),
  },
  {
    what: 'the lists',
    hash: GAME,
    file: script('list-elements'),
    act: (page) => page.locator('#finds-zeros').click(),
    place: (page) => page.locator('.finds-of'),
    arrived: (page) => expect(page.locator('grundy-finds :is(li, td, a, button)').first()).toBeVisible(),
  },
  {
    what: 'a random position to play',
    hash: '#1/play?heaps=kayles 9',
    file: script('random-position'),
    act: (page) => button(page, 'Random position').click(),
    place: (page) => page.locator('.play-setup'),
    arrived: (page) => expect(button(page, 'Try again')).toHaveCount(0),
  },
  {
    what: 'the search',
    hash: GAME,
    file: script('finder'),
    act: (page) => page.locator('#search').pressSequentially('nim'),
    place: (page) => page.locator('.search-panel'),
    arrived: (page) => expect(page.locator('#search-list a').first()).toBeVisible(),
  },
];

/** Parts that a page needs at once: their sentence is an alert of the page. */
const early = (what: string, name: string, hash: string, found: string): Case => ({
  ...{ what, hash, file: script(name) },
  place: (page) => page.getByRole('alert'),
  arrived: (page) => expect(page.locator(found).first()).toBeVisible(),
});
CASES.push(
  early('the game of the start page', 'home', '', '.home grundy-home-game button'),
  early('the search of a page', 'deferred', GAME, '#search'),
  early('the menu of an answer of a page', 'deferred', GAME, '.menu-open'),
);

for (const { what, hash, file, act, place, arrived } of CASES)
  test(`without ${what}: a sentence in its place, and Retry`, {
    tag: what === 'saving a sequence' ? [] : '@full',
  }, async ({ page }) => {
    if (act) await open(page, hash);
    host.spoil(file, gone);
    if (act) await act(page);
    else await page.goto(host.origin + hash);
    const told = place(page).filter({ hasText: 'The host answered 404.' });
    await expect(told).toBeVisible();
    host.spoil();
    const retry = button(told, 'Try again').first();
    await Promise.all([arrived(page), retry.click()]);
    await expect(told).toHaveCount(0);
  });

test('where not even the sentence arrives, a plain one stands beside the control', { tag: '@full' }, async ({
  page,
}) => {
  host.spoil(/\/(?:dialog|lost|shared|sequence)-[^/]*\.js$/, gone);
  await page.goto(`${host.origin}#1/nim-square?n=29`);
  await page.waitForLoadState('networkidle');
  await page.locator('.share-open').first().click();
  const alert = page.locator('.share-open + .state');
  await expect(alert).toHaveText('This did not arrive.');
  host.spoil();
  await page.locator('.share-open').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a browser that is too old for the scripts is told so', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => Object.assign(Array.prototype, { findLast: undefined }));
  host.spoil(/assets\/index-[^/]*\.js$/);
  await page.goto(host.origin);
  await expect(page.locator('.cause')).toContainText('This browser is too old: Grundyscope needs Chrome');
});
