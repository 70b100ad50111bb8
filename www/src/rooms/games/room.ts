/* Mounts the games room. */

import 'texts:glossary';
import './gallery';
import './rule.css';
import '../../ui/terms.css';
import '../../ui/notation-field';
import '../../sequence/elements';
import { whenSeen } from '../../engine/next-task';
import { explanationAnnouncement } from '../../sequence/announcements';
import type { MountRoom } from '../definition';
import { gameTitle, periodAnnouncement } from './announcements';
import { GameRoom } from './model';
import { game } from './view';

export const mount: MountRoom = (client, history, changed) => {
  const room = new GameRoom(client, history, changed);
  let isDrawn = false;
  const drawRest = () => {
    isDrawn = true;
    changed();
  };
  return {
    room,
    view: () => {
      if (room.game && !isDrawn) whenSeen(drawRest);
      return game(room, isDrawn);
    },
    title: () => gameTitle(room),
    announcements: () => [periodAnnouncement(room), explanationAnnouncement(room)],
  };
};
