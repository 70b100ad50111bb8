/* Colours and sizes of an element, which the host page sets and may change at any time. */

import type { CanvasElement } from '../ui/canvas';
import { sheetIn } from './sheets';

/** Limits of the scale of drawings: smaller ones are illegible, larger ones do not fit. */
const MIN_UNIT = 0.75;
const MAX_UNIT = 4;

export class Appearance {
  readonly #root: ShadowRoot;
  /** The scale of drawings: the font size divided by 16 px. */
  #unit: number | undefined;
  #sizes = new ResizeObserver(() => this.#resize());

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /** Called after each drawing; only the first call has an effect. */
  drawn(): void {
    if (this.#unit !== undefined) return;
    this.#readPaper();
    this.#resize();
  }

  /** Redraws the canvases, which do not notice that colours or sizes in style sheets changed. */
  restyle(): void {
    this.#readPaper();
    for (const element of this.#root.querySelectorAll('*')) (element as Partial<CanvasElement>).restyle?.();
  }

  /** Sets `--unit`, which CSS cannot compute: a length divided by a length. */
  #resize(): void {
    const ink = this.#root.querySelector('.scope-ink');
    if (!ink) return;
    if (this.#unit === undefined) this.#sizes.observe(ink);
    const size = Number.parseFloat(getComputedStyle(ink).inlineSize) / 16 || 1;
    const unit = Math.min(MAX_UNIT, Math.max(MIN_UNIT, size));
    if (unit === this.#unit) return;
    this.#unit = unit;
    (ink.parentElement as HTMLElement).style.setProperty('--unit', String(unit));
    this.#updateContainerQueries();
    this.restyle();
  }

  /** Marks the element if the host page sets its paper colour. */
  #readPaper(): void {
    const paper = getComputedStyle(this.#root.host).getPropertyValue('--grundyscope-paper').trim();
    this.#root.querySelector('.scope')?.toggleAttribute('data-own', paper !== '');
  }

  /**
   * Chromium evaluates container queries in font units again only if the width changes. A layout
   * without the container in between makes it evaluate them.
   */
  #updateContainerQueries(): void {
    const root = this.#root;
    const without = sheetIn(root, ':host{container-type:normal!important}');
    if (!without) return;
    root.adoptedStyleSheets.push(without);
    root.host.getBoundingClientRect();
    root.adoptedStyleSheets.pop();
  }
}
