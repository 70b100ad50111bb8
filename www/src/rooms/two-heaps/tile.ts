import { cellPicture } from '../../grid/cell-picture';
import { text } from '../../i18n/index';
import type { Tile } from '../tile';

const SIDE = 24;

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-two-heaps'), text('tile-two-heaps-text')],
    need: 'table',
    async picture(client) {
      const request = { game: 'wythoff', fromRow: 0, fromColumn: 0, rows: SIDE, columns: SIDE } as const;
      return cellPicture((await client.ask('table', request, { lane: 'quick' })).answer, SIDE);
    },
  },
];
