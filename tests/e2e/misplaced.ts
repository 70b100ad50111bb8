// Controls that overlap others, and texts that are cut: faults of the layout at some width.
import type { Page } from '@playwright/test';

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
