/* A field for what readers may ask: notation, which is typed from left to right in most languages. */

import { html, nothing } from 'lit';

export function field(label: unknown, value: string, say: (typed: string) => void, usual = '') {
  return html`<label class="scope-field">
    <span class="quiet">${label}</span>
    <input
      class="input"
      dir="auto"
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      placeholder=${usual || nothing}
      .value=${value}
      @change=${(event: Event) => say((event.target as HTMLInputElement).value)}
    />
  </label>`;
}
