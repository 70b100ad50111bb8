import { cellPicture } from '../../grid/cell-picture';
import { text } from '../../i18n/index';
import type { Tile } from '../tile';

const SIDE = 16;
const REQUEST = { op: 'product', rowFrom: 0, columnFrom: 0, rows: SIDE, columns: SIDE } as const;

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-nimbers'), text('tile-nimbers-text')],
    need: 'nimber',
    picture: async (ask) => cellPicture((await ask('nimberTable', REQUEST)).answer, SIDE),
  },
];
