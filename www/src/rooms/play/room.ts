/* Mounts the play room. */

import '../../boards/boards.css';
// Most games are played on heaps: not a request of its own after the position.
import '../../boards/heaps';
import '../../boards/tokens.css';
import { Boards } from '../../boards/load';
import { afterAnswer } from '../../engine/next-task';
import '../../ui/notation-field';
import '../../boards/move-list';
import './play.css';
import type { MountRoom } from '../definition';
import { pickAnnouncement, playAnnouncement } from './announcements';
import { PlayRoom } from './model';
import { playTitle, playView } from './view';

const shapes = () => import('./shapes');
const later = () => import('./later');

export const mount: MountRoom = (client, history, changed) => {
  const room = new PlayRoom(client, history, changed, {
    boards: new Boards(shapes),
    later,
    sentences: () => import('../../asked/sentence'),
  });
  const isSeen = afterAnswer(changed);
  return {
    room,
    view: () => playView(room, isSeen(room.loaded !== undefined || !room.beginning)),
    title: () => playTitle(room),
    announcements: () => [playAnnouncement(room), pickAnnouncement(room)],
  };
};
