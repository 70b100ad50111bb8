import { cellPicture } from '../../grid/cell-picture';
import type { Tile } from '../tile';

const SIDE = 24;

export const tiles: readonly Tile[] = [
  {
    id: 'two-heaps',
    need: 'table',
    async picture(client) {
      const request = { game: 'wythoff', fromRow: 0, fromColumn: 0, rows: SIDE, columns: SIDE } as const;
      return cellPicture((await client.ask('table', request, { lane: 'quick' })).answer, SIDE);
    },
  },
];
