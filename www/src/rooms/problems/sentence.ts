import type { Message } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { amount } from '../../ui/brief';
import { bound } from '../../ui/formula';

/** One step of a derivation as a sentence. */
export function sentence(reason: Message): string {
  const given = Object.entries(reason.values).map(([name, value]) => [name, amount(String(value))]);
  return bound(text(`why-${reason.code}`, Object.fromEntries(given)));
}
