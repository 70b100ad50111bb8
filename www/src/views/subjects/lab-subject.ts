/* The subject of the views of the lab. */

import labTexts from '../../i18n/en/lab.ftl?raw';
import { learn } from '../../i18n/index';
import { labAnnouncement } from '../../rooms/lab/announcements';
import { LabRoom } from '../../rooms/lab/model';
import { productName } from '../../rooms/lab/words';
import type { Subject, ViewHost } from '../view';

learn(labTexts);

export type LabSubject = Subject<LabRoom>;

export async function enter(host: ViewHost): Promise<LabSubject> {
  const fields = host.asking ? await import('../fields/lab-fields') : undefined;
  const room = new LabRoom(host.client, host.history, () => host.changed());
  return {
    room,
    works: room.essential,
    get error() {
      return room.error;
    },
    get understood() {
      return room.error !== undefined || (room.games !== undefined && !room.stale);
    },
    retry: () => room.actions.again(),
    get name() {
      return productName(room);
    },
    fields: fields && { sheets: fields.sheets, draw: () => fields.draw(room) },
    get announcement() {
      return labAnnouncement(room);
    },
  };
}
