import { html, nothing } from 'lit';
import { shortened, text } from '../i18n/index';
import { define, Plain } from './base';

/**
 * A field for an integer in any notation. Keeps the typed text; shows its value, or what is
 * allowed.
 *
 * Events: `typed` {name, value} on every change, `entered` {name} on Enter.
 */
export class GrundyField extends Plain {
  static override properties = {
    name: {},
    label: {},
    value: {},
    understood: {},
    error: {},
    allowed: {},
    optional: { type: Boolean },
    small: { type: Boolean },
  };

  /** The name in events, and in the ids of its parts. */
  declare name: string;
  /** The label above the field. */
  declare label: string;
  /** The text as typed. */
  declare value: string;
  /** The value in plain digits; empty while it is unknown. */
  declare understood: string;
  /** The error, a sentence; empty if there is none. */
  declare error: string;
  /** A sentence on the allowed range, shown without an error. */
  declare allowed: string;
  /** Whether the field may be empty. */
  declare optional: boolean;
  /** Whether the field is smaller. */
  declare small: boolean;

  constructor() {
    super();
    this.name = '';
    this.label = '';
    this.value = '';
    this.understood = '';
    this.error = '';
    this.allowed = '';
    this.optional = false;
    this.small = false;
  }

  protected override render() {
    const id = `field-${this.name}`;
    const note = `${id}-note`;
    return html`<label for=${id}>${this.label}</label>
      <input
        class="input number"
        id=${id}
        name=${this.name}
        type="text"
        inputmode="numeric"
        dir="ltr"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        placeholder=${this.optional ? text('field-optional') : nothing}
        .value=${this.value}
        aria-invalid=${this.error ? 'true' : 'false'}
        aria-describedby=${note}
        @input=${(event: InputEvent) =>
          this.emit('typed', { name: this.name, value: (event.target as HTMLInputElement).value })}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'Enter') this.emit('entered', { name: this.name });
        }}
      />
      <p id=${note} class=${this.error ? 'note wrong' : 'note'} aria-live="polite">${this.#note()}</p>`;
  }

  #note() {
    if (this.error) return this.error;
    const shown = shortened(this.understood);
    const typed = this.value.trim();
    // An echo of what was typed says nothing.
    if (!shown || typed === shown || /^\d*$/.test(typed))
      return html`<span class="quiet">${this.allowed}</span>`;
    return html`<span class="understood number" data-value=${this.understood}>= ${shown}</span>`;
  }
}

define('grundy-field', GrundyField);
