/* The room of games on two heaps. */

import { html } from 'lit';
import { bound } from '../elements/formula';
import { grouped, text } from '../i18n/index';
import { GAMES } from '../two-heaps';
import type { TwoHeapsRoom } from '../two-heaps-room';
import { cellWords } from './cell-words';
import { heat } from './heat';
import { tools } from './share';

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
    ${table(room)}
  </section>`;
}

/** The table, and what is known of the cell that is looked at. */
export function table(room: TwoHeapsRoom) {
  return heat({
    name: text(`pair-${room.game}`),
    grid: room.grid,
    path: [],
    look: (cell) => room.lookAt(cell),
    window: (origin, size) => room.window(origin, size),
    below: html``,
  });
}

export function fields(room: TwoHeapsRoom) {
  const { game, grid, cell } = room;
  const range = (name: 'row' | 'column') => ({
    min: grid.first,
    max: grouped(String(grid.last[name])),
  });
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ name: 'row' | 'column'; value: string }>) =>
      room.type(event.detail.name, event.detail.value)}
  >${(['row', 'column'] as const).map(
    (name) => html`<grundy-field
      class=${name === 'row' ? 'main' : 'side'}
      .name=${name}
      .label=${text(`axis-${game}-${name}`)}
      .value=${room.typing[name] ?? String(cell[name])}
      .error=${room.wrong(name) ? text('two-heaps-wrong', { ...range(name), name: text(`axis-${game}-${name}`) }) : ''}
      .allowed=${text('field-range', range(name))}
    ></grundy-field>`,
  )}</div>`;
}

export function twoHeapsTitle({ game, cell }: TwoHeapsRoom): string {
  return text('two-heaps-title', { game: text(`pair-${game}`), row: cell.row, column: cell.column });
}

export function twoHeapsSaid({ grid }: TwoHeapsRoom): string {
  return grid.judged && !grid.cursor ? cellWords(grid.judged).headline : '';
}
