/* What the window is called. */

import { GameRoom } from '../game-room';
import { text } from '../i18n/index';
import type { ProblemRoom } from '../problem-room';
import { calledGame } from './called-game';

/** Longer texts do not fit on a tab. */
const SHOWN = 40;

export function title(room: ProblemRoom | GameRoom): string {
  const { n = '', game = '' } = room.question.arguments;
  if (room instanceof GameRoom) {
    const understood = room.fields.game?.value;
    const name = understood ? calledGame(understood) : game;
    return text('games-title', { game: name.slice(0, SHOWN), n: n.slice(0, SHOWN) });
  }
  if (!room.problem) return '';
  return text('page-title', { problem: text(`problem-${room.problem.id}-name`), n: n.slice(0, SHOWN) });
}
