/* The title of a frame with a Zeckendorf representation. */

import { text } from '../../i18n/language';
import type { FrameTitleOf } from '../view';

export const frameTitle: FrameTitleOf = ({ arguments: { n } }, shortened) => ({
  name: text('rooms-zeckendorf'),
  detail: text('embed-n', { n: shortened(n) }),
});
