/* Questions in a few words: "N = 1,000", "N = 10^18, modulo 10^8". */

import type { Problem } from '../../engine/protocol';
import { commas, shortened, text } from '../../i18n/index';
import type { SequenceModel } from '../../sequence/model';
import { amount } from '../../ui/brief';
import { bound } from '../../ui/formula';

/** N and the arguments that differ from their defaults, or for `whole` all arguments. */
export function argumentsText(
  problem: Problem,
  given: Record<string, string>,
  extent: 'unusual' | 'whole' = 'unusual',
): string {
  const all = problem.parameters
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
    });
  return commas(all);
}

/** The name of a problem's sequence. */
export function sequenceName({ game }: SequenceModel): string {
  return game ? text(`game-${gameKey(game.game)}`) : '';
}

/**
 * The quantity that answers these arguments: "M(1) + M(2) + … + M(N)". Missing arguments are
 * "none".
 */
export function questionText(problem: Problem, given: Record<string, string>): string {
  const named = problem.parameters.map(({ name }) => [name, given[name] ? amount(given[name]) : 'none']);
  return bound(text(`problem-${problem.id}-question`, Object.fromEntries(named)));
}

/** The key of a game's texts: game-take-squares for take:squares. */
export function gameKey(game: string): string {
  return game.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '');
}
