/* The window title of the games room, and its announcements to screen readers. */

import { text } from '../../i18n/index';
import { gameName } from '../../ruleset/game-name';
import { onTab } from '../../ui/brief';
import type { GameRoom } from './model';
import { periodHeadline } from './period-words';

export function gameTitle({ question, fields }: GameRoom): string {
  const { n = '', game = '' } = question.arguments;
  const understood = fields.game?.value;
  const name = understood ? gameName(understood) : game;
  return text('games-title', { game: onTab(name), n: onTab(n) });
}

/** Whether the period is that of the question. */
export const hasPeriod = ({ foundPeriod, findingPeriod, stale }: GameRoom): boolean =>
  foundPeriod !== undefined && !findingPeriod.running && !stale;

/** Announces the period; empty while it is being computed. */
export function periodAnnouncement(room: GameRoom): string {
  const { foundPeriod } = room;
  if (!foundPeriod || !hasPeriod(room)) return '';
  return text('period-said', {
    game: gameName(foundPeriod.game.game),
    headline: periodHeadline(foundPeriod.period, foundPeriod.game.first),
    status: foundPeriod.period.status,
  });
}
