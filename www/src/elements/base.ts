import { LitElement } from 'lit';
import { inLanguageOf } from '../i18n/language';

/**
 * What all elements share: they render into the page itself, so that labels, descriptions and ids reach across
 * elements, one style sheet serves all, and printing and text search see everything.
 */
export class Plain extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** In the language of the shadow root, where it stands in one that has its own. */
  protected override performUpdate(): void {
    inLanguageOf(this, () => super.performUpdate());
  }

  /**
   * Tells whoever holds this element. Events bubble, so one listener high up is enough; where the elements stand in a
   * shadow root, they stay in there.
   */
  protected tell<T>(name: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail: detail as T, bubbles: true }));
  }
}

/** Registers an element once; a second import of the same page (an embed beside it) must not throw. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
