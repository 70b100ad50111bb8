// What is wrong with a page in its current state: axe; controls that overlap; texts that are cut.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run(
    context: unknown,
    options: object,
  ): Promise<{ violations: Array<{ id: string; nodes: Array<{ html: string }> }> }>;
}

/** `only` restricts the run to one rule, `within` to the elements of a selector. */
export async function violations(page: Page | Frame, only?: string, within?: string): Promise<string[]> {
  // Evaluated by Playwright, so that the page's Content-Security-Policy stays unchanged.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([runOnly, within]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const options = { runOnly, resultTypes: ['violations'], selectors: false };
      const { violations } = await axe.run(within ?? document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    },
    [only ? [only] : TAGS, within] as const,
  );
}

/** A line for each fault; empty if there is none. */
export const misplaced = async (page: Page): Promise<string[]> => [
  ...(await overlapping(page)),
  ...(await cut(page)),
];

/** Pairs of controls, but for those in areas that scroll or float above the page. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    // Terms are words of a text, with a target higher than their line.
    const CONTROLS = 'a[href], button:not(.term), input, select, textarea, summary, label';
    const named = (element: Element) =>
      `${element.localName}.${element.className} ${JSON.stringify((element as HTMLElement).innerText ?? '').slice(0, 40)}`;
    const floats = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { position, overflow } = getComputedStyle(at);
        if (/fixed|sticky/.test(position) || /auto|scroll/.test(overflow)) return true;
      }
      return false;
    };
    const boxes = [...document.querySelectorAll(CONTROLS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.hidden, [popover], dialog, svg') && !floats(element))
      .flatMap((control) => [...control.getClientRects()].map((box) => ({ control, box })));
    const touch = (one: (typeof boxes)[0], other: (typeof boxes)[0]) =>
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2 &&
      Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 2;
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => !one.control.contains(other.control) && !other.control.contains(one.control))
        .filter((other) => touch(one, other))
        .map((other) => `${named(one.control)} overlaps ${named(other.control)}`),
    );
  });

/** Texts that are larger than their boxes, which hide the rest. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.hidden, [popover], dialog, svg, input, textarea'))
      .filter((element) => element.innerText?.trim())
      .filter((element) => {
        const { overflow, textOverflow } = getComputedStyle(element);
        return textOverflow !== 'ellipsis' && /hidden|clip/.test(overflow);
      })
      .map((element) => ({
        name: `${element.localName}.${element.className}`,
        wider: element.scrollWidth - element.clientWidth,
        higher: element.scrollHeight - element.clientHeight,
      }))
      .filter(({ wider, higher }) => wider > 1 || higher > 1)
      .map(({ name, wider, higher }) => `${name} is cut by ${wider} and ${higher} px`),
  );
