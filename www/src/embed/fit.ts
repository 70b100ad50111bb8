/*
 * Fits the content into a frame that is lower than it: `--fit` is the excess of the height, by
 * which charts, heat maps and the placeholder shrink as far as they can (element/view.css,
 * frame.css). What is still too high scrolls.
 */

/** Sets `--fit` for the height of the frame; the result is the height without shrinking. */
export function fitHeight(root: Element): number {
  const { style } = document.documentElement;
  style.setProperty('--fit', '0px');
  // A scroll bar would change the width, and with it the height.
  style.overflow = 'hidden';
  const height = Math.ceil(root.getBoundingClientRect().height);
  style.overflow = '';
  // A page on its own can scroll; a frame without a height is hidden.
  const excess = parent !== window && innerHeight > 0 ? Math.max(0, height - innerHeight) : 0;
  style.setProperty('--fit', `${excess}px`);
  return height;
}
