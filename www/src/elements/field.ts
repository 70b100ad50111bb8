import { html, nothing } from 'lit';
import { shortened, text } from '../i18n/index';
import { define, Plain } from './base';

/**
 * A field for a whole number in any notation. Keeps what was typed, says what was understood, or what is allowed.
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

  /** Its name in events, and in the ids of its parts. */
  declare name: string;
  /** What stands above the field. */
  declare label: string;
  /** As typed. */
  declare value: string;
  /** Plain digits of what it means; empty while unknown. */
  declare understood: string;
  /** A sentence; empty when all is well. */
  declare error: string;
  /** A sentence for a quiet moment. */
  declare allowed: string;
  /** May be left empty. */
  declare optional: boolean;
  /** Whether it takes less room. */
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
          this.tell('typed', { name: this.name, value: (event.target as HTMLInputElement).value })}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'Enter') this.tell('entered', { name: this.name });
        }}
      />
      <p id=${note} class=${this.error ? 'note wrong' : 'note'} aria-live="polite">${this.#note()}</p>`;
  }

  #note() {
    if (this.error) return this.error;
    if (!this.understood || (this.optional && !this.value))
      return html`<span class="quiet">${this.allowed}</span>`;
    return html`<span class="understood number" data-value=${this.understood}>= ${shortened(this.understood)}</span>`;
  }
}

define('grundy-field', GrundyField);
