/* The animated transition of a table from one view to another. */

import { type Place, USUAL_PLACE, underway } from './viewport';

/** Milliseconds of a transition. */
const DURATION = 180;

export class Transition {
  #now: Place = USUAL_PLACE;
  #way: { from: Place; to: Place; began: number } | undefined;

  /** The view at the last call of `advance`. */
  get now(): Place {
    return this.#now;
  }

  /** The view at the end. */
  get goal(): Place {
    return this.#way?.to ?? this.#now;
  }

  get running(): boolean {
    return this.#way !== undefined;
  }

  /** Moves to a place: at once, or smoothly unless the reader prefers reduced motion. */
  to(place: Place, smooth: boolean): void {
    if (smooth && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#way = { from: this.#now, to: place, began: performance.now() };
      return;
    }
    this.#now = place;
    this.#way = undefined;
  }

  /** Advances to the current time. */
  advance(): void {
    if (!this.#way) return;
    const { from, to, began } = this.#way;
    const t = Math.min(1, (performance.now() - began) / DURATION);
    this.#now = t < 1 ? underway(from, to, 1 - (1 - t) ** 3) : to;
    if (t >= 1) this.#way = undefined;
  }
}
