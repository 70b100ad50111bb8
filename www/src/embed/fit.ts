/*
 * Fits the content into a frame that is lower than it. First drawings shrink: `--fit` is the excess
 * of the height, by which charts, heat maps and the placeholder are lower, as far as they can
 * (element/view.css, frame.css). A view of text gets two columns if it is wide, then smaller text:
 * `--text` is the factor. What is still too high scrolls, and fades at the lower edge.
 */

/** The factors of the text size. The last one makes 12.8 of 16 pixels, which can still be read. */
const TEXT = [0.95, 0.9, 0.85, 0.8];

/** The width from which text may have two columns, in CSS pixels. */
const WIDE = 720;

/**
 * Sets `--fit`, `--text` and the columns for the height of the frame; the result is the height
 * without them.
 */
export function fitHeight(root: Element): number {
  const { style } = document.documentElement;
  style.setProperty('--fit', '0px');
  style.removeProperty('--text');
  const view = root.querySelector('[data-is="live"] > .frame-view');
  view?.removeAttribute('data-columns');
  // A scroll bar would change the width, and with it the height.
  style.overflow = 'hidden';
  const height = heightOf(root);
  // A page on its own can scroll; a frame without a height is hidden.
  const excess = parent !== window && innerHeight > 0 ? Math.max(0, height - innerHeight) : 0;
  style.setProperty('--fit', `${excess}px`);
  if (excess > 0 && view && isText(view)) {
    view.toggleAttribute('data-columns', innerWidth >= WIDE);
    if (heightOf(root) >= height) view.removeAttribute('data-columns');
    shrinkText(root);
  }
  style.overflow = '';
  markRest(root);
  return height;
}

function shrinkText(root: Element): void {
  const { style } = document.documentElement;
  for (const factor of TEXT) {
    if (heightOf(root) <= innerHeight) return;
    style.setProperty('--text', String(factor));
  }
}

const heightOf = (root: Element) => Math.ceil(root.getBoundingClientRect().height);

/** Whether a view has no drawing, whose size would follow the text only after the layout. */
const isText = ({ shadowRoot }: Element) => shadowRoot !== null && !shadowRoot.querySelector('canvas');

/** Marks a frame in which there is more below. */
export function markRest(root: Element): void {
  const rest = root.getBoundingClientRect().bottom - innerHeight;
  root.toggleAttribute('data-more', parent !== window && innerHeight > 0 && rest > 1);
}
