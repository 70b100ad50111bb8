/* The field for an expression of nimbers. */

import { html } from 'lit';
import { text } from '../../i18n/index';
import { powers } from '../../parts/nimber-words';
import type { ViewName } from '../attributes';
import type { Holder } from '../view';

/** Whether readers may ask for another one. */
export function asks({ controls }: Holder, view: ViewName): boolean {
  return controls === 'all' || (controls === 'some' && view === 'calculator');
}

export function expression(holder: Holder, typed: string) {
  return html`<label class="scope-field">
    <span class="quiet">${powers(text('nimbers-field'))}</span>
    <input
      class="input"
      dir="auto"
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .value=${typed}
      @change=${(event: Event) => holder.say('expression', (event.target as HTMLInputElement).value)}
    />
  </label>`;
}
