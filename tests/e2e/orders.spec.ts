// What a room looks like does not depend on the rooms that were visited before: the style sheets of
// all rooms stay in the document.

import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { idleAtOnce, settled } from './settled';

const VISITS = [
  '#1/nim-square?n=29',
  '#1/game?game=treblecross&n=60&at=9',
  '#1/play?heaps=kayles 5 7',
  '#1/play?heaps=nim 3 5 7',
  '#1/play?heaps=graph a>b a>c b>d c>d b>c d>e from a',
  '#1/play?heaps=silver dollar 2 5 6 10',
  '#1/position?heaps=turning turtles 2 5 6',
  '#1/exercise?game=kayles&seed=7',
  '#1/lesson?name=fibonacci&step=3',
  '#1/nimbers?e=6*7',
  '#1/zeckendorf?n=30',
  '#1/lab',
  '#1/two-heaps?game=wythoff',
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
function differences(now: Record<string, string>, fresh: Record<string, string>): string[] {
  const known = Object.keys(fresh).filter((name) => name in now);
  if (known.length < 20) return ['not drawn yet'];
  return known
    .filter((name) => now[name] !== fresh[name])
    .map((name) => `${name}: ${now[name]}, not ${fresh[name]}`);
}

test('every room looks as on a fresh visit, whichever rooms were opened before it', async ({
  page,
  playground: _,
}) => {
  await idleAtOnce(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fresh = new Map<string, Record<string, string>>();
  for (const hash of VISITS) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await page.waitForFunction(() => performance.getEntriesByName('grundyscope-engine').length > 0);
    await settled(page);
    fresh.set(hash, await looks(page));
  }
  // Backwards as well: each room has then been opened before each other one.
  for (const order of [VISITS, [...VISITS].reverse()]) {
    await page.goto('about:blank');
    for (const hash of order) {
      await page.goto(`./${hash}`);
      await settled(page);
      await expect
        .poll(async () => differences(await looks(page), fresh.get(hash) ?? {}), {
          message: hash,
        })
        .toEqual([]);
    }
  }
});
