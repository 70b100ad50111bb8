import { cellPicture } from '../../grid/cell-picture';
import { text } from '../../i18n/index';
import type { Tile } from '../tile';

const SIDE = 16;

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-lab'), text('tile-lab-text')],
    need: 'product',
    async picture(client) {
      const request = { a: 'coins:ruler', b: 'coins:ruler', rows: SIDE, columns: SIDE };
      return cellPicture((await client.ask('productBoard', request, { lane: 'quick' })).answer.values, SIDE);
    },
  },
];
