/* The subject of the views of a position. */

import { brief } from '../../ui/brief';
import type { Subject, ViewHost } from '../view';
import { whatIsWrong } from './field';
import { PositionRoom } from './model';
import { positionAnnouncement } from './words';

export type PositionSubject = Subject<PositionRoom>;

export function enter(host: ViewHost): PositionSubject {
  const room = new PositionRoom(host.client, host.history, () => host.changed());
  return {
    room,
    works: [room.analysing],
    get error() {
      return room.error;
    },
    sentence: (error) => (error === room.error ? whatIsWrong(room.error) : undefined),
    get understood() {
      return !room.analysing.running && (room.error !== undefined || !room.stale);
    },
    retry: () => room.actions.again(),
    get name() {
      return brief(room.typed);
    },
    get announcement() {
      return positionAnnouncement(room);
    },
  };
}
