/* The announcements for screen readers in the nimbers room. */

import { shortened, text } from '../../i18n/index';
import { brief } from '../../ui/brief';
import type { NimberRoom } from './model';
import { written } from './words';

/** Announces the value, or that the shown value is stale. */
export function nimberAnnouncement({ calculated, calculating, stale, error }: NimberRoom): string {
  if (!calculated || calculating.running) return '';
  const expression = brief(written(calculated.expression));
  if (stale) return error ? text('nimbers-stale-said', { expression }) : '';
  return text('nimbers-said', { expression, value: shortened(calculated.answer.value) });
}
