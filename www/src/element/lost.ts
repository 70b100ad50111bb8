/* Why the scripts of an element did not arrive, as a sentence. Loaded when that happens. */

import { whyNot } from '../engine/lost';
import type { LoadFailure } from '../engine/protocol';
import { text } from '../i18n/lost';

/** The reasons that have a sentence, of the causes. */
const REASONS: Partial<Record<string, string>> = {
  status: 'status',
  damaged: 'damaged',
  policy: 'policy',
  'trusted-types': 'policy',
};

export async function lost(error: unknown, tag: string): Promise<LoadFailure> {
  const failure = await whyNot(error);
  const { cause = '', status = 0 } = failure;
  // messages: lost-connection lost-status lost-damaged lost-policy
  const message = text(`lost-${REASONS[cause] ?? 'connection'}`, { status }, tag);
  return { ...failure, message };
}
