/* Mounts the Zeckendorf room. */

import 'texts:tables';
import './bars';
import './carries';
import '../../ui/copy-button';
import '../../grid/heat';
import './word';
import '../../grid/heat.css';
import './zeckendorf.css';
import '../../ui/field';
import { afterAnswer } from '../../engine/next-task';
import type { MountRoom } from '../definition';
import { ZeckendorfRoom } from './model';
import { zeckendorfAnnouncement } from './terms-view';
import { zeckendorf, zeckendorfTitle } from './view';

export const mount: MountRoom = (client, history, changed) => {
  const room = new ZeckendorfRoom(client, history, changed);
  const isSeen = afterAnswer(changed);
  return {
    room,
    view: () => zeckendorf(room, isSeen(room.shown !== undefined)),
    title: () => zeckendorfTitle(room),
    announcements: () => [zeckendorfAnnouncement(room), ''],
  };
};
