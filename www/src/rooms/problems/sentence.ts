import type { Reason } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { amount } from '../../ui/brief';
import { bound } from '../../ui/formula';

/** One step of a derivation as a sentence. */
export function sentence(reason: Reason): string {
  const given = Object.entries(reason.arguments).map(([name, value]) => [name, amount(value)]);
  return bound(text(`why-${reason.text}`, Object.fromEntries(given)));
}
