/* The announcements for screen readers in the lab. */

import { text } from '../../i18n/index';
import type { LabRoom } from './model';
import { outcomeWords, plural, positionWords } from './words';

/** Announces who wins, once the counted moves belong to the position. */
export function labAnnouncement(room: LabRoom): string {
  const { moves, fresh } = room;
  if (!moves || !fresh) return '';
  return text('lab-said', {
    position: positionWords(room),
    ...{ outcome: outcomeWords(room), value: moves.value, count: plural(moves.winningCount) },
  });
}
