/* Games on two heaps in a frame. */

import '../elements/heat';
import '../styles/heat.css';
import { nothing } from 'lit';
import texts from '../i18n/en/tables.ftl?raw';
import { learn } from '../i18n/index';
import { cell } from '../parts/heat';
import { fields, table, twoHeapsSaid } from '../parts/two-heaps';
import { meaningfulTwoHeaps } from '../two-heaps';
import { TwoHeapsRoom } from '../two-heaps-room';
import type { EnterScene } from './scene';

learn(texts);

export const enter: EnterScene<'two-heaps'> = (client, place, changed) => {
  const room = new TwoHeapsRoom(client, place, changed);
  return {
    room,
    meaningful: meaningfulTwoHeaps,
    views: { heat: () => table(room), explanation: () => cell(room.grid, nothing) },
    fields: () => fields(room),
    ready: (show) => (show === 'heat' ? room.grid.block : room.grid.judged) !== undefined,
    works: [room.grid.loading],
    wrong: () => '',
    said: () => twoHeapsSaid(room),
  };
};
