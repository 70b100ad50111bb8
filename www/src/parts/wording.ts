/* A question in a few words: "N = 1,000", "N = 10^18, modulo 10^8". */

import { amount } from '../elements/brief';
import { bound } from '../elements/formula';
import type { Problem } from '../engine/protocol';
import type { Explorer } from '../explorer';
import { shortened, text } from '../i18n/index';
import { gameKey } from '../state';

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
      const value = given[name] ?? '';
      if (name === 'n') return text('question-preset', { n: shortened(value) });
      return value
        ? text(`argument-${problem.id}-${name}`, { value: amount(value) })
        : text('question-argument-none', { name: text(`parameter-${problem.id}-${name}`) });
    })
    .join(text('list-separator'));
}

/** What the sequence under a problem is called. */
export function gameName({ game }: Explorer): string {
  return game ? text(`game-${gameKey(game.game)}`) : '';
}

/** What an answer to these arguments is: "M(1) + M(2) + … + M(N)". Arguments that are not given count as "none". */
export function asked(problem: Problem, given: Record<string, string>): string {
  const named = problem.parameters.map(({ name }) => [name, given[name] ? amount(given[name]) : 'none']);
  return bound(text(`problem-${problem.id}-question`, Object.fromEntries(named)));
}
