import { text } from '../../i18n/index';
import type { Tile } from '../tile';

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-lessons'), text('tile-lessons-text')],
    need: 'lesson',
    given: { name: 'nim', step: '1' },
  },
];
