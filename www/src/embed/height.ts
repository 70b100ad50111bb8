/*
 * The height of a frame's content: fits it into a frame that is lower, and reports it on each
 * change, without endless loops.
 *
 * Into a frame that is lower, first drawings shrink: `--fit` is the excess of the height, by which
 * charts, heat maps and the placeholder are lower, as far as they can (element/view.css,
 * frame.css). A view of text gets two columns if it is wide, then smaller text: `--text` is the
 * factor. What is still too high scrolls, and fades at the lower edge.
 *
 * The reported height does not depend on the height of the frame: it is that before the content
 * shrinks. So a host that applies it usually changes nothing. The exception is a scroll bar that
 * appears and disappears: it changes the width, and with it the line breaks. If the height
 * alternates between two values, the reporter stays with the larger one, until it has been stable
 * for a while or the reader acts.
 */

/** The factors of the text size. The last one makes 12.8 of 16 pixels, which can still be read. */
const TEXT = [0.95, 0.9, 0.85, 0.8];

/** The width from which text may have two columns, in CSS pixels. */
const WIDE = 720;

/**
 * Sets `--fit`, `--text` and the columns for the height of the frame; the result is the height
 * without them.
 */
function fitHeight(root: Element): number {
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
function markRest(root: Element): void {
  const rest = root.getBoundingClientRect().bottom - innerHeight;
  root.toggleAttribute('data-more', parent !== window && innerHeight > 0 && rest > 1);
}

/** How many times the height may return to the same smaller value. */
const MAX_RETURNS = 2;
/** After this many milliseconds without a change, the returns are counted from 0 again. */
const REST = 1500;

/** Decides which heights are reported. No side effects. */
export class HeightReporter {
  #reported = 0;
  #before = 0;
  #returns = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** Whether to report this height, measured at `now` in milliseconds. */
  worth(height: number, now: number): boolean {
    if (height === this.#reported) return false;
    if (now - this.#last > REST) this.#returns = 0;
    if (height < this.#reported && height === this.#before) {
      this.#returns++;
      if (this.#returns > MAX_RETURNS) return false;
    }
    this.#before = this.#reported;
    this.#reported = height;
    this.#last = now;
    return true;
  }

  /** Called when the reader acts, which may cause any change of the height. */
  acted(): void {
    this.#returns = 0;
  }

  /** The last reported height. */
  get height(): number {
    return this.#reported;
  }
}

/**
 * Observes the height of an element; `report` is called with whole CSS pixels. The result reports
 * the last height again.
 */
export function watchHeight(root: Element, report: (height: number) => void): () => void {
  const reporter = new HeightReporter();
  let timer = 0;
  const measure = () => {
    timer = 0;
    const height = fitHeight(root);
    if (height > 0 && reporter.worth(height, performance.now())) report(height);
  };
  // Within the observer, a change of the size would be a loop.
  const soon = () => {
    if (timer === 0) timer = window.setTimeout(measure);
  };
  new ResizeObserver(soon).observe(root);
  addEventListener('resize', soon);
  addEventListener('scroll', () => markRest(root), { passive: true });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => reporter.acted(), { capture: true, passive: true });
  }
  measure();
  return () => report(reporter.height);
}
