/* The subject of the views of a game on two heaps. */

import tableTexts from '../../i18n/en/tables.ftl?raw';
import { learn } from '../../i18n/index';
import { TwoHeapsRoom } from '../../rooms/two-heaps/model';
import { tableName, twoHeapsAnnouncement } from '../../rooms/two-heaps/table-view';
import type { Subject, ViewHost } from '../view';

learn(tableTexts);

export type TwoHeapsSubject = Subject<TwoHeapsRoom>;

export async function enter(host: ViewHost): Promise<TwoHeapsSubject> {
  const fields = host.asking ? await import('../fields/two-heaps-fields') : undefined;
  const room = new TwoHeapsRoom(host.client, host.history, () => host.changed());
  return {
    room,
    understood: true,
    works: [room.ruling, room.grid.loading],
    get error() {
      return room.ruleError;
    },
    retry: () => room.grid.again(),
    get name() {
      return tableName(room);
    },
    fields: fields && { sheets: fields.sheets, draw: () => fields.draw(room) },
    get announcement() {
      return twoHeapsAnnouncement(room);
    },
  };
}
