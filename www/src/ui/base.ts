import { html, LitElement, type PropertyDeclarations, render } from 'lit';
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

/**
 * A field with a label above it and a note below. Keeps what is typed.
 *
 * Events: `typed` {name, value} on every change, `entered` {name} on Enter.
 */
export abstract class Field extends Plain {
  static override properties: PropertyDeclarations = {
    ...{ name: {}, label: {}, value: {}, understood: {}, error: {} },
  };

  /** The name in events, and in the ids of its parts. */
  declare name: string;
  declare label: string;
  /** The text as typed. */
  declare value: string;
  /** The value or notation; empty while it is unknown. */
  declare understood: string;
  /** The error, a sentence; empty if there is none. */
  declare error: string | undefined;

  constructor() {
    super();
    this.value = '';
    this.understood = '';
    this.addEventListener('input', ({ target }) =>
      this.emit('typed', { name: this.name, value: (target as HTMLInputElement).value }),
    );
    this.addEventListener('keydown', ({ key, isComposing }) => {
      if (key === 'Enter' && !isComposing) this.emit('entered', { name: this.name });
    });
  }

  /** An input or a text area; `updated` adds its other attributes. */
  protected abstract field(id: string): unknown;
  protected abstract note(): unknown;

  protected override render() {
    const id = `field-${this.name}`;
    return html`<label for=${id}>${this.label}</label>
      ${this.field(id)}
      <div id=${`${id}-note`} class=${this.error ? 'note wrong' : 'note'} aria-live="polite">${this.note()}</div>`;
  }

  protected override updated(): void {
    const id = `field-${this.name}`;
    const attributes = {
      ...{ id, name: this.name, 'aria-describedby': `${id}-note`, enterkeyhint: 'go' },
      ...{ 'aria-invalid': Boolean(this.error), autocomplete: 'off', autocapitalize: 'off' },
      ...{ autocorrect: 'off', spellcheck: 'false' },
    };
    const field = this.querySelector('.input');
    for (const [name, value] of Object.entries(attributes)) field?.setAttribute(name, `${value}`);
  }
}

/** Registers an element, unless it is registered: a second copy of the script must not throw. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
