/* The subject of a game to play. */

import 'texts:diagrams';
import { Boards } from '../../boards/load';
import { brief } from '../../ui/brief';
import type { Subject, ViewHost } from '../view';
import { playAnnouncement } from './announcements';
import { whatIsWrong } from './errors';
import { PlayRoom } from './model';

const shapes = () => import('../../boards/shapes');
const later = () => import('./later');

export type PlaySubject = Subject<PlayRoom>;

export function enter(host: ViewHost): PlaySubject {
  const room = new PlayRoom(host.client, host.history, () => host.changed(), {
    boards: new Boards(shapes),
    later,
  });
  room.held = host.controls === 'none';
  room.linked = host.site !== '';
  room.listener = ({ type, ...detail }) => host.tell(type, detail);
  return {
    room,
    works: [room.loading],
    get error() {
      return room.error;
    },
    sentence: (error) => (error === room.error ? whatIsWrong(room.error) : undefined),
    get understood() {
      return !room.loading.running && (room.error !== undefined || !room.stale);
    },
    retry: () => room.actions.again(),
    get name() {
      return brief(room.typed);
    },
    get announcement() {
      return playAnnouncement(room);
    },
  };
}
