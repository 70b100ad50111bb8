/* Mounts the nimbers room. */

import './expansion';
import '../../ui/notation-field';
import '../../grid/nimber-table';
import '../../grid/nimber-table.css';
import './nimbers.css';
import texts from '../../i18n/en/nimbers.ftl?raw';
import { learn } from '../../i18n/index';
import type { MountRoom } from '../definition';
import { NimberRoom } from './model';
import { nimbers, nimbersTitle } from './view';
import { nimberAnnouncement } from './words';

learn(texts);

export const mount: MountRoom = (client, history, changed) => {
  const room = new NimberRoom(client, history, changed);
  return {
    room,
    view: () => nimbers(room),
    title: () => nimbersTitle(room),
    announcements: () => [nimberAnnouncement(room), ''],
  };
};
