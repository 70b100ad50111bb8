/* Mounts the play room. */

import '../../boards/boards.css';
import '../../boards/tokens.css';
import { Boards } from '../../boards/load';
import '../../ui/notation-field';
import '../../boards/move-list';
import './play.css';
import boardTexts from '../../i18n/en/boards.ftl?raw';
import texts from '../../i18n/en/play.ftl?raw';
import viewTexts from '../../i18n/en/views.ftl?raw';
import { learn } from '../../i18n/index';
import type { MountRoom } from '../definition';
import { pickAnnouncement, playAnnouncement } from './announcements';
import { PlayRoom } from './model';
import { playTitle, playView } from './view';

for (const one of [texts, boardTexts, viewTexts]) learn(one);

const shapes = () => import('./shapes');
const later = () => import('./later');

export const mount: MountRoom = (client, history, changed) => {
  const room = new PlayRoom(client, history, changed, {
    boards: new Boards(shapes),
    later,
  });
  return {
    room,
    view: () => playView(room),
    title: () => playTitle(room),
    announcements: () => [playAnnouncement(room), pickAnnouncement(room)],
  };
};
