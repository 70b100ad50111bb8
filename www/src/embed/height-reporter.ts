/*
 * Reports the height of a frame's content on each change, without endless loops.
 *
 * The measured height does not depend on the height of the frame: it is that before fit.ts shrinks
 * the content. So a host that applies it usually changes nothing. The exception is a scroll bar
 * that appears and disappears: it changes the width, and with it the line breaks. If the height
 * alternates between two values, the reporter stays with the larger one, until it has been stable
 * for a while or the reader acts.
 */

import { fitHeight, markRest } from './fit';

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
