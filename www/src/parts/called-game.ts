import { exhibitOf } from '../gallery';
import { text } from '../i18n/index';

/** What people call a game, where they call it something, else its notation. */
export function calledGame(game: string): string {
  const exhibit = exhibitOf(game);
  return exhibit ? text(`exhibit-${exhibit.id}`) : game;
}
