/* The announcements for screen readers in the play room. */

import type { PlayRoom } from './model';
import { codeWords, headline, lastMove, subline } from './words';

/** Announces the last move and whose turn it is. */
export function playAnnouncement(room: PlayRoom): string {
  // A hint that is loading changes nothing, and nothing is announced again.
  if (!room.match || room.behind || !room.live || room.leaving) return '';
  // The machine's move is announced when it is made.
  if (room.winner === undefined && room.turn === room.engine) return '';
  return [lastMove(room), headline(room), subline(room)].filter(Boolean).join(' ');
}

/** Announces the selected move, unless keys have selected it in a slider, which has told it. */
export function pickAnnouncement({ look, picked, yours, leaving, keys }: PlayRoom): string {
  if (!look || picked === undefined || !yours || leaving) return '';
  if (keys && look.parts.every(({ kind }) => kind === 'heaps')) return '';
  return codeWords(look, picked);
}
