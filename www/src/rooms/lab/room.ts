/* Mounts the lab. */

import '../../grid/coin-board.css';
import '../../ui/notation-field';
import './lab.css';
import type { MountRoom } from '../definition';
import { LabRoom } from './model';
import { lab, labTitle } from './view';
import { labAnnouncement } from './words';

export const mount: MountRoom = (client, history, changed) => {
  const room = new LabRoom(client, history, changed);
  return {
    room,
    view: () => lab(room),
    title: () => labTitle(room),
    announcements: () => [labAnnouncement(room), ''],
  };
};
