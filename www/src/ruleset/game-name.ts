/* The names of games in sentences, and games by the names that the gallery gives them. */

import { text } from '../i18n/index';
import { isNamed } from '../question/typed/names';
import { GALLERY } from './exhibits';
import { ruleOf } from './rule';
import { ruleHeading } from './rule-words';

/** The heading of a game; own rules, which would all have one, and unknown games by notation. */
export function gameName(game: string): string {
  return ruleOf(game)?.kind === 'own' ? game : ruleHeading(game);
}

/** The notation of the game that the gallery calls so; problems are no games of this room. */
export function gameNamed(typed: string): string | undefined {
  const found = GALLERY.find(({ id, problem }) => !problem && isNamed(typed, [text(`exhibit-${id}`)]));
  return found?.game;
}
