import { GALLERY } from '../gallery';
import { text } from '../i18n/index';

/** What people call a game, where they call it something, else its notation. */
export function calledGame(game: string): string {
  const exhibit = GALLERY.find((one) => one.game === game);
  return exhibit ? text(`gallery-${exhibit.id}`) : game;
}
