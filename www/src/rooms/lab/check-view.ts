/* The Tartan theorem, checked on a small board by playing out every position. */

import { html, nothing } from 'lit';
import type { PlayedOut } from '../../engine/protocol';
import { counted, grouped, text } from '../../i18n/index';
import { bound } from '../../ui/formula';
import { icon } from '../../ui/icons';
import type { LabRoom } from './model';

export function check(room: LabRoom) {
  const { part, size, played, playing } = room;
  const whole = part.rows === size.rows && part.columns === size.columns;
  return html`<div class="lab-check" aria-busy=${playing.running ? 'true' : 'false'}>
    <h2>${text('lab-check')}</h2>
    <p class="lab-text">${bound(text('lab-theorem'))}</p>
    ${
      played
        ? result(room, played, whole)
        : html`<p class="lab-text">${
            playing.error?.code === 'out-of-range' ? text('lab-check-refused') : text('lab-check-running')
          }</p>`
    }
  </div>`;
}

function result(room: LabRoom, played: PlayedOut, whole: boolean) {
  const { rows, columns, positionCount, moveCount, different } = played;
  const agrees = different === 0;
  return html`<p class="lab-verdict" data-agrees=${agrees ? '' : nothing}>
      ${icon(agrees ? 'won' : 'lost')}
      ${bound(text('lab-checked', { positions: positionCount, different }))}
    </p>
    <p class="quiet">${text('lab-checked-how', {
      ...{ rows, columns, moves: counted(moveCount), part: whole ? 'whole' : 'part' },
    })}</p>
    ${whole ? here(room, played) : nothing}`;
}

/** The value of the position on the board, by playing and by the theorem. */
function here({ heads, fresh, moves, part }: LabRoom, { values }: PlayedOut) {
  // Bit (row - 1) * columns + column - 1 is set for heads.
  const index = heads.reduce((sum, line, at) => sum + line * 2 ** (at * part.columns), 0);
  const value = values[index];
  if (value === undefined || !moves || !fresh) return html`<p class="lab-text"></p>`;
  return html`<p class="lab-text">${text('lab-checked-here', {
    played: grouped(String(value)),
    value: grouped(moves.value),
  })}</p>`;
}
