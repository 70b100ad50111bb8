/* Announcements to screen readers about a sequence. */

import { grouped, text } from '../i18n/index';
import type { SequenceRoom } from './room';

/** Announces the explained value if its index was chosen. */
export function explanationAnnouncement({ sequence: model, question }: SequenceRoom): string {
  const { explanation, at, beyond } = model;
  const { at: wanted, mode } = question.view;
  if (wanted === undefined || beyond || explanation?.n !== at || mode === 'many') return '';
  return text('mex-said', { n: grouped(at), value: grouped(String(explanation.value)) });
}
