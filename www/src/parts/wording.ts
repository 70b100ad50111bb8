/* A question in a few words: "N = 1,000", "N = 10^18, Modulo 10^8". */

import type { Problem } from '../engine/protocol';
import { shortened, text } from '../i18n/index';

/** Names N, and whatever is not as usual. */
export function wording(problem: Problem, given: Record<string, string>): string {
  return problem.parameters
    .filter(({ name, default: usual }) => name === 'n' || (given[name] && given[name] !== usual))
    .map(({ name }) => {
      const value = shortened(given[name] ?? '');
      if (name === 'n') return text('question-preset', { n: value });
      return text('question-argument', { name: text(`parameter-${problem.id}-${name}`), value });
    })
    .join(text('list-separator'));
}
