/* The way into the room of games on two heaps. */

import '../elements/heat';
import '../styles/heat.css';
import texts from '../i18n/en/tables.ftl?raw';
import { learn } from '../i18n/index';
import { twoHeaps, twoHeapsSaid, twoHeapsTitle } from '../parts/two-heaps';
import { meaningfulTwoHeaps } from '../two-heaps';
import { TwoHeapsRoom } from '../two-heaps-room';
import type { Enter } from './index';

learn(texts);

export const enter: Enter = (client, place, changed) => {
  const room = new TwoHeapsRoom(client, place, changed);
  return {
    room,
    meaningful: meaningfulTwoHeaps,
    view: () => twoHeaps(room),
    title: () => twoHeapsTitle(room),
    said: () => [twoHeapsSaid(room), ''],
  };
};
