/* Fibonacci nim as a table of heaps and limits. */

import { html, nothing } from 'lit';
import type { Heat } from '../../grid/view';
import { text } from '../../i18n/index';
import type { ZeckendorfRoom } from './model';

/** The table of heaps and limits, with the game as a line. */
export function nimHeat(room: ZeckendorfRoom): Heat {
  const { grid } = room;
  const cell = grid.explained;
  return {
    name: text('pair-fibonacci-nim'),
    grid,
    path: room.path,
    look: (at) => room.lookAt(at),
    window: (origin, size) => room.window(origin, size),
    below:
      cell && cell.row > 0 && cell.column > 0
        ? html`<p class="play-here on-screen"><a href=${`#1/zeckendorf?n=${cell.row};limit=${Math.min(cell.row, cell.column)}`}>${text('nim-play-here')}</a></p>`
        : nothing,
    announces: true,
  };
}
