/* The board of the lab, with the moves of one cell beside it. */

import { html, nothing } from 'lit';
import { type CoinSet, coinBoard, coinSpace } from '../../grid/coin-board';
import { text } from '../../i18n/index';
import { isTouch } from '../../ui/pointer';
import { corner, type Shown } from './corner-view';
import { isHead } from './heads';
import type { LabRoom } from './model';
import { cellWords, productName } from './words';

export function board(room: LabRoom, shown: Shown) {
  return html`<div class="lab-board" data-stale=${room.stale ? 'true' : nothing}>
    <figure>
      ${shown.acts ? sides(room) : nothing}
      ${room.board ? coins(room, room.board, shown) : coinSpace(room.size)}
      <figcaption class="quiet">
        <span class="lab-legend"><i class="lab-coin" data-heads aria-hidden="true"></i>${text('lab-heads')}</span>
        <span class="lab-legend"><i class="lab-coin" aria-hidden="true"></i>${text('lab-tails')}</span>
        <span class="lab-caption">${text('lab-caption', { by: shown.acts ? (isTouch() ? 'touch' : 'pointer') : 'none' })}</span>
      </figcaption>
    </figure>
    ${corner(room, shown)}
  </div>`;
}

function coins(room: LabRoom, board: NonNullable<LabRoom['board']>, { acts }: Shown) {
  const { heads, chosen, shown } = room;
  return coinBoard({
    name: text('lab-board', { product: productName(room) }),
    ...{ rows: board.rows, columns: board.columns, values: board.values },
    ...{ down: board.down, across: board.across, chosen, shown },
    isHead: (cell) => isHead(heads, cell),
    turned: room.looked,
    reach: room.looked ? undefined : reach(room),
    words: (cell) => cellWords(room, cell),
    // messages: lab-edge-row lab-edge-column
    edge: (side, number, value) => text(`lab-edge-${side}`, { number, value }),
    on: {
      point: (cell) => room.point(cell),
      look: (cell) => room.lookAt(cell),
      act: (cell) => (acts ? room.toggle(cell) : room.lookAt(cell)),
    },
  });
}

/** The coins that some listed move of the shown cell turns. */
function reach({ corner, shown }: LabRoom): CoinSet | undefined {
  if (!corner?.heads || corner.row !== shown.row || corner.column !== shown.column) return undefined;
  return {
    rows: [...new Set(corner.moves.flatMap(({ rows }) => rows))],
    columns: [...new Set(corner.moves.flatMap(({ columns }) => columns))],
  };
}

/** The buttons that turn all coins. */
function sides(room: LabRoom) {
  // messages: lab-all-heads lab-all-tails
  return html`<div class="lab-sides row on-screen" role="group" aria-label=${text('lab-all')}>${(
    ['heads', 'tails'] as const
  ).map(
    (side) =>
      html`<button class="button" type="button" @click=${() => room.setAll(side)}>${text(`lab-all-${side}`)}</button>`,
  )}</div>`;
}
