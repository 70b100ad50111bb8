/* Mounts the two-heaps room. */

import 'texts:own-rules';
import '../../grid/heat';
import '../../grid/heat.css';
import './two-heaps.css';
import '../../ui/field';
import type { MountRoom } from '../definition';
import { TwoHeapsRoom } from './model';
import { twoHeapsAnnouncement } from './table-view';
import { twoHeaps, twoHeapsTitle } from './view';

export const mount: MountRoom = (client, history, changed) => {
  const room = new TwoHeapsRoom(client, history, changed);
  return {
    room,
    view: () => twoHeaps(room),
    title: () => twoHeapsTitle(room),
    announcements: () => [twoHeapsAnnouncement(room), ''],
  };
};
