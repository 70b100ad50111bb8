/* The view of the two-heaps room. */

import { html } from 'lit';
import { saveWindow } from '../../grid/save-window';
import { loading } from '../../grid/view';
import { text } from '../../i18n/index';
import { tools } from '../../sequence/share-button';
import { bound } from '../../ui/formula';
import { GAMES } from './link';
import type { TwoHeapsRoom } from './model';
import { fields, table } from './table-view';

export function twoHeaps(room: TwoHeapsRoom) {
  const { game } = room;
  return html`<section class="two-heaps" aria-labelledby="two-heaps-heading">
    ${tools(room)}
    <h2 id="two-heaps-heading">${text('two-heaps-heading')}</h2>
    <p class="statement">${text('two-heaps-statement')}</p>
    <fieldset class="segments two-heaps-games">
      <legend class="hidden">${text('two-heaps-game')}</legend>
      ${GAMES.map(
        (one) => html`<label><input
          type="radio"
          name="two-heaps"
          .checked=${one === game}
          @change=${() => room.choose(one)}
        />${text(`pair-${one}`)}</label>`,
      )}
    </fieldset>
    <p class="statement rule">${bound(text(`rule-${game}`))}</p>
    ${fields(room)}
    ${table(room, { status: loading(room.grid), save: saveWindow })}
  </section>`;
}

export function twoHeapsTitle({ game, cell }: TwoHeapsRoom): string {
  return text('two-heaps-title', { game: text(`pair-${game}`), row: cell.row, column: cell.column });
}
