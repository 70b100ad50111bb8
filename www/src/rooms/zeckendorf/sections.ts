/* The steps that find a representation, and the sum with another number. */

import { html, nothing } from 'lit';
import { errorSentence, shortened, text } from '../../i18n/index';
import { bound } from '../../ui/formula';
import { addition } from './addition-view';
import type { ZeckendorfRoom } from './model';
import type { Representation } from './representation';
import { called, rulers } from './terms-view';

export function steps(room: ZeckendorfRoom, shown: Representation) {
  return html`${staleTag(room)}
    <p class="statement">${bound(text('zeck-steps-statement'))}</p>
    ${rulers(room, shown)}`;
}

/** A tag for content that belongs to an earlier number. */
export function staleTag({ shown, stale }: ZeckendorfRoom) {
  if (!shown || !stale) return nothing;
  return html`<p class="tag stale zeck-earlier">${text('zeck-earlier', { n: shortened(shown.n) })}</p>`;
}

/** `status` is the state of the work. */
export function sum(room: ZeckendorfRoom, status: unknown = nothing) {
  const { sum: added, plusError, shown } = room;
  return html`<p class="statement">${bound(text('zeck-add-statement'))}</p>
    <div
      class="fields"
      @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.type(event.detail.name, event.detail.value)}
      @entered=${() => room.enter()}
    ><grundy-field
        class="main"
        .name=${'plus'}
        .label=${text('zeck-plus', { n: shown ? called(room, shown.n) : '' })}
        .value=${room.plus}
        .error=${plusError ? errorSentence(plusError) : ''}
        .allowed=${text('field-range', { min: '0', max: '10^100000' })}
      ></grundy-field></div>
    ${status}
    ${staleTag(room)} ${added && shown ? addition(room, shown) : nothing}`;
}
