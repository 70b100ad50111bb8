/* The subject of the views of the lab. */

import type { Subject, ViewHost } from '../view';
import { LabRoom } from './model';
import { labAnnouncement, productName } from './words';

export type LabSubject = Subject<LabRoom>;

export function enter(host: ViewHost): LabSubject {
  const room = new LabRoom(host.client, host.history, () => host.changed());
  return {
    room,
    works: room.essential,
    get error() {
      return room.error;
    },
    get understood() {
      return room.error !== undefined || (room.games !== undefined && !room.stale);
    },
    retry: () => room.actions.again(),
    get name() {
      return productName(room);
    },
    get announcement() {
      return labAnnouncement(room);
    },
  };
}
