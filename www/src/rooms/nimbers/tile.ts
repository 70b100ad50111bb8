import { cellPicture } from '../../grid/cell-picture';
import { text } from '../../i18n/index';
import type { Tile } from '../tile';

const SIDE = 16;

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-nimbers'), text('tile-nimbers-text')],
    need: 'nimber',
    async picture(client) {
      const request = { op: 'product', rowFrom: 0, columnFrom: 0, rows: SIDE, columns: SIDE } as const;
      return cellPicture((await client.ask('nimberTable', request, { lane: 'quick' })).answer, SIDE);
    },
  },
];
