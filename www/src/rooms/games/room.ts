/* Mounts the games room. */

import 'texts:glossary';
import './gallery';
import './rule.css';
import '../../ui/terms.css';
import '../../ui/notation-field';
import '../../sequence/elements';
import '../../ui/field';
import { afterAnswer } from '../../engine/next-task';
import { explanationAnnouncement } from '../../sequence/announcements';
import type { MountRoom } from '../definition';
import { gameTitle, hasPeriod, periodAnnouncement } from './announcements';
import { GameRoom } from './model';
import { game } from './view';

export const mount: MountRoom = (client, history, changed) => {
  const room = new GameRoom(client, history, changed);
  const isSeen = afterAnswer(changed);
  return {
    room,
    view: () => game(room, isSeen(room.game !== undefined)),
    title: () => gameTitle(room),
    announcements: () => [periodAnnouncement(room), explanationAnnouncement(room)],
    get complete() {
      return hasPeriod(room);
    },
  };
};
