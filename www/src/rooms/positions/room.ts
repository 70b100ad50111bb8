/* Mounts the positions room. */

import '../../ui/notation-field';
import '../../boards/diagrams.css';
import './positions.css';
import diagramTexts from '../../i18n/en/diagrams.ftl?raw';
import texts from '../../i18n/en/positions.ftl?raw';
import { learn } from '../../i18n/index';
import type { MountRoom } from '../definition';
import { PositionRoom } from './model';
import { positions, positionTitle } from './view';
import { positionAnnouncement } from './words';

learn(texts);
learn(diagramTexts);

export const mount: MountRoom = (client, history, changed) => {
  const room = new PositionRoom(client, history, changed, () => import('../../asked/sentence'));
  return {
    room,
    view: () => positions(room),
    title: () => positionTitle(room),
    announcements: () => [positionAnnouncement(room), ''],
  };
};
