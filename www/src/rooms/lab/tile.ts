import { cellPicture } from '../../grid/cell-picture';
import { text } from '../../i18n/index';
import type { Tile } from '../tile';

const SIDE = 16;
const REQUEST = { a: 'coins:ruler', b: 'coins:ruler', rows: SIDE, columns: SIDE };

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-lab'), text('tile-lab-text')],
    need: 'product',
    picture: async (ask) => cellPicture((await ask('productBoard', REQUEST)).answer.values, SIDE),
  },
];
