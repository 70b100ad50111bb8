import { text } from '../../i18n/index';
import { thumbnail } from '../../sequence/thumbnail';
import { THUMBNAIL_VALUES } from '../../sequence/thumbnails';
import type { Tile } from '../tile';

/** A game by its first values. */
const bars = (id: 'games' | 'own-rule', game: string): Tile => ({
  // messages: tile-games tile-games-text tile-own-rule tile-own-rule-text
  words: () => [text(`tile-${id}`), text(`tile-${id}-text`)],
  need: 'sequence',
  given: { game },
  picture: async (ask) => thumbnail((await ask('sequence', { game, n: THUMBNAIL_VALUES - 1 })).answer),
});

export const tiles: readonly Tile[] = [
  bars('games', 'octal:0.77'),
  { ...bars('own-rule', 'rule:n to n/2 or n-1'), isLast: true },
];
