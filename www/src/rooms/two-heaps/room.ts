/* Mounts the two-heaps room. */

import '../../grid/heat';
import '../../grid/heat.css';
import './two-heaps.css';
import ruleTexts from '../../i18n/en/own-rules.ftl?raw';
import texts from '../../i18n/en/tables.ftl?raw';
import { learn } from '../../i18n/index';
import type { MountRoom } from '../definition';
import { TwoHeapsRoom } from './model';
import { twoHeapsAnnouncement } from './table-view';
import { twoHeaps, twoHeapsTitle } from './view';

learn(texts);
learn(ruleTexts);

export const mount: MountRoom = (client, history, changed) => {
  const room = new TwoHeapsRoom(client, history, changed);
  return {
    room,
    view: () => twoHeaps(room),
    title: () => twoHeapsTitle(room),
    announcements: () => [twoHeapsAnnouncement(room), ''],
  };
};
