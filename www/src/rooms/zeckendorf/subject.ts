/* The subject of the views of a Zeckendorf representation. */

import { grouped, text } from '../../i18n/index';
import type { Subject, ViewHost } from '../view';
import { type Part, ZeckendorfRoom } from './model';
import { zeckendorfAnnouncement } from './terms-view';

export type ZeckendorfSubject = Subject<ZeckendorfRoom>;

export function enter(host: ViewHost, parts: readonly string[]): ZeckendorfSubject {
  const room = new ZeckendorfRoom(host.client, host.history, () => host.changed(), parts as Part[]);
  return {
    room,
    works: [room.reading, room.adding, room.spelling],
    get error() {
      return room.error;
    },
    get understood() {
      return !room.stale;
    },
    retry: room.again,
    get name() {
      return room.shown ? text('zeck-about', { n: grouped(room.shown.n) }) : '';
    },
    get announcement() {
      return zeckendorfAnnouncement(room);
    },
  };
}
