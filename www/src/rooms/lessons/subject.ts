/* The subject of the view of a lesson. */

import { text } from '../../i18n/index';
import type { Subject, ViewHost } from '../view';
import { LessonRoom } from './model';
import { lessonAnnouncement, wordsOf } from './words';

export type LessonsSubject = Subject<LessonRoom>;

export function enter(host: ViewHost): LessonsSubject {
  const room = new LessonRoom(host.client, host.history, () => host.changed());
  return {
    room,
    works: [],
    error: undefined,
    get understood() {
      return !room.entry || room.step !== undefined;
    },
    retry: () => room.again(),
    get name() {
      return room.entry ? wordsOf(room.entry.name, 'name') : text('lessons-path-title');
    },
    get announcement() {
      return lessonAnnouncement(room);
    },
  };
}
