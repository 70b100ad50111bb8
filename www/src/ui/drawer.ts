/*
 * A part of the page that opens as a drawer from below on narrow screens. On wide ones it stays
 * where it is. A drawer is a popover: Escape or a tap outside closes it, and the focus returns.
 */

import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Below this width, a figure is not beside its text ("figure" in tokens.css). */
const NARROW = '(width < 64rem)';

let media: MediaQueryList | undefined;

/** Whether drawers are drawers; the width is observed from the first call on. */
export function areDrawers(): boolean {
  if (!media) {
    media = matchMedia(NARROW);
    media.addEventListener('change', () => {
      for (const element of document.querySelectorAll('[data-drawer]')) apply(element);
    });
  }
  return media.matches;
}

function apply(element: Element): void {
  const drawn = areDrawers();
  if (drawn) element.setAttribute('popover', 'auto');
  else element.removeAttribute('popover');
  element.setAttribute('role', drawn ? 'dialog' : 'group');
}

class DrawerDirective extends Directive {
  render() {
    return nothing;
  }

  override update({ element }: ElementPart) {
    if (!element.hasAttribute('data-drawer')) {
      element.setAttribute('data-drawer', '');
      apply(element);
    }
    return nothing;
  }
}

/** Makes an element a drawer: `<div id="why" ${drawer()}>`. Contains a button of `closeDrawer`. */
export const drawer = directive(DrawerDirective);

/** Opens a drawer, and moves the focus into it. Does nothing where it is a part of the page. */
export function openDrawer(element: HTMLElement | null): void {
  if (!element?.popover || element.matches(':popover-open')) return;
  element.showPopover();
  element.querySelector<HTMLElement>('.drawer-close')?.focus({ preventScroll: true });
}

/** The action of a button in a drawer. */
export function closeDrawer(event: Event): void {
  (event.currentTarget as Element).closest<HTMLElement>('[popover]')?.hidePopover();
}
