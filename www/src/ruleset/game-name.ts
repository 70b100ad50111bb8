/* The names of games that the gallery gives them. */

import { text } from '../i18n/index';
import { isNamed } from '../question/typed/names';
import { exhibitOf, GALLERY } from './exhibits';

/** The name of a game, or its notation if it has none. */
export function gameName(game: string): string {
  const exhibit = exhibitOf(game);
  return exhibit ? text(`exhibit-${exhibit.id}`) : game;
}

/** The notation of the game that the gallery calls so; problems are no games of this room. */
export function gameNamed(typed: string): string | undefined {
  const found = GALLERY.find(({ id, problem }) => !problem && isNamed(typed, [text(`exhibit-${id}`)]));
  return found?.game;
}
