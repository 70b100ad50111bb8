import { cellPicture } from '../../grid/cell-picture';
import type { Tile } from '../tile';

const SIDE = 16;

export const tiles: readonly Tile[] = [
  {
    id: 'lab',
    need: 'product',
    async picture(client) {
      const request = { a: 'coins:ruler', b: 'coins:ruler', rows: SIDE, columns: SIDE };
      return cellPicture((await client.ask('productBoard', request, { lane: 'quick' })).answer.values, SIDE);
    },
  },
];
