/* What the room of the games is called in the window, and what a screen reader is told there. */

import type { GameRoom } from '../game-room';
import { text } from '../i18n/index';
import { calledGame } from './called-game';
import { periodWords } from './period-words';
import { onTab } from './title';

export function gameTitle({ question, fields }: GameRoom): string {
  const { n = '', game = '' } = question.arguments;
  const understood = fields.game?.value;
  const name = understood ? calledGame(understood) : game;
  return text('games-title', { game: onTab(name), n: onTab(n) });
}

/** What is known about the period. Nothing while work goes on. */
export function periodSaid({ judged, judging, stale }: GameRoom): string {
  if (!judged || judging.running || stale) return '';
  const { headline } = periodWords(judged.period, judged.game.first);
  return text('period-said', { game: calledGame(judged.game.game), headline, status: judged.period.status });
}
