/* A question in a few words: "N = 1,000", "N = 10^18, Modulo 10^8". */

import type { Problem } from '../engine/protocol';
import { shortened, text } from '../i18n/index';

/** Names N, and either whatever is not as usual, or the `whole` question. */
export function wording(
  problem: Problem,
  given: Record<string, string>,
  extent: 'unusual' | 'whole' = 'unusual',
): string {
  return problem.parameters
    .filter(
      ({ name, default: usual }) =>
        name === 'n' || extent === 'whole' || (given[name] && given[name] !== usual),
    )
    .map(({ name }) => {
      const value = shortened(given[name] ?? '');
      if (name === 'n') return text('question-preset', { n: value });
      const label = text(`parameter-${problem.id}-${name}`);
      return value
        ? text('question-argument', { name: label, value })
        : text('question-argument-none', { name: label });
    })
    .join(text('list-separator'));
}
