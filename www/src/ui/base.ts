import { LitElement } from 'lit';
import { inLanguageOf } from '../i18n/language';

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
    inLanguageOf(this, () => super.performUpdate());
  }

  /**
   * Dispatches an event. Events bubble, so one listener on an ancestor is enough, but do not leave
   * a
   * shadow root.
   */
  protected emit<T>(name: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail: detail as T, bubbles: true }));
  }
}

/** Registers an element, unless it is registered: a second copy of the script must not throw. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
