/* The subject of the views of an expression of nimbers. */

import type { Subject, ViewHost } from '../view';
import { whatIsWrong } from './field';
import { NimberRoom } from './model';
import { labelled, nimberAnnouncement } from './words';

export type NimberSubject = Subject<NimberRoom>;

export function enter(host: ViewHost): NimberSubject {
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
    get announcement() {
      return nimberAnnouncement(room);
    },
  };
}
