/* The window title of the games room, and its announcements to screen readers. */

import { text } from '../../i18n/index';
import { gameName } from '../../ruleset/game-name';
import { onTab } from '../../ui/brief';
import type { GameRoom } from './model';
import { periodWords } from './period-words';

export function gameTitle({ question, fields }: GameRoom): string {
  const { n = '', game = '' } = question.arguments;
  const understood = fields.game?.value;
  const name = understood ? gameName(understood) : game;
  return text('games-title', { game: onTab(name), n: onTab(n) });
}

/** Announces the period; empty while it is being computed. */
export function periodAnnouncement({ foundPeriod, findingPeriod, stale }: GameRoom): string {
  if (!foundPeriod || findingPeriod.running || stale) return '';
  const { headline } = periodWords(foundPeriod.period, foundPeriod.game.first);
  return text('period-said', {
    game: gameName(foundPeriod.game.game),
    headline,
    status: foundPeriod.period.status,
  });
}
