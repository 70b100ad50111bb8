// What a room looks like does not depend on the rooms that were visited before: the style sheets of
// all rooms stay in the document.

import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { ROOMS } from './rooms';
import { idleAtOnce, settled } from './settled';

/** The boards of “play” have style sheets of their own; the lessons show where the reader was. */
const VISITS = [
  ...ROOMS.filter(({ name, more }) => !more && !/^the (start page|lessons)$/.test(name)).map(
    ({ hash }) => hash,
  ),
  '#1/game?game=treblecross&n=60&at=9',
  '#1/play?heaps=graph a>b a>c b>d c>d b>c d>e from a',
  '#1/play?heaps=silver dollar 2 5 6 10',
  '#1/position?heaps=turning turtles 2 5 6',
];

/** Size and style of the first element of each kind in a room, without how long work took. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll<HTMLElement>('main [class]:not(.answer-meta *)')) {
      const { width, height } = element.getBoundingClientRect();
      const parent = element.parentElement?.getAttribute('class') ?? element.parentElement?.localName;
      const name = `${parent} > ${element.localName}.${element.getAttribute('class')}`;
      if (width === 0 || name in found) continue;
      const { color, backgroundColor, backgroundImage, borderRadius, display, padding, cursor } =
        getComputedStyle(element);
      found[name] = [
        ...[Math.round(width), Math.round(height), color, backgroundColor, backgroundImage],
        ...[borderRadius, display, padding, cursor],
      ].join(' ');
    }
    return found;
  });

/** Where a room looks otherwise; what follows the answer may still be missing. */
function differences(now: Record<string, string>, before: Record<string, string>): string[] {
  const known = Object.keys(before).filter((name) => name in now);
  if (known.length < 8) return ['not drawn yet'];
  return known
    .filter((name) => now[name] !== before[name])
    .map((name) => `${name}: ${now[name]}, not ${before[name]}`);
}

test('every room looks the same, whether these or those rooms were opened before it', async ({
  page,
  playground: _,
}) => {
  await idleAtOnce(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const forwards: Record<string, string>[] = [];
  for (const hash of VISITS) {
    await page.goto(`./${hash}`);
    await page.waitForFunction(() => performance.getEntriesByName('grundyscope-engine').length > 0);
    await settled(page);
    forwards.push(await looks(page));
  }
  // In another document, with the others before each.
  await page.goto('about:blank');
  for (const [at, hash] of [...VISITS.entries()].reverse()) {
    await page.goto(`./${hash}`);
    await settled(page);
    await expect
      .poll(async () => differences(await looks(page), forwards[at] ?? {}), { message: hash })
      .toEqual([]);
  }
});
