import { cellPicture } from '../../grid/cell-picture';
import { text } from '../../i18n/index';
import type { Tile } from '../tile';

const SIDE = 24;
const REQUEST = { game: 'wythoff', fromRow: 0, fromColumn: 0, rows: SIDE, columns: SIDE } as const;

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-two-heaps'), text('tile-two-heaps-text')],
    need: 'table',
    picture: async (ask) => cellPicture((await ask('table', REQUEST)).answer, SIDE),
  },
];
