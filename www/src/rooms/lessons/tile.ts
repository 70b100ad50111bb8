import { text } from '../../i18n/index';
import type { Tile } from '../tile';
import { PATH } from './path';

const FIRST = PATH[0]?.lessons[0];

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-lessons'), text('tile-lessons-text', { minutes: FIRST?.minutes ?? 0 })],
    need: 'lesson',
    given: { name: FIRST?.name ?? '', step: '1' },
  },
];
