import { LitElement, render } from 'lit';
import { broken } from '../engine/broken';
import { inLanguageOf } from '../i18n/language';
import { brokenHere } from './placeholder';
import { giveWay } from './translated';

/**
 * The base of all elements. They render without a shadow root, so that labels, descriptions and ids
 * work across elements, and one style sheet applies to all.
 */
export class Plain extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Renders in the language of the shadow root that contains it, if that has its own. */
  protected override performUpdate(): void {
    giveWay(this);
    this.alone(() => super.performUpdate());
  }

  /**
   * Draws; an exception becomes a card in the place of this element, and the event `broken`. The
   * rest of the page works on.
   */
  protected alone(draw: () => void): void {
    inLanguageOf(this, () => {
      try {
        draw();
      } catch (cause) {
        const error = broken(cause);
        render(
          brokenHere(error, () => this.requestUpdate()),
          this.renderRoot as HTMLElement,
          this.renderOptions,
        );
        this.dispatchEvent(new CustomEvent('broken', { detail: error, bubbles: true }));
      }
    });
  }

  /**
   * Dispatches an event. Events bubble, so one listener on an ancestor is enough, but do not leave
   * a shadow root.
   */
  protected emit<T>(name: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail: detail as T, bubbles: true }));
  }
}

/** Registers an element, unless it is registered: a second copy of the script must not throw. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
