/* The announcements for screen readers in the positions room. */

import { text } from '../../i18n/index';
import { brief } from '../../ui/brief';
import type { PositionRoom } from './model';
import { outcome } from './words';

/** Announces who wins, once the analysis belongs to the position. */
export function positionAnnouncement({ analysis, analysing, stale }: PositionRoom): string {
  if (!analysis || analysing.running || stale) return '';
  const { answer, typed } = analysis;
  return text('position-said', { position: brief(typed), outcome: outcome(answer) });
}
