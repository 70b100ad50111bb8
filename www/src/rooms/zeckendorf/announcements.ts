/* The announcements for screen readers in the Zeckendorf room. */

import { shortened, text } from '../../i18n/index';
import type { ZeckendorfRoom } from './model';
import { headline } from './terms-view';

export function zeckendorfAnnouncement({ shown, stale, error }: ZeckendorfRoom): string {
  if (!shown || error || stale) return '';
  return text('zeck-said', { n: shortened(shown.n), terms: headline(shown) });
}
