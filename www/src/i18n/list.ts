/** Lists in sentences. */

import { locale, text } from './language';

/** "3, 5 and 7"; as a disjunction, "3, 5 or 7". */
export function listed(
  items: readonly (string | number)[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  // The English of the page has no comma before the last item.
  const tag = locale() === 'en' ? 'en-GB' : locale();
  return new Intl.ListFormat(tag, { type }).format(items.map(String));
}

/** "3, 5, 7": items in a fixed order, of a list that goes on, or outside of a sentence. */
export function commas(items: readonly (string | number)[]): string {
  return items.join(text('list-separator'));
}
