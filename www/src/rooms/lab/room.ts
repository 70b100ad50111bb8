/* Mounts the lab. */

import '../../grid/coin-board.css';
import '../../ui/notation-field';
import './lab.css';
import texts from '../../i18n/en/lab.ftl?raw';
import { learn } from '../../i18n/index';
import type { MountRoom } from '../definition';
import { LabRoom } from './model';
import { lab, labTitle } from './view';
import { labAnnouncement } from './words';

learn(texts);

export const mount: MountRoom = (client, history, changed) => {
  const room = new LabRoom(client, history, changed);
  return {
    room,
    view: () => lab(room),
    title: () => labTitle(room),
    announcements: () => [labAnnouncement(room), ''],
  };
};
