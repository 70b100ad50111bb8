/*
 * The links from one room to another, by what the room needs: no room knows another one's name.
 * A need that no room of this edition serves has no link.
 */

import { type Question, toHash } from '../question/question';
import type { Exhibit } from '../ruleset/exhibits';
import type { Need } from './definition';
import { nameFor } from './needs';

/** The question that serves a need. */
export function placeFor(
  need: Need,
  given: Record<string, string> = {},
  view: Record<string, string> = {},
): Question | undefined {
  const problem = nameFor(need);
  return problem ? { problem, arguments: given, view } : undefined;
}

/** Its link. */
export function linkFor(...place: Parameters<typeof placeFor>): string | undefined {
  const question = placeFor(...place);
  return question && toHash(question);
}

/** The link to a first position of a game, against the engine. */
export function playLink(game: string): string | undefined {
  const heaps = game.startsWith('coins:') ? '2 5 8' : '5 8';
  return linkFor('match', { heaps: game === 'fibonacci-nim' ? 'fibonacci nim 17' : `${game}: ${heaps}` });
}

/** The link of an exhibit of the gallery. */
export function exhibitLink({ game, n, problem }: Exhibit): string {
  if (problem) return toHash({ problem, arguments: { n }, view: {} });
  return linkFor('sequence', { game, n }) ?? '';
}
