/* The subject of the views of a position. */

import diagramTexts from '../../i18n/en/diagrams.ftl?raw';
import positionTexts from '../../i18n/en/positions.ftl?raw';
import { learn } from '../../i18n/index';
import { positionAnnouncement } from '../../rooms/positions/announcements';
import { whatIsWrong } from '../../rooms/positions/field';
import { PositionRoom } from '../../rooms/positions/model';
import { brief } from '../../ui/brief';
import type { Subject, ViewHost } from '../view';

learn(positionTexts);
learn(diagramTexts);

export type PositionSubject = Subject<PositionRoom>;

export async function enter(host: ViewHost): Promise<PositionSubject> {
  const fields = host.asking ? await import('../fields/positions-fields') : undefined;
  const room = new PositionRoom(host.client, host.history, () => host.changed());
  return {
    room,
    works: [room.analysing],
    get error() {
      return room.error;
    },
    sentence: (error) => (error === room.error ? whatIsWrong(room.error) : undefined),
    get understood() {
      return !room.analysing.running && (room.error !== undefined || !room.stale);
    },
    retry: () => room.actions.again(),
    get name() {
      return brief(room.typed);
    },
    fields: fields && { sheets: fields.sheets, draw: () => fields.draw(room) },
    get announcement() {
      return positionAnnouncement(room);
    },
  };
}
