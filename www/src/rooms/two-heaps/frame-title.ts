/* The title of a frame with a game on two heaps. */

import { has, text } from '../../i18n/language';
import type { FrameTitleOf } from '../view';
import { twoHeaps } from './index';

export const frameTitle: FrameTitleOf = ({ arguments: { game = twoHeaps.usual.game } }, shortened) => {
  // The number of wythoff:3 and the text of a rule follow the colon.
  const [family = ''] = game.split(':');
  // messages: pair-*
  const key = `pair-${family}`;
  return {
    name: has(key) ? text(key) : text('page-name'),
    detail: family === game ? '' : shortened(game),
  };
};
