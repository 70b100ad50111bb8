import { nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive, type ElementPart } from 'lit/directive.js';

/** Pixels below the window that count as seen. */
const AHEAD = 200;

/** Calls back once, when an element is first in view: `<li ${seen(() => tile.ask())}>`. */
class SeenDirective extends AsyncDirective {
  #eyes: IntersectionObserver | undefined;
  #element: Element | undefined;
  #callback: (() => void) | undefined;

  render(_: () => void) {
    return nothing;
  }

  override update({ element }: ElementPart, [callback]: [() => void]) {
    this.#callback = callback;
    if (this.#element !== element) {
      this.#element = element;
      this.reconnected();
    }
    return nothing;
  }

  protected override reconnected(): void {
    this.disconnected();
    const eyes = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        eyes.disconnect();
        this.#callback?.();
      },
      { rootMargin: `${AHEAD}px` },
    );
    this.#eyes = eyes;
    if (this.#element) eyes.observe(this.#element);
  }

  protected override disconnected(): void {
    this.#eyes?.disconnect();
  }
}

export const seen = directive(SeenDirective);
