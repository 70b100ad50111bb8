/* The subject of the views of a game on two heaps. */

import type { Subject, ViewHost } from '../view';
import { TwoHeapsRoom } from './model';
import { tableName, twoHeapsAnnouncement } from './table-view';

export type TwoHeapsSubject = Subject<TwoHeapsRoom>;

export function enter(host: ViewHost): TwoHeapsSubject {
  const room = new TwoHeapsRoom(host.client, host.history, () => host.changed());
  return {
    room,
    understood: true,
    works: [room.ruling, room.grid.loading],
    get error() {
      return room.ruleError;
    },
    retry: () => room.grid.again(),
    get name() {
      return tableName(room);
    },
    get announcement() {
      return twoHeapsAnnouncement(room);
    },
  };
}
