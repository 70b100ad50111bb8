/*
 * Keeps the focus near an element that disappears while it has it, such as a button that was used
 * or a move that was made: in the smallest part of the page around it that is still there.
 */

import { nextTask } from '../engine/next-task';

const PARTS = 'section, fieldset, form, main, div[role="group"], div[role="region"]';

/** Watches a page, or the content of an element. */
export function keepFocus(root: HTMLElement | ShadowRoot): void {
  /** What has the focus, and what is around it. */
  let path: HTMLElement[] = [];
  const left = async () => {
    const last = path;
    // The room may move the focus itself.
    await nextTask();
    if (last !== path) return;
    if (!focused() && last[0] && isGone(last[0])) focus(last.find(isPart));
    if (!focused()) path = [];
  };
  root.addEventListener('focusin', (event) => {
    path = event.composedPath().filter((one): one is HTMLElement => one instanceof Element);
  });
  root.addEventListener('focusout', left);
  new MutationObserver(() => {
    if (path[0]?.isConnected === false) left();
  }).observe(root, { childList: true, subtree: true });
}

/** Whether an element can no longer have the focus. */
function isGone(one: HTMLElement): boolean {
  const cannot = one.tabIndex < 0 && !one.hasAttribute('tabindex');
  return cannot || !one.isConnected || one.matches(':disabled') || !one.checkVisibility();
}

const isPart = (one: HTMLElement) => one.matches(PARTS) && one.isConnected && one.checkVisibility();

/** Whether anything has the focus, also within elements. */
function focused(): boolean {
  let { activeElement: here } = document;
  while (here?.shadowRoot) here = here.shadowRoot.activeElement;
  return here !== null && here !== document.body;
}

/** Focuses a part of the page, which Tab does not reach. */
function focus(part: HTMLElement | undefined): void {
  if (part && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part?.focus({ preventScroll: true });
}
