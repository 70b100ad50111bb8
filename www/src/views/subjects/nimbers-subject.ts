/* The subject of the views of an expression of nimbers. */

import nimberTexts from '../../i18n/en/nimbers.ftl?raw';
import { learn } from '../../i18n/index';
import { nimberAnnouncement } from '../../rooms/nimbers/announcements';
import { whatIsWrong } from '../../rooms/nimbers/field';
import { NimberRoom } from '../../rooms/nimbers/model';
import { labelled } from '../../rooms/nimbers/words';
import type { Subject, ViewHost } from '../view';

learn(nimberTexts);

export type NimberSubject = Subject<NimberRoom>;

export async function enter(host: ViewHost): Promise<NimberSubject> {
  const fields = host.asking ? await import('../fields/nimbers-fields') : undefined;
  const room = new NimberRoom(host.client, host.history, () => host.changed());
  const typed = () => room.question.arguments.e ?? '';
  return {
    room,
    works: [room.calculating],
    get error() {
      return room.error;
    },
    sentence: (error) => (error === room.error ? whatIsWrong(error, typed()).sentence : undefined),
    get understood() {
      return !room.calculating.running && (room.error !== undefined || !room.stale);
    },
    retry: () => room.answerActions.again(),
    get name() {
      return labelled(typed());
    },
    fields: fields && { sheets: fields.sheets, draw: () => fields.draw(room) },
    get announcement() {
      return nimberAnnouncement(room);
    },
  };
}
