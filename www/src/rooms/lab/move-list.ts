/* Moves to look at on the board, and to make. */

import { html, nothing } from 'lit';
import type { CornerMove, ProductMove } from '../../engine/protocol';
import { grouped, text } from '../../i18n/index';
import type { LabRoom } from './model';
import { moveWords } from './words';

/** A move in a list. */
interface Item {
  move: ProductMove;
  label: unknown;
  wins: boolean;
}

/** Moves that the board shows while one is pointed at or has the focus, and that a click makes. */
export function moveList(room: LabRoom, items: readonly Item[], acts: boolean) {
  return html`<ol
    role="list"
    class="lab-moves"
    @pointerleave=${(event: PointerEvent) => event.pointerType !== 'touch' && room.look(undefined)}
    @focusout=${() => room.look(undefined)}
  >${items.map(
    ({ move, label, wins }) => html`<li><button
      type="button"
      data-wins=${wins ? '' : nothing}
      data-looked=${room.looked === move ? '' : nothing}
      title=${named(move, wins)}
      @pointerenter=${(event: PointerEvent) => event.pointerType !== 'touch' && room.look(move)}
      @focus=${(event: Event) => (event.target as Element).matches(':focus-visible') && room.look(move)}
      @click=${(event: PointerEvent) => {
        // A first tap shows the move.
        if (!acts || (event.pointerType === 'touch' && room.looked !== move)) room.look(move);
        else room.turn(move);
      }}
    >${label}</button></li>`,
  )}</ol>`;
}

function named(move: ProductMove, wins: boolean): string {
  const words = moveWords(move);
  if (!('after' in move)) return text('lab-turn', { move: words });
  const { after } = move as CornerMove;
  return text('lab-turn-after', { move: words, after: grouped(after), wins: wins ? 'yes' : 'no' });
}
