// What a room looks like does not depend on the rooms that were opened before it: their style
// sheets stay in the document.
import type { Page } from '@playwright/test';
import { tableBeside } from '../wasm/rows.mjs';
import { expect, test } from './page';
import { settled } from './settled';

/** Questions with boards of all kinds, and of the rooms that have pieces or cells. */
const VISITS = tableBeside(import.meta.url)<[string]>('visits').map(([hash]) => hash);
const ORDERS = 10;

/** A seeded order: `at` of ORDERS. */
function shuffled(at: number): number[] {
  let state = 2 * at + 1;
  const order = VISITS.map((_, visit) => visit);
  for (let end = order.length - 1; end > 0; end -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (end + 1);
    [order[end], order[other]] = [order[other] as number, order[end] as number];
  }
  return order;
}

const STYLES = 'color background-color background-image border-radius display padding cursor'.split(' ');

/** Size and style of the first element of each kind, without how long work took. */
const looks = (page: Page) =>
  page.evaluate((styles) => {
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll<HTMLElement>('main [class]:not(.answer-meta *)')) {
      const { width, height } = element.getBoundingClientRect();
      const parent = element.parentElement?.getAttribute('class') ?? element.parentElement?.localName;
      const name = `${parent} > ${element.localName}.${element.getAttribute('class')}`;
      if (width === 0 || name in found) continue;
      const style = getComputedStyle(element);
      found[name] =
        `${Math.round(width)} ${Math.round(height)} ${styles.map((one) => style.getPropertyValue(one))}`;
    }
    return found;
  }, STYLES);

/** Where a room looks otherwise; what follows the answer may still be missing. */
const differences = (now: Record<string, string>, before: Record<string, string>) =>
  Object.keys(before).filter((name) => name in now && now[name] !== before[name]);

test('a room looks the same in a new document and after others, in ten orders', { tag: '@full' }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const alone: Record<string, string>[] = [];
  for (const hash of VISITS) {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await settled(page);
    alone.push(await looks(page));
  }
  for (let at = 0; at < ORDERS; at += 1) {
    await page.goto('about:blank');
    for (const visit of shuffled(at)) {
      await page.goto(`./${VISITS[visit]}`);
      await settled(page);
      await expect
        .poll(async () => differences(await looks(page), alone[visit] ?? {}), {
          message: `${VISITS[visit]} in order ${at}`,
        })
        .toEqual([]);
    }
  }
});
