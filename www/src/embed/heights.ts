/*
 * Tells how high a frame's content is, on each change, and never for ever.
 *
 * What is measured does not depend on how high the frame is, so a host that follows changes nothing. One thing could: a bar
 * to scroll that comes and goes changes the width, and with it where lines break. A frame that goes up and down between two
 * heights stays with the larger one, until some time has passed or somebody has done something.
 */

/** So often the same way down. */
const OFTEN = 2;
/** After so many milliseconds at rest, whatever comes is something new. */
const REST = 1500;

/** Decides which heights are told. Pure but for what it remembers. */
export class Teller {
  #told = 0;
  #before = 0;
  #turns = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** Whether to tell this height, at a time in milliseconds. */
  worth(height: number, now: number): boolean {
    if (height === this.#told) return false;
    if (now - this.#last > REST) this.#turns = 0;
    if (height < this.#told && height === this.#before) {
      this.#turns++;
      if (this.#turns > OFTEN) return false;
    }
    this.#before = this.#told;
    this.#told = height;
    this.#last = now;
    return true;
  }

  /** Somebody does something: changes are theirs. */
  acted(): void {
    this.#turns = 0;
  }

  get told(): number {
    return this.#told;
  }
}

/** Measures an element from now on; `tell` is called with whole CSS pixels. Returns what tells once more. */
export function watchHeight(root: Element, tell: (height: number) => void): () => void {
  const teller = new Teller();
  const measure = () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0 && teller.worth(height, performance.now())) tell(height);
  };
  new ResizeObserver(measure).observe(root);
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => teller.acted(), { capture: true, passive: true });
  }
  measure();
  return () => tell(teller.told);
}
