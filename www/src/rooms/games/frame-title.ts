/* The title of a frame with a game. */

import { text } from '../../i18n/language';
import { exhibitOf } from '../../ruleset/exhibits';
import type { FrameTitleOf } from '../view';

export const frameTitle: FrameTitleOf = ({ arguments: { game = '', n } }, shortened) => {
  const exhibit = exhibitOf(game.trim());
  const code = shortened(game);
  const name = exhibit ? text(`exhibit-${exhibit.id}`) : code;
  const to = shortened(n);
  const parts = [exhibit ? code : '', to && text('embed-to', { n: to })];
  return { name: name || text('rooms-games'), detail: parts.filter(Boolean).join(' · ') };
};
