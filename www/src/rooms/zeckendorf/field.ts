/* The field of the number. */

import { html } from 'lit';
import { errorSentence, text } from '../../i18n/index';
import type { ZeckendorfRoom } from './model';

export function field(room: ZeckendorfRoom) {
  const { shown, error, stale } = room;
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.type(event.detail.name, event.detail.value)}
    @entered=${() => room.enter()}
  ><grundy-field
      class="main"
      .name=${'n'}
      .label=${text('zeck-n')}
      .value=${room.typed}
      .understood=${stale ? '' : (shown?.n ?? '')}
      .error=${error ? errorSentence(error) : ''}
      .allowed=${text('field-range', { min: '0', max: '10^100000' })}
    ></grundy-field></div>`;
}
