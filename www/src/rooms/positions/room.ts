/* Mounts the positions room. */

import '../../ui/notation-field';
import '../../boards/diagrams.css';
import './positions.css';
import type { MountRoom } from '../definition';
import { PositionRoom } from './model';
import { positions, positionTitle, saidOf } from './view';
import { positionAnnouncement } from './words';

export const mount: MountRoom = (client, history, changed) => {
  const room = new PositionRoom(client, history, changed, () => import('../../asked/sentence'));
  return {
    room,
    view: () => positions(room),
    title: () => positionTitle(room),
    announcements: () => {
      const { doubt, leftOut } = room.sentence ?? {};
      // What may be wrong before who wins.
      const said = room.other ? saidOf(room.other) : positionAnnouncement(room);
      return [[doubt, leftOut?.said, said].filter(Boolean).join(' '), ''];
    },
  };
};
