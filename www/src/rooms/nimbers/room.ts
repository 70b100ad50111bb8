/* Mounts the nimbers room. */

import './expansion';
import '../../ui/notation-field';
import '../../grid/nimber-table';
import '../../grid/nimber-table.css';
import './nimbers.css';
import type { MountRoom } from '../definition';
import { NimberRoom } from './model';
import { nimbers, nimbersTitle } from './view';
import { nimberAnnouncement } from './words';

export const mount: MountRoom = (client, history, changed) => {
  const room = new NimberRoom(client, history, changed);
  return {
    room,
    view: () => nimbers(room),
    title: () => nimbersTitle(room),
    announcements: () => [nimberAnnouncement(room), ''],
  };
};
