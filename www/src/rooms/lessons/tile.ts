import { text } from '../../i18n/index';
import type { Tile } from '../tile';

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-lessons'), text('tile-lessons-text')],
    need: 'lesson',
    given: { name: 'nim', step: '1' },
    picture: async () => (await import('../../boards/thumbnail')).thumbnail('stones', [3, 5, 7]),
  },
];
