import { html, nothing } from 'lit';
import { shortened, text } from '../i18n/index';
import { define, Field } from './base';

/** A field for an integer in any notation. Shows its value, or what is allowed. */
export class GrundyField extends Field {
  static override properties = {
    allowed: {},
    optional: { type: Boolean },
  };

  /** A sentence on the allowed range, shown without an error. */
  declare allowed: string;
  /** Whether the field may be empty. */
  declare optional: boolean;

  protected override field() {
    return html`<input
        class="input number"
        inputmode="numeric"
        dir="ltr"
        placeholder=${this.optional ? text('field-optional') : nothing}
        .value=${this.value}
      />`;
  }

  protected override note() {
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
