/* The title of a frame with a product: two games without the prefix of their family. */

import { text } from '../../i18n/language';
import type { FrameTitleOf } from '../view';

export const frameTitle: FrameTitleOf = ({ arguments: { first, second } }, shortened) => {
  const [a, b] = [first, second].map((game) => shortened(game).replace(/^coins:/, ''));
  return { name: text('rooms-lab'), detail: a && b ? `${a} × ${b}` : '' };
};
