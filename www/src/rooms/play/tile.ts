import type { Pieces } from '../../boards/thumbnail';
import { text } from '../../i18n/index';
import type { Tile } from '../tile';

/** A game by its board. */
const board = (id: string, heaps: string, kind: Pieces, numbers: readonly number[]): Tile => ({
  // messages: tile-play-nim tile-play-nim-text tile-play-kayles tile-play-kayles-text
  // messages: tile-play-turtles tile-play-turtles-text tile-play-squares tile-play-squares-text
  words: () => [text(`tile-play-${id}`), text(`tile-play-${id}-text`)],
  need: 'match',
  given: { heaps },
  picture: async () => (await import('../../boards/thumbnail')).thumbnail(kind, numbers),
});

export const tiles: readonly Tile[] = [
  board('nim', '3 5 7', 'stones', [3, 5, 7]),
  board('kayles', 'kayles 9', 'pins', [9]),
  board('turtles', 'turning turtles 2 5', 'coins', [2, 5]),
  board('squares', 'take a square 14', 'stones', [14]),
];
